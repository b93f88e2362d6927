import type { Product } from "#core/catalogue/product.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import { producerGuaranteeYears } from "#core/legal/guarantee-box.ts";
import type { DocumentModel } from "#core/models/shop-model.ts";
import { outsideLink } from "#core/navigation/link.ts";
import { Image } from "#ui/components/image.tsx";
import { Link } from "#ui/components/link.tsx";
import { fromMedium } from "#ui/foundation/breakpoints.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/guarantee-notice.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

/**
 * The official notice of the legal guarantee (Annex I of Regulation (EU) 2025/1960). If the shop has the file, it is
 * shown unaltered with the law's text as alternative; otherwise only that text, without an imitation of the graphic.
 * If the shop has it as a PDF, too, it links to that.
 *
 * Use it for goods that are about to be ordered. Not for what a producer promises beyond the law.
 */
export function GuaranteeNotice() {
	const t = useTranslate();
	const { noticeImage, noticeDocument } = useShop();
	const texts = [
		t("product.guarantee.law"),
		t("product.guarantee.rights"),
		t("product.guarantee.producerGuarantee"),
	];
	return (
		<div className={styles.notice}>
			{noticeImage ? (
				<Graphic image={noticeImage} text={[t("product.guarantee.heading"), ...texts].join(" ")} />
			) : (
				texts.map((text) => <p key={text}>{text}</p>)
			)}
			<DocumentLink document={noticeDocument}>{t("product.guarantee.document")}</DocumentLink>
			<Link link={outsideLink(t("product.guarantee.portal"))}>{t("product.guarantee.more")}</Link>
		</div>
	);
}

/** The id of the terms of a producer's guarantee, to which its label links. */
export const guaranteeTermsId = "product-guarantee-terms-text";

/**
 * The label of a producer's guarantee that is longer than the legal one, next to the product's image or, on phones,
 * below its name. If the shop has the official label (Annex II), it is shown; otherwise years and guarantor as text.
 * It links to the label's PDF and to the terms, if there are any.
 */
export function GuaranteeLabel({
	product,
	image,
	document,
	terms,
}: {
	readonly product: Product;
	readonly image: ImageModel | null;
	readonly document: DocumentModel | null;
	/** The id of the terms on the page; null if it has none. */
	readonly terms: string | null;
}) {
	const t = useTranslate();
	const count = producerGuaranteeYears(product);
	if (count === null) return null;
	const { guarantor } = product;
	const years = t("product.guarantee.years", { count });
	const by = guarantor ? t("product.guarantee.by", { guarantor }) : t("product.guarantee.byProducer");
	return (
		<section className={styles.label} aria-label={t("product.guarantee.label")}>
			{image ? (
				<Graphic image={image} text={`${years}. ${by}`} />
			) : (
				<p>
					<strong>{years}</strong> · {by}
				</p>
			)}
			<DocumentLink document={document}>{t("product.guarantee.labelDocument")}</DocumentLink>
			{terms === null ? null : <a href={`#${terms}`}>{t("product.guarantee.terms")}</a>}
		</section>
	);
}

/** A link to a document with its type and size; renders nothing without one. */
function DocumentLink({
	document,
	children,
}: {
	readonly document: DocumentModel | null;
	readonly children: string;
}) {
	const t = useTranslate();
	if (document === null) return null;
	const { href, kilobytes } = document;
	return <a href={href}>{`${children} (${t("product.guarantee.pdf", { kilobytes })})`}</a>;
}

/** An official graphic with its own alternative text, or the given one. */
function Graphic({ image, text }: { readonly image: ImageModel; readonly text: string }) {
	return (
		<Image
			image={{ ...image, alt: image.alt || text }}
			sizes={`${fromMedium} 480px, 100vw`}
			className={styles.graphic}
		/>
	);
}
