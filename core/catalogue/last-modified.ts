import type { Product } from "#core/catalogue/product.ts";
import { compareDecimals } from "#core/money/decimal-text.ts";

/** The dates of a product, ISO 8601. */
type DatedProduct = Pick<Product, "date_created" | "date_updated" | "price_brutto" | "price_history">;

/**
 * Returns when a product's content last changed: the latest of its dates and of the day on which its current price
 * came into force. Null if unknown. The file's own date is ignored, because it differs between copies.
 */
export function lastModified(product: DatedProduct): string | null {
	const { date_created, date_updated, price_brutto, price_history } = product;
	const priced = (price_history ?? [])
		.filter(({ price_brutto: price }) => price_brutto !== null && compareDecimals(price, price_brutto) === 0)
		.map(({ date }) => date);
	const dates = [date_created, date_updated, ...priced].filter((date) => date !== null);
	return dates.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? null;
}
