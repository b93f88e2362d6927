import type { ProductCardModel } from "#core/models/shop-model.ts";
import { ProductGrid } from "#ui/shop/list/product-grid.tsx";

/** The props of {@link ProductCards}. */
export interface ProductCardsProps {
	readonly cards: readonly ProductCardModel[];
	/** The list's accessible name. */
	readonly label: string;
	readonly heading: "h2" | "h3";
	/** The prefix of the headings' ids. */
	readonly anchor: string;
}

/** A few products side by side over the page's whole width. */
export function ProductCards({ cards, label, heading, anchor }: ProductCardsProps) {
	return <ProductGrid cards={cards} label={label} heading={heading} anchor={anchor} />;
}
