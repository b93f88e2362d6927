import type { ProductCardModel } from "#core/models/shop-model.ts";
import { fromLarge, fromSmall, fromWide } from "#ui/foundation/breakpoints.ts";
import { ProductCard } from "#ui/shop/list/product-card.tsx";
import styles from "#ui/shop/list/product-grid.module.css";

/** How wide a card's image is rendered: next to the filters or over the page's whole width, by the columns. */
const sizes = {
	withFilters: {
		2: `${fromWide} 34vw, 46vw`,
		3: `${fromWide} 24vw, ${fromLarge} 34vw, ${fromSmall} 30vw, 46vw`,
		4: `${fromWide} 20vw, ${fromLarge} 34vw, 46vw`,
	},
	whole: {
		2: `${fromLarge} 31vw, 46vw`,
		3: `${fromSmall} 30vw, 46vw`,
		4: `${fromLarge} 23vw, 46vw`,
	},
} as const;
const singleSizes = `${fromLarge} 31vw, ${fromSmall} 46vw, 92vw`;

interface ProductGridProps {
	readonly cards: readonly ProductCardModel[];
	/** Names the list for those who hear it. */
	readonly label: string;
	/** Whether filters are next to the list. */
	readonly place?: "withFilters" | "whole";
	/** How many cards are still to come; they keep their place. */
	readonly waiting?: number;
	/** Whether other products will take the place of these. */
	readonly fading?: boolean;
	/** How many images are loaded at once, since the page opens with them. */
	readonly first?: number;
	readonly heading?: "h2" | "h3";
	/** What the headings' ids begin with; lists of one page differ in it. */
	readonly anchor?: string;
}

/**
 * Products side by side, two on a phone.
 *
 * Use it for every list of products, also suggestions. Not for lists of pages or brands.
 */
export function ProductGrid(props: ProductGridProps) {
	const { cards, label, place = "whole", waiting = 0, fading = false, first = 0, ...named } = props;
	const columns = columnsOf(cards.length + waiting);
	return (
		<ul
			className={`${styles.grid} ${styles[place]}`}
			data-columns={columns}
			aria-label={label}
			data-fading={fading || undefined}
		>
			{cards.map((card, index) => (
				<li key={card.product.id} className={styles.item}>
					<ProductCard
						card={card}
						sizes={cards.length === 1 ? singleSizes : sizes[place][columns]}
						priority={index < first}
						{...named}
					/>
				</li>
			))}
			{Array.from({ length: waiting }, (_, index) => (
				<li key={`waiting ${index}`} className={styles.waiting} aria-hidden="true" />
			))}
		</ul>
	);
}

/**
 * The columns of a list where there is room: three for the few products whose last row of three has room for one more at
 * most, otherwise four, or two on tablets: a long list's page of 20 fills such rows.
 */
function columnsOf(count: number): 2 | 3 | 4 {
	if (count === 2) return 2;
	return [3, 5, 6, 9].includes(count) ? 3 : 4;
}
