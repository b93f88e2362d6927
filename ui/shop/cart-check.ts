import { type CartLine, decodeNewLine, maxLineCount, type NewCartLine } from "#core/cart/cart-line.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import type { Product } from "#core/catalogue/product.ts";
import { shortLines } from "#core/checkout/short-lines.ts";
import { sameId } from "#core/shared/branded.ts";
import { compareDecimals, type DecimalText } from "#core/shared/decimal-text.ts";

/** What the customer must know of a line before it can be ordered; null when nothing. */
export type LineNote =
	/** The shop no longer sells it. */
	| { readonly type: "gone" }
	| { readonly type: "price"; readonly now: DecimalText; readonly before: DecimalText }
	/** Fewer pieces are at hand than the line asks for. */
	| { readonly type: "short"; readonly stock: number }
	/** Each line alone could be had, all that draw on the same stock cannot. */
	| { readonly type: "shared"; readonly stock: number };

/** A line with what was read again of its product. */
export interface CheckedLine {
	readonly line: CartLine;
	/** The line as it would be added now; null when it cannot be, or nothing was read. */
	readonly fresh: NewCartLine | null;
	readonly note: LineNote | null;
}

/** The products of a cart as they are now, by id as text: null for one that is gone, absent before it was read. */
export type FreshProducts = ReadonlyMap<string, Product | null>;

/** The line as the product would give it now; null when it is gone, has another shape or no price. */
function freshLine(line: CartLine, product: Product): NewCartLine | null {
	const variant = line.variant
		? (product.product_variants.find(({ id, active }) => active && sameId(id, line.variant?.id ?? null)) ??
			null)
		: null;
	if (line.variant && !variant) return null;
	const amount = variant?.price_brutto ?? product.price_brutto;
	if (amount === null) return null;
	const priceBrutto = { amount, currency: line.priceBrutto.currency };
	const { personalization, count } = line;
	const decoded = decodeNewLine({ product, variant, personalization, count, priceBrutto });
	return decoded.ok ? decoded.value : null;
}

/** Holds the lines against what was read again; a line whose product was not read keeps what it knew. */
export function checkLines(lines: readonly CartLine[], products: FreshProducts): readonly CheckedLine[] {
	const read = lines.map((line) => {
		const product = products.get(String(line.product.id));
		return { line, product, fresh: product ? freshLine(line, product) : null };
	});
	const short = shortLines(read.map(({ line, fresh }) => ({ ...line, ...fresh, count: line.count })));
	return read.map(({ line, product, fresh }) => {
		const known = product !== undefined;
		return { line, fresh, note: known && !fresh ? { type: "gone" } : noteOf(line, fresh, short) };
	});
}

function noteOf(line: CartLine, fresh: NewCartLine | null, short: readonly CartLine[]): LineNote | null {
	const now = fresh ?? line;
	if (short.some(({ cartId }) => cartId === line.cartId)) {
		const stock = Math.max(0, now.variant?.stock ?? now.product.stock ?? 0);
		return line.count > stock ? { type: "short", stock } : { type: "shared", stock };
	}
	const [price, before] = [now.priceBrutto.amount, line.priceBrutto.amount];
	return compareDecimals(price, before) === 0 ? null : { type: "price", now: price, before };
}

/** Whether the product was changed in something that needs no word: stock that suffices, delivery time, name, picture. */
export function isOutdated({ line, fresh }: CheckedLine): boolean {
	if (!fresh || compareDecimals(fresh.priceBrutto.amount, line.priceBrutto.amount) !== 0) return false;
	return JSON.stringify([line.product, line.variant]) !== JSON.stringify([fresh.product, fresh.variant]);
}

/**
 * The events that bring a line up to date: adding a line anew takes over product and price (core/cart), and the count
 * is set back to what it was. A full line is first made one shorter, so that it can be added to.
 */
export function renewLine(line: CartLine, fresh: NewCartLine): readonly CartEvent[] {
	const { cartId, count } = line;
	const isFull = count >= maxLineCount;
	const full: readonly CartEvent[] = isFull ? [{ type: "changeCount", cartId, count: count - 1 }] : [];
	return [...full, { type: "add", ...fresh, count: 1 }, { type: "changeCount", cartId, count }];
}
