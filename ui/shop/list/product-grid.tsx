import type { ProductCardModel } from "#core/models/shop-model.ts";
import { fromLarge, fromSmall, fromWide } from "#ui/foundation/breakpoints.ts";
import { ProductCard } from "#ui/shop/list/product-card.tsx";
import styles from "#ui/shop/list/product-grid.module.css";

/** The `sizes` of a card's image by columns, next to filters or over the page's full width. */
const sizes = {
	withFilters: {
		2: `${fromWide} 34vw, 46vw`,
		3: `${fromWide} 24vw, ${fromLarge} 34vw, ${fromSmall} 30vw, 46vw`,
		4: `${fromWide} 20vw, ${fromLarge} 34vw, 46vw`,
	},
	full: {
		2: `${fromLarge} 31vw, 46vw`,
		3: `${fromSmall} 30vw, 46vw`,
		4: `${fromLarge} 23vw, 46vw`,
	},
} as const;
const singleSizes = `${fromLarge} 31vw, ${fromSmall} 46vw, 92vw`;

interface ProductGridProps {
	readonly cards: readonly ProductCardModel[];
	/** The list's accessible name. */
	readonly label: string;
	/** Whether filters are next to the list. */
	readonly place?: "withFilters" | "full";
	/** The number of placeholders for cards that are still loading. */
	readonly waiting?: number;
	/** Whether other products are about to replace these. */
	readonly fading?: boolean;
	/** The number of images to load immediately, because they are visible when the page opens. */
	readonly first?: number;
	readonly heading?: "h2" | "h3";
	/** The prefix of the headings' ids, different for each list of a page. */
	readonly anchor?: string;
}

/** The number of cards that phones render together: two rows. */
const partSize = 4;

/**
 * Products side by side, two on a phone. Phones render those far below the screen only when they come near.
 *
 * Use it for every list of products, also suggestions. Not for lists of pages or brands.
 */
export function ProductGrid(props: ProductGridProps) {
	const { cards, label, place = "full", waiting = 0, fading = false, first = 0, ...named } = props;
	const columns = columnsOf(cards.length + waiting);
	const isSingle = cards.length === 1 && waiting === 0;
	const items = [
		...cards.map((card, index) => (
			// biome-ignore lint/a11y/useSemanticElements: a list's items are its children, these are in parts.
			<div key={card.product.id} role="listitem" className={styles.item}>
				<ProductCard
					card={card}
					sizes={cards.length === 1 ? singleSizes : sizes[place][columns]}
					priority={index < first}
					{...named}
				/>
			</div>
		)),
		...Array.from({ length: waiting }, (_, index) => (
			<div key={`waiting ${index}`} className={styles.waiting} aria-hidden="true" />
		)),
	];
	return (
		// biome-ignore lint/a11y/useSemanticElements: as above.
		<div
			role="list"
			className={`${styles.grid} ${styles[place]} ${isSingle ? styles.single : ""}`}
			data-columns={columns}
			aria-label={label}
			data-part="product-list"
			data-fading={fading || undefined}
		>
			{inParts(items).map((part, index) => (
				<div key={`part ${index}`} className={index > 0 ? `${styles.part} drawn-when-near` : styles.part}>
					{part}
				</div>
			))}
		</div>
	);
}

function inParts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
	const count = Math.ceil(items.length / partSize);
	return Array.from({ length: count }, (_, part) => items.slice(part * partSize, (part + 1) * partSize));
}

/**
 * Returns the columns of a list on wide screens. A few products get three columns if at most one place stays empty.
 * Others get four, or two on tablets, which a long list's page of 20 fills.
 */
function columnsOf(count: number): 2 | 3 | 4 {
	if (count === 2) return 2;
	return [3, 5, 6, 9].includes(count) ? 3 : 4;
}
