import { comparedFeatures } from "#core/wishlist/compared-features.ts";
import { type WishedProduct, wishedQuantities } from "#core/wishlist/wished-product.ts";
import type { WishedPlace, Wishlist } from "#core/wishlist/wishlist.ts";
import { Image } from "#ui/components/image.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import cart from "#ui/shop/cart/cart-contents.module.css";
import { BasePrice, PriceNote, PriceRangeText } from "#ui/shop/price.tsx";
import styles from "#ui/shop/wishlist/compared-products.module.css";
import { ShareWishlist } from "#ui/shop/wishlist/share-wishlist.tsx";
import { usePathOf } from "#ui/shop/wishlist/use-path-of.ts";
import { useWishedProducts, wishedName } from "#ui/shop/wishlist/use-wished-products.ts";
import type { WishlistProps } from "#ui/shop/wishlist/wishlist-props.ts";

interface ComparedProductsProps extends WishlistProps {
	readonly items: Wishlist;
	/** Compares these from now on. */
	readonly onChange: (items: readonly WishedPlace[]) => void;
}

/**
 * Products next to each other by the attributes that the shop gives them (B-USE-14). Which they are is in the address alone:
 * nothing is stored, and the link shows the same to others.
 */
export function ComparedProducts({ items, shop, onChange }: ComparedProductsProps) {
	const t = useTranslate();
	const { wished } = useWishedProducts(shop, items);
	const offered = wished.filter(({ product }) => product !== null);
	if (offered.length === 0) return null;
	return (
		<div className={styles.comparison}>
			<h2 id="comparison">{t("wishlist.comparison")}</h2>
			{offered.length < 2 ? <p>{t("wishlist.compareOne")}</p> : null}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled by keys */}
			<section className={styles.frame} aria-labelledby="comparison" tabIndex={0}>
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
								<td key={keyOf(one)}>
									{one.range ? (
										<>
											<PriceRangeText range={one.range} /> <BasePrice of={wishedQuantities(one)} />{" "}
											<PriceNote />
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
			<div className={styles.end}>
				<ShareWishlist items={items} parameter="compare" />
				<button type="button" className={cart.remove} onClick={() => onChange([])}>
					{t("wishlist.endComparison")}
				</button>
			</div>
		</div>
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
			{image ? <Image image={{ ...image, alt: "" }} sizes="140px" /> : null}
			{path ? <a href={path}>{name}</a> : name}
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
