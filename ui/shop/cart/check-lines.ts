import type { CartLine } from "#core/cart/cart-line.ts";
import { type ResolvedLine, resolveLine } from "#core/cart/loaded-products.ts";
import { remainingStock, type StockLimit, stockLimitOf } from "#core/cart/stock-limit.ts";
import type { Product } from "#core/catalogue/product.ts";
import { understockedLines } from "#core/checkout/understocked-lines.ts";
import { compareDecimals, type DecimalText, zero } from "#core/money/decimal-text.ts";
import type { LineProducts } from "#ui/shop/cart/use-line-products.ts";

/** What the customer must know of a line before it can be ordered. */
export type LineNote =
	/** The shop no longer sells it. */
	| { readonly type: "gone" }
	/** `before` is 0 where the shopper has not seen a price in the currency of the site. */
	| { readonly type: "price"; readonly now: DecimalText; readonly before: DecimalText }
	/** Fewer pieces are at hand than the line asks for. */
	| { readonly type: "short"; readonly stock: number }
	/** Each line alone could be had, all that share the same stock cannot. */
	| { readonly type: "shared"; readonly stock: number };

/** A line with what was read of its product. */
export interface CheckedLine {
	readonly line: CartLine;
	/** What is short comes before what costs another price; one that is gone has no price to know. */
	readonly notes: readonly LineNote[];
	/** What its stock allows to all lines that share it; null where nothing limits them or nothing was read. */
	readonly limit: StockLimit | null;
	/** The largest count that this line may have in addition to the others; null without a limit. */
	readonly most: number | null;
}

/** Compares the lines with what was read; a line whose product was not read has no notes. */
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

/** Whether the catalogue was asked for the product of a line and has answered. */
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

/** What is said of a line of which too few pieces are at hand, for itself or with those that share them. */
export function stockNote({ count }: CartLine, stock: number): LineNote {
	return count > stock ? { type: "short", stock } : { type: "shared", stock };
}

/** What is said of a line whose piece costs something else now; null where it does not. */
export function priceNote({ priceBrutto: { amount: before } }: CartLine, now: DecimalText): LineNote | null {
	return compareDecimals(now, before) === 0 ? null : { type: "price", now, before };
}

/** One question for both: the price matters only where something is left. */
export function notesTogether(stock: LineNote | null, price: LineNote | null): readonly LineNote[] {
	if (stock === null) return price ? [price] : [];
	return price && !isUnavailable(stock) ? [stock, price] : [stock];
}

/**
 * Whether the shopper has not seen what a line costs: it was put into a cart in another currency, or cost nothing, and that it
 * still costs nothing was not read.
 */
export function isUnpriced({ line, notes }: CheckedLine, products: LineProducts): boolean {
	if (line.priceBrutto.amount !== zero) return false;
	return !isRead(line, products) || notes.some((note) => note.type === "price" || isUnavailable(note));
}

/** Whether nothing of a line can be had any more. */
export function isUnavailable(note: LineNote): boolean {
	return note.type === "gone" || (note.type === "short" && note.stock === 0);
}
