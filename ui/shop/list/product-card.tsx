import { type CSSProperties, memo, type ReactNode, useState } from "react";
import { pricedQuantities } from "#core/catalogue/base-price.ts";
import { priceRange } from "#core/catalogue/price-range.ts";
import type { ProductListItem } from "#core/catalogue/product.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { ProductCardModel } from "#core/models/shop-model.ts";
import { EmptyImage } from "#ui/components/empty-image.tsx";
import { headingStyle } from "#ui/components/heading-style.ts";
import { imageAttributes } from "#ui/components/image.tsx";
import { replaceable } from "#ui/foundation/replaceable.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/list/product-card.module.css";
import { BasePrice, PriceNote, PriceRangeText } from "#ui/shop/price.tsx";
import { Reduction } from "#ui/shop/price-reduction.tsx";
import { useShop } from "#ui/shop/use-shop.ts";
import { WishButton } from "#ui/shop/wishlist/wish-button.tsx";

/** A product in a list, and how the list shows it. */
interface ListedCard {
	readonly card: ProductCardModel;
	/** The width of its image, as HTML's `sizes` attribute. */
	readonly sizes: string;
	/** Whether to load the image immediately, because it is visible when the page opens. */
	readonly priority?: boolean;
	/** The level of its heading. */
	readonly heading?: "h2" | "h3";
	/** The prefix of its heading's id, different for each list of a page (R-A11Y-03). */
	readonly anchor?: string;
}

/** The props of a card with its parts. */
export interface ProductCardProps extends ListedCard {
	readonly parts: {
		/** Badges: the condition of used goods, and sold out; renders nothing for other products. */
		readonly marks: ReactNode;
		/** The price with all that the law requires next to it: base price, reduction, tax and shipping. */
		readonly offer: ReactNode;
		/** The button that saves the product; renders nothing if the shop has no wishlist. */
		readonly wish: ReactNode;
	};
}

const Card = replaceable(
	"ProductCard",
	function Card({
		card,
		sizes,
		priority = false,
		heading: Heading = "h2",
		anchor = "product",
		parts,
	}: ProductCardProps) {
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
					{first ? <CardImage image={first} sizes={sizes} priority={priority} /> : <EmptyImage />}
					{second && pointedAt ? <SecondImage image={second} sizes={sizes} /> : null}
					{parts.marks}
				</div>
				<div className={styles.name}>
					{product.manufacturer ? <p className={styles.brand}>{product.manufacturer.display_name}</p> : null}
					<Heading
						id={`${anchor}-${product.slug}`}
						className={styles.heading}
						style={headingStyle(product.display_name)}
					>
						<a href={path} className={styles.link} lang={product.text_languages?.display_name}>
							{product.display_name}
						</a>
					</Heading>
				</div>
				<div className={styles.offer}>{parts.offer}</div>
				{parts.wish}
			</article>
		);
	},
);

/**
 * A product in a list: image, brand, name and price; the whole card links to the product's page (R-CAT-02). It is
 * memoized, because lists stay mounted while filters change.
 *
 * Use it for lists of products. Not for teasers of pages.
 */
export const ProductCard = memo(function ProductCard(listed: ListedCard) {
	const t = useTranslate();
	const { product } = listed.card;
	const wish = (
		<WishButton
			product={product.id}
			price={priceRange(product)?.lowest ?? null}
			name={product.display_name}
			place="picture"
		/>
	);
	const offer = <Offer product={product} onRequest={t("catalogue.onRequest")} />;
	return <Card {...listed} parts={{ marks: <Marks product={product} />, offer, wish }} />;
});

/**
 * An image in a square. It is shown completely, and its edges fade into the background if it is not square. An image
 * of a worn piece fills the square around its focal point.
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

/**
 * The second image. It loads when the card is first pointed at or focused, so that nobody loads images that they do
 * not look at.
 */
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
 * Badges on the image: the condition of goods that are not new (B-LAW-22), and sold out, with whether they can be
 * ordered anyway. Lists do not know the stock of variants.
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

/** The price and, if it is reduced, the lowest price of the 30 days before (B-LAW-05). */
function Offer({ product, onRequest }: { readonly product: ProductListItem; readonly onRequest: string }) {
	const range = priceRange(product);
	if (!range) return <p className={styles.price}>{onRequest}</p>;
	return (
		<>
			<p className={styles.price}>
				<PriceRangeText range={range} />
				<BasePrice quantities={pricedQuantities(product)} />
			</p>
			{range.single && range.lowest === product.price_brutto ? (
				<Reduction price={range.lowest} history={product.price_history} />
			) : null}
			<PriceNote goods={product} />
		</>
	);
}
