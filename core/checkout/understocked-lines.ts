import type { CartLine } from "#core/cart/cart-line.ts";
import type { CountedProduct, CountedVariant } from "#core/cart/stock-limit.ts";

/** A line with its product's and variant's stock. */
export interface StockedLine extends Pick<CartLine, "count"> {
	readonly product: CountedProduct;
	readonly variant: CountedVariant | null;
}

/**
 * Returns a function for the number of pieces needed from a line's stock. Different engravings, for example, share a
 * stock.
 */
export function wantedPieces(lines: readonly StockedLine[]): (line: StockedLine) => number {
	const pieces = new Map<string, number>();
	for (const line of lines) pieces.set(stockOf(line), (pieces.get(stockOf(line)) ?? 0) + line.count);
	return (line) => pieces.get(stockOf(line)) ?? 0;
}

/**
 * Returns the lines that cannot be ordered because the cart contains more pieces than are in stock and none can be
 * reordered (B-LAW-06). Lines with the same stock are counted together.
 */
export function understockedLines<Line extends StockedLine>(lines: readonly Line[]): readonly Line[] {
	const piecesByItem = wantedPieces(lines);
	return lines.filter((line) => {
		const { product, variant } = line;
		const stock = variant?.stock ?? product.stock;
		if ((variant?.reorder_possible ?? product.reorder_possible) || stock === null) return false;
		return piecesByItem(line) > stock;
	});
}

function stockOf({ product, variant }: StockedLine): string {
	return JSON.stringify(variant && variant.stock !== null ? [product.id, variant.id] : [product.id]);
}
