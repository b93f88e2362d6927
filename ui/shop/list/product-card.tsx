import { type CSSProperties, memo, useState } from "react";
import { pricedQuantities } from "#core/catalogue/base-price.ts";
import { priceRange } from "#core/catalogue/price-range.ts";
import type { ProductListItem } from "#core/catalogue/product.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { ProductCardModel } from "#core/models/shop-model.ts";
import { imageAttributes } from "#ui/components/image.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/list/product-card.module.css";
import { BasePrice, PriceNote, PriceRangeText } from "#ui/shop/price.tsx";
import { Reduction } from "#ui/shop/price-reduction.tsx";
import { useShop } from "#ui/shop/use-shop.ts";
import { WishButton } from "#ui/shop/wishlist/wish-button.tsx";

/** What a card needs to be rendered. */
export interface ProductCardProps {
	readonly card: ProductCardModel;
	/** How wide its image is rendered, in the `sizes` notation of HTML. */
	readonly sizes: string;
	/** Loads the image at once; for those that a page opens with. */
	readonly priority?: boolean;
	/** The level of its heading. */
	readonly heading?: "h2" | "h3";
	/** What its heading's id begins with; lists of one page differ in it (R-A11Y-03). */
	readonly anchor?: string;
}

/**
 * A product in a list: image, brand, name and price; the whole card leads to its page (R-CAT-02). Drawn again only
 * when it is another: a list stays while its filters change.
 *
 * Use it for lists of products. Not for teasers of pages.
 */
export const ProductCard = memo(function ProductCard({
	card,
	sizes,
	priority = false,
	heading: Heading = "h2",
	anchor = "product",
}: ProductCardProps) {
	const t = useTranslate();
	const { product, path, images } = card;
	const [pointedAt, setPointedAt] = useState(false);
	const [first, second] = images;
	return (
		<article
			className={styles.card}
			data-part="product-card"
			onPointerEnter={({ pointerType }) => pointerType === "mouse" && setPointedAt(true)}
			onFocus={({ target }) => target.matches(":focus-visible") && setPointedAt(true)}
		>
			<div
				className={styles.frame}
				style={first?.color ? { backgroundColor: first.color } : undefined}
				data-empty={first ? undefined : true}
			>
				{first ? <CardImage image={first} sizes={sizes} priority={priority} /> : null}
				{second && pointedAt ? <SecondImage image={second} sizes={sizes} /> : null}
				<Marks product={product} />
			</div>
			<div className={styles.name}>
				{product.manufacturer ? <p className={styles.brand}>{product.manufacturer.display_name}</p> : null}
				<Heading id={`${anchor}-${product.slug}`} className={styles.heading}>
					<a href={path} className={styles.link} lang={product.text_languages?.display_name}>
						{product.display_name}
					</a>
				</Heading>
			</div>
			<div className={styles.offer}>
				<Offer product={product} onRequest={t("catalogue.onRequest")} />
			</div>
			<WishButton
				product={product.id}
				price={priceRange(product)?.lowest ?? null}
				name={product.display_name}
				place="picture"
			/>
		</article>
	);
});

/**
 * An image whole in its square; the edges of one that is none fade into the ground. A piece that is worn fills the square
 * around its focal point.
 */
function CardImage({
	image,
	sizes,
	priority = false,
	className = "",
	onLoad,
}: {
	readonly image: ImageModel;
	readonly sizes: string;
	readonly priority?: boolean;
	readonly className?: string | undefined;
	readonly onLoad?: () => void;
}) {
	const { width, height, subject, focus } = image;
	const shape = width > height ? styles.wide : width < height ? styles.high : "";
	const ratio = Math.min(width, height) / Math.max(width, height);
	const gap = `${Math.round((1 - ratio) * 5000) / 100}%`;
	return (
		<img
			className={`${styles.picture} ${shape} ${className}`}
			{...imageAttributes(image, sizes, priority)}
			alt={image.alt}
			data-subject={subject}
			style={shape ? ({ "--gap": gap, "--focus": focus } as CSSProperties) : undefined}
			onLoad={onLoad}
		/>
	);
}

/** Fetched when the card is pointed at or reached by keys for the first time, so that nobody loads what they never look at. */
function SecondImage({ image, sizes }: { readonly image: ImageModel; readonly sizes: string }) {
	const [loaded, setLoaded] = useState(false);
	return (
		<div
			className={styles.second}
			data-loaded={loaded || undefined}
			style={image.color ? { backgroundColor: image.color } : undefined}
		>
			<CardImage image={{ ...image, alt: "" }} sizes={sizes} priority onLoad={() => setLoaded(true)} />
		</div>
	);
}

/**
 * Marks on the image: the condition of goods that are not new (B-LAW-22), and that none is in stock, with whether it can be
 * ordered all the same; a list does not know the stock of variants.
 */
function Marks({ product }: { readonly product: ProductListItem }) {
	const t = useTranslate();
	const { settings } = useShop();
	const { stock, reorder_possible, product_variants } = product;
	const condition = usedCondition(product);
	const isOut = settings.show_stock && stock === 0 && product_variants.length === 0;
	if (condition === null && !isOut) return null;
	return (
		<div className={styles.marks}>
			{condition === null ? null : <p>{t(`condition.${condition}`)}</p>}
			{isOut ? <p>{t(reorder_possible ? "catalogue.toOrder" : "catalogue.soldOut")}</p> : null}
		</div>
	);
}

/** The price, and where it is reduced, the lowest one of the 30 days before (B-LAW-05). */
function Offer({ product, onRequest }: { readonly product: ProductListItem; readonly onRequest: string }) {
	const range = priceRange(product);
	if (!range) return <p className={styles.price}>{onRequest}</p>;
	return (
		<>
			<p className={styles.price}>
				<PriceRangeText range={range} />
				<BasePrice of={pricedQuantities(product)} />
			</p>
			{range.single && range.lowest === product.price_brutto ? (
				<Reduction price={range.lowest} history={product.price_history} />
			) : null}
			<PriceNote goods={product} />
		</>
	);
}
