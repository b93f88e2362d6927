import type { ProductCardModel } from "#core/models/shop-model.ts";
import { ProductGrid } from "#ui/shop/list/product-grid.tsx";

/** What a block's products are rendered from. */
export interface ProductCardsProps {
	readonly cards: readonly ProductCardModel[];
	/** Names the list for those who hear it. */
	readonly label: string;
	readonly heading: "h2" | "h3";
	/** What the headings' ids begin with. */
	readonly anchor: string;
}

/** A few products side by side over the page's whole width. */
export function ProductCards({ cards, label, heading, anchor }: ProductCardsProps) {
	return <ProductGrid cards={cards} label={label} heading={heading} anchor={anchor} />;
}
