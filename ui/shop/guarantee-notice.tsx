import { producerGuaranteeYears } from "#core/catalogue/producer-guarantee.ts";
import type { Product } from "#core/catalogue/product.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/guarantee-notice.module.css";

/*
 * The official graphics of Regulation (EU) 2025/1960 are not the program's to give; what is here is drawn from its annexes in
 * their colours and with their contents, and says so.
 */

/**
 * The harmonised notice of the law's own guarantee (Annex I), in the language of the page.
 *
 * Use it for goods that are about to be ordered. Not for what a producer promises beyond the law.
 */
export function GuaranteeNotice() {
	const t = useTranslate();
	return (
		<div className={styles.notice}>
			<p className={styles.title}>
				<strong>{t("product.guarantee.heading")}</strong>
				<span className={styles.badge}>{t("product.guarantee.minimum")}</span>
			</p>
			<p>{t("product.guarantee.law")}</p>
			<p>{t("product.guarantee.rights")}</p>
			<p>{t("product.guarantee.producerGuarantee")}</p>
			<a href={t("product.guarantee.portal")} target="_blank" rel="noopener noreferrer">
				{t("product.guarantee.more")}
			</a>
			<p className={styles.source}>{t("product.guarantee.noticeSource")}</p>
		</div>
	);
}

/**
 * The harmonised label of a producer's guarantee that lasts longer than the law's (Annex II): years, brand and model, and
 * a link to its terms where the page has them.
 */
export function GuaranteeLabel({
	product,
	terms,
}: {
	readonly product: Product;
	/** The id of the part of the page with the terms; null where it has none. */
	readonly terms: string | null;
}) {
	const t = useTranslate();
	const years = producerGuaranteeYears(product);
	if (years === null) return null;
	const { guarantor, manufacturer, reference_number } = product;
	const brand = manufacturer?.display_name ?? guarantor;
	return (
		<section className={styles.label} aria-label={t("product.guarantee.label")}>
			<p className={styles.title}>
				<strong>GARAN</strong>
				<span className={styles.badge}>{t("product.guarantee.years", { count: years })}</span>
			</p>
			<dl className={styles.fields}>
				{brand ? <Field label={t("product.guarantee.brand")} value={brand} /> : null}
				{reference_number ? <Field label={t("product.guarantee.model")} value={reference_number} /> : null}
			</dl>
			<p>{guarantor ? t("product.guarantee.by", { guarantor }) : t("product.guarantee.byProducer")}</p>
			{terms === null ? null : <a href={`#${terms}`}>{t("product.guarantee.terms")}</a>}
			<p className={styles.source}>{t("product.guarantee.labelSource")}</p>
		</section>
	);
}

function Field({ label, value }: { readonly label: string; readonly value: string }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{value}</dd>
		</div>
	);
}
