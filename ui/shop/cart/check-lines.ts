import type { CartLine } from "#core/cart/cart-line.ts";
import { type ResolvedLine, resolveLine } from "#core/cart/loaded-products.ts";
import { remainingStock, type StockLimit, stockLimitOf } from "#core/cart/stock-limit.ts";
import type { Product } from "#core/catalogue/product.ts";
import { understockedLines } from "#core/checkout/understocked-lines.ts";
import { compareDecimals, type DecimalText, zero } from "#core/money/decimal-text.ts";
import type { LineProducts } from "#ui/shop/cart/use-line-products.ts";

/** A change of a line that the customer has to see before ordering. */
export type LineNote =
	/** The shop no longer sells the product. */
	| { readonly type: "gone" }
	/** The price has changed; `before` is 0 if the customer has not seen a price in the site's currency. */
	| { readonly type: "price"; readonly now: DecimalText; readonly before: DecimalText }
	/** Fewer pieces are in stock than in the line. */
	| { readonly type: "short"; readonly stock: number }
	/** The stock is enough for each line, but not for all lines that share it. */
	| { readonly type: "shared"; readonly stock: number };

/** A line compared with its current product. */
export interface CheckedLine {
	readonly line: CartLine;
	/** Its notes: stock before price. A product that is gone has no price note. */
	readonly notes: readonly LineNote[];
	/** The stock limit of all lines that share the stock; null without a limit, or if the product was not read. */
	readonly limit: StockLimit | null;
	/** The maximum count of this line in addition to the others; null without a limit. */
	readonly most: number | null;
}

/** Compares lines with the current products. A line whose product was not read has no notes. */
export function checkLines(lines: readonly CartLine[], products: LineProducts): readonly CheckedLine[] {
	const read = lines.map((line) => ({ line, supplied: resolveLine(line, products) }));
	const short = understockedLines(read.flatMap(({ supplied }) => supplied ?? []));
	return read.map(({ line, supplied }) => {
		const limit = supplied && stockLimitOf(supplied.product, supplied.variant);
		return {
			line,
			notes: supplied ? notesOf(supplied, line, short.includes(supplied)) : removedNotes(line, products),
			limit,
			most: limit && line.count + Math.max(0, remainingStock(lines, line.product, limit)),
		};
	});
}

/** Returns whether the product of a line has been read. */
export function isRead({ product }: CartLine, products: LineProducts): boolean {
	return products.has(String(product.id));
}

function removedNotes(line: CartLine, products: LineProducts): readonly LineNote[] {
	return isRead(line, products) ? [{ type: "gone" }] : [];
}

function notesOf(supplied: ResolvedLine<Product>, line: CartLine, isShort: boolean): readonly LineNote[] {
	const { product, variant } = supplied;
	const now = variant?.price_brutto ?? product.price_brutto;
	if (now === null) return [{ type: "gone" }];
	const stock = Math.max(0, variant?.stock ?? product.stock ?? 0);
	return notesTogether(isShort ? stockNote(line, stock) : null, priceNote(line, now));
}

/** Returns the note for a line with too little stock, of its own or shared with other lines. */
export function stockNote({ count }: CartLine, stock: number): LineNote {
	return count > stock ? { type: "short", stock } : { type: "shared", stock };
}

/** Returns the note for a changed price; null if it is the same. */
export function priceNote({ priceBrutto: { amount: before } }: CartLine, now: DecimalText): LineNote | null {
	return compareDecimals(now, before) === 0 ? null : { type: "price", now, before };
}

/** Returns the notes of a line. The price only matters if the product is still available. */
export function notesTogether(stock: LineNote | null, price: LineNote | null): readonly LineNote[] {
	if (stock === null) return price ? [price] : [];
	return price && !isUnavailable(stock) ? [stock, price] : [stock];
}

/**
 * Returns whether the customer has not seen the price of a line: it was added in another currency, or was free, and
 * the current price has not been read.
 */
export function isUnpriced({ line, notes }: CheckedLine, products: LineProducts): boolean {
	if (line.priceBrutto.amount !== zero) return false;
	return !isRead(line, products) || notes.some((note) => note.type === "price" || isUnavailable(note));
}

/** Returns whether a note means that the product is no longer available. */
export function isUnavailable(note: LineNote): boolean {
	return note.type === "gone" || (note.type === "short" && note.stock === 0);
}
