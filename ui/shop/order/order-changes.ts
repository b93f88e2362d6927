import type { CartLine } from "#core/cart/cart-line.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import { remainingStock } from "#core/cart/stock-limit.ts";
import type { ChangedPrice, OrderChanges } from "#core/ports/orders.ts";
import { sameId } from "#core/shared/branded.ts";
import {
	type CheckedLine,
	checkLines,
	type LineNote,
	notesTogether,
	priceNote,
	stockNote,
} from "#ui/shop/cart/check-lines.ts";
import type { LineProducts } from "#ui/shop/cart/use-line-products.ts";

function isOf(line: CartLine, item: Pick<ChangedPrice, "product" | "variant">): boolean {
	return sameId(line.product.id, item.product) && sameId(line.variant?.id ?? null, item.variant);
}

/**
 * Returns the cart's lines before ordering. The catalogue adds only notes about goods that cannot be ordered at all;
 * the order service's last response adds its changes. A note disappears when its line matches the response.
 */
export function linesToOrder(
	lines: readonly CartLine[],
	products: LineProducts,
	{ prices, stock }: Pick<OrderChanges, "prices" | "stock">,
): readonly CheckedLine[] {
	return checkLines(lines, products).map((checked) => {
		const { line, notes } = checked;
		const left = stock.find((item) => isOf(line, item));
		const short = left ? understockedNote(checked, lines, left.stock) : null;
		// Only the service knows the current price of the order.
		const now = prices.find((item) => isOf(line, item))?.price_brutto;
		const stockChange = short ?? notes.find(({ type }) => type !== "price") ?? null;
		return { ...checked, notes: notesTogether(stockChange, now ? priceNote(line, now) : null) };
	});
}

/** Returns the events that accept all changes of a line: the current price, and at most the pieces in stock. */
export function acceptedChanges({ line, notes }: CheckedLine): readonly CartEvent[] {
	return notes.flatMap((note) => acceptedChange(line, note));
}

function acceptedChange({ cartId, priceBrutto }: CartLine, note: LineNote): readonly CartEvent[] {
	switch (note.type) {
		// Only the customer knows which of the lines that share the stock to reduce.
		case "shared":
			return [];
		case "price":
			return [{ type: "changePrice", cartId, priceBrutto: { ...priceBrutto, amount: note.now } }];
		case "short":
			return [{ type: "changeCount", cartId, count: note.stock }];
		case "gone":
			return [{ type: "remove", cartId }];
		default:
			return note satisfies never;
	}
}

/**
 * Returns the note for a line by the service's stock: too many pieces by itself, or together with other lines of the
 * same stock.
 */
function understockedNote(
	{ line, limit }: CheckedLine,
	lines: readonly CartLine[],
	stock: number,
): LineNote | null {
	const variants = limit?.variants ?? [line.variant?.id ?? null];
	const isShort = remainingStock(lines, line.product, { pieces: stock, variants }) < 0;
	return isShort ? stockNote(line, stock) : null;
}
