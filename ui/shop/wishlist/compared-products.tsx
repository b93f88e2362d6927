import { useId } from "react";
import { comparedFeatures } from "#core/wishlist/compared-features.ts";
import { type WishedProduct, wishedQuantities } from "#core/wishlist/wished-product.ts";
import type { WishedPlace, Wishlist } from "#core/wishlist/wishlist.ts";
import { Image } from "#ui/components/image.tsx";
import { fromLarge } from "#ui/foundation/breakpoints.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import cart from "#ui/shop/cart/cart-contents.module.css";
import { ConditionLabel } from "#ui/shop/condition-label.tsx";
import { RetryNotice, Skeleton } from "#ui/shop/order/order-notice.tsx";
import { BasePrice, PriceNote, PriceRangeText } from "#ui/shop/price.tsx";
import styles from "#ui/shop/wishlist/compared-products.module.css";
import { ShareWishlist } from "#ui/shop/wishlist/share-wishlist.tsx";
import {
	isDiscontinued,
	usePathOf,
	type WishedProducts,
	type WishlistProps,
} from "#ui/shop/wishlist/use-wished-products.ts";
import { wishedName } from "#ui/shop/wishlist/wished-name.ts";

interface ComparedProductsProps extends Pick<WishlistProps, "shop">, WishedProducts {
	readonly items: Wishlist;
	/** Called with the products to compare from now on. */
	readonly onChange: (items: readonly WishedPlace[]) => void;
}

/**
 * A table that compares products by the shop's attributes (B-USE-14). The products are only in the URL: nothing is
 * stored, and the link shows others the same.
 */
export function ComparedProducts(props: ComparedProductsProps) {
	const { items, shop, onChange, wished, pending, failed, retry } = props;
	const t = useTranslate();
	const heading = useId();
	const offered = wished.filter((one) => !isDiscontinued(one));
	return (
		<div className={styles.comparison}>
			<h2 id={heading}>{t("wishlist.comparison")}</h2>
			{pending ? <Skeleton label={t("wishlist.loading")} /> : null}
			{failed ? <RetryNotice messageKey="error.loadProducts" onRetry={retry} /> : null}
			{wished.filter(isDiscontinued).map((one) => (
				<p key={keyOf(one)}>{`${wishedName(one, t)}: ${t("cart.gone")}`}</p>
			))}
			{offered.length === 1 ? <p>{t("wishlist.compareOne")}</p> : null}
			{offered.length === 0 ? null : (
				<ComparisonTable heading={heading} offered={offered} items={items} shop={shop} onChange={onChange} />
			)}
			<div className={styles.end}>
				<ShareWishlist items={items} parameter="compare" />
				<button type="button" className={cart.remove} onClick={() => onChange([])}>
					{t("wishlist.endComparison")}
				</button>
			</div>
		</div>
	);
}

function ComparisonTable({
	heading,
	offered,
	items,
	shop,
	onChange,
}: Pick<ComparedProductsProps, "items" | "shop" | "onChange"> & {
	readonly heading: string;
	readonly offered: readonly WishedProduct[];
}) {
	const t = useTranslate();
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled by keys
		<section className={styles.frame} aria-labelledby={heading} tabIndex={0}>
			<table>
				<thead>
					<tr>
						<td />
						{offered.map((one) => (
							<th key={keyOf(one)} scope="col">
								<Head
									wished={one}
									shop={shop}
									onRemove={() => onChange(items.filter((item) => item !== one.item))}
								/>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					<tr>
						<th scope="row">{t("wishlist.price")}</th>
						{offered.map((one) => (
							<td key={keyOf(one)} className={styles.price}>
								{one.range ? (
									<>
										<PriceRangeText range={one.range} /> <BasePrice quantities={wishedQuantities(one)} />{" "}
										<PriceNote goods={one.product} />
									</>
								) : (
									t("catalogue.onRequest")
								)}
							</td>
						))}
					</tr>
					{comparedFeatures(offered).map(({ id, name, values, differs }) => (
						<tr key={id} data-differs={differs || undefined}>
							<th scope="row">{name.type === "text" ? name.text : t(name.labelKey)}</th>
							{offered.map((one, place) => (
								<td key={keyOf(one)}>{values[place]?.join(", ") || "–"}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

const keyOf = ({ item: { product, variant } }: WishedProduct) => JSON.stringify([product, variant]);

function Head({
	wished,
	shop,
	onRemove,
}: Pick<WishlistProps, "shop"> & { readonly wished: WishedProduct; readonly onRemove: () => void }) {
	const t = useTranslate();
	const path = usePathOf(wished);
	const name = wishedName(wished, t);
	const first = wished.product?.images[0];
	const image = first ? shop.images.image(first) : null;
	return (
		<div className={styles.head}>
			{image ? <Image image={{ ...image, alt: "" }} sizes={`${fromLarge} 200px, 140px`} /> : null}
			{path ? <a href={path}>{name}</a> : name}
			<ConditionLabel product={wished.product} />
			<button
				type="button"
				className={cart.remove}
				aria-label={t("wishlist.compareNot", { name })}
				onClick={onRemove}
			>
				{t("cart.remove")}
			</button>
		</div>
	);
}
