import { type ReactNode, useState } from "react";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { sellsOnline } from "#core/settings/shop-settings.ts";
import { type WishedProduct, wishedQuantities } from "#core/wishlist/wished-product.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { EmptyImage } from "#ui/components/empty-image.tsx";
import { formatPrice } from "#ui/components/format-price.ts";
import { Image } from "#ui/components/image.tsx";
import { fromMedium } from "#ui/foundation/breakpoints.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import line from "#ui/shop/cart/cart-line-row.module.css";
import { ConditionLabel } from "#ui/shop/condition-label.tsx";
import { BasePrice, PriceNote, PriceRangeText } from "#ui/shop/price.tsx";
import { type AddedLine, addToCart, countedAgain } from "#ui/shop/product/add-to-cart.ts";
import { AddedNotice } from "#ui/shop/product/added-notice.tsx";
import { useSettings } from "#ui/shop/use-settings.ts";
import { useShop } from "#ui/shop/use-shop.ts";
import { isDiscontinued, usePathOf, type WishlistProps } from "#ui/shop/wishlist/use-wished-products.ts";
import { wishedName } from "#ui/shop/wishlist/wished-name.ts";
import styles from "#ui/shop/wishlist/wishlist-contents.module.css";

interface WishlistLineProps extends WishlistProps {
	readonly wished: WishedProduct;
	/** Further actions besides adding to the cart or opening the product. */
	readonly children: ReactNode;
}

/** A product of a list: image, name, notices, price and actions. */
export function WishlistLine({ wished, shop, services, children }: WishlistLineProps) {
	const t = useTranslate();
	const { product, variant, range } = wished;
	const path = usePathOf(wished);
	const first = product?.images[0];
	const image = first ? shop.images.image(first) : null;
	return (
		<div className={line.line}>
			<div className={line.frame} style={image?.color ? { backgroundColor: image.color } : undefined}>
				{image ? <Image image={{ ...image, alt: "" }} sizes={`${fromMedium} 140px, 88px`} /> : <EmptyImage />}
			</div>
			<div className={line.words}>
				<p className={line.name} lang={product?.text_languages?.display_name}>
					{product && path ? <a href={path}>{product.display_name}</a> : t("line.unknown")}
				</p>
				{product?.manufacturer ? <p>{product.manufacturer.display_name}</p> : null}
				<ConditionLabel product={product} />
				{variant ? <p>{variant.display_name}</p> : null}
				<Note wished={wished} />
			</div>
			<div className={line.sum}>
				{range ? (
					<>
						<p>
							<PriceRangeText range={range} /> <BasePrice quantities={wishedQuantities(wished)} />
						</p>
						<PriceNote goods={product} />
					</>
				) : product ? (
					<p>{isDiscontinued(wished) ? null : t("catalogue.onRequest")}</p>
				) : null}
			</div>
			<div className={line.below}>
				<NextStep wished={wished} path={path} shop={shop} services={services}>
					{children}
				</NextStep>
			</div>
		</div>
	);
}

function Note({ wished: { note } }: Pick<WishlistLineProps, "wished">) {
	const t = useTranslate();
	const { language } = useShell();
	const { currency } = useShop();
	if (note === null) return null;
	if (note.type === "gone") return <p className={line.law}>{t("cart.gone")}</p>;
	if (note.type === "soldOut") return <p className={line.law}>{t("catalogue.soldOut")}</p>;
	const format = (amount: DecimalText) => formatPrice(amount, currency, language);
	return (
		<p className={line.law}>
			{t("cart.priceChanged", { now: format(note.now), before: format(note.before) })}
		</p>
	);
}

/** The main action: adds to the cart if nothing has to be chosen first; otherwise links to the product. */
function NextStep({
	wished,
	path,
	shop,
	services,
	children,
}: WishlistLineProps & { readonly path: string | null }) {
	const t = useTranslate();
	const { currency } = useShop();
	const { settings } = useSettings(shop);
	const [added, setAdded] = useState<AddedLine>({ status: "none" });
	const { ready } = wished;
	const name = wishedName(wished, t);
	const add = () => {
		if (!ready) return;
		addToCart(ready, currency, services).then(
			(next) => next && setAdded((last) => countedAgain(last, next)),
			() => setAdded({ status: "refused" }),
		);
	};
	return (
		<>
			<div className={styles.actions}>
				{ready && sellsOnline(settings) ? (
					<Button quiet onPress={add}>
						{settings.call_to_action_text ?? t("product.addToCart")}
						<span className="visually-hidden">{`: ${name}`}</span>
					</Button>
				) : path ? (
					<ButtonLink link={pageLink(path)} quiet>
						{t("wishlist.view")}
						<span className="visually-hidden">{`: ${name}`}</span>
					</ButtonLink>
				) : null}
				{children}
			</div>
			<div role="status">
				{added.status === "added" || added.status === "allInCart" ? <AddedNotice added={added} /> : null}
				{added.status === "refused" ? <p className={line.law}>{t("product.notAdded")}</p> : null}
			</div>
		</>
	);
}
