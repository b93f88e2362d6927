import {
	entryNames,
	recordedField,
	reductionField,
} from "#adapters/content-directus/model/recorded-prices.ts";
import { isObject, type Json, objectsOf } from "#adapters/content-directus/model/rows.ts";

/** Returns the records of a product's price, or of a variant's, in a currency; null for prices without one. */
function recordsOf(product: Json, currency: unknown, variant: unknown = null): readonly Json[] {
	return objectsOf(product[recordedField])
		.filter(
			(entry) =>
				(entry[entryNames.currency] ?? null) === currency && (entry[entryNames.variant] ?? null) === variant,
		)
		.map(({ date, price_brutto }) => ({ date, price_brutto }));
}

const timeOf = ({ date }: Json) => Date.parse(String(date));

/** Returns the entry of a product's or variant's price in a currency, with its entered history. */
function entryOf({ prices, ...own }: Json, currency: unknown): Json {
	return currency === null ? own : (objectsOf(prices).find((entry) => entry.currency === currency) ?? {});
}

/** Returns what a product cost from one moment until another, in milliseconds. */
function askedBetween(asked: readonly Json[], from: number, until: number): readonly Json[] {
	const sorted = asked.toSorted((one, other) => timeOf(one) - timeOf(other));
	const first = sorted.findLast((entry) => timeOf(entry) <= from);
	const later = sorted.filter((entry) => timeOf(entry) > from && timeOf(entry) < until);
	return [...(first ? [{ ...first, date: new Date(from).toISOString() }] : []), ...later];
}

/**
 * Returns the recorded history of a variant. Before its first record it may have cost what the product did, or may not have existed: the
 * lower one of that and its first price is what a reduction is measured by. After a record without a price it cost what the product did.
 */
function variantRecords(
	records: readonly Json[],
	asked: readonly Json[],
	hasEntered: boolean,
): readonly Json[] {
	const [first] = records;
	if (!first) return [];
	const before = (hasEntered ? [] : asked)
		.filter((entry) => timeOf(entry) < timeOf(first))
		.map(({ date, price_brutto: price }) => ({
			date,
			price_brutto: Number(price) < Number(first.price_brutto) ? price : first.price_brutto,
		}));
	const own = records.flatMap((entry, place) => {
		if (entry.price_brutto !== null) return [entry];
		const next = records[place + 1];
		return askedBetween(asked, timeOf(entry), next ? timeOf(next) : Number.POSITIVE_INFINITY);
	});
	return [...before, ...own];
}

/** Returns the history that pages use: the entered and the recorded prices if a reduction is shown, otherwise none. */
function shownHistory(entered: unknown, recorded: readonly Json[], isShown: boolean): unknown {
	if (entered !== undefined && entered !== null && !Array.isArray(entered)) return entered;
	const typed = entered ?? [];
	const history = isShown ? [...typed, ...recorded] : [];
	if (history.length > 0) return history;
	// An empty list stays one.
	return typed.length > 0 ? null : (entered ?? null);
}

/** Returns an item's row with a history for its price and for those in other currencies. */
function withHistories(row: Json, historyIn: (currency: unknown, entered: unknown) => unknown): Json {
	const inCurrency = (entry: Json) => {
		const { price_history: entered, ...others } = entry;
		const price_history = historyIn(entry.currency, entered);
		return price_history === null ? others : { ...others, price_history };
	};
	const isList = Array.isArray(row.prices) && row.prices.every(isObject);
	return {
		...row,
		price_history: historyIn(null, row.price_history),
		...(isList ? { prices: objectsOf(row.prices).map(inCurrency) } : {}),
	};
}

const isEntered = (history: unknown) => Array.isArray(history) && history.length > 0;

/** Returns a product's row with the price histories that its pages use. Those of variants within it follow. */
export function withRecordedPrices(row: Json): Json {
	const product = withHistories(row, (currency, entered) => {
		const isShown = (row[reductionField] ?? isEntered(entered)) === true;
		return shownHistory(entered, recordsOf(row, currency), isShown);
	});
	const { product_variants: variants } = row;
	if (!Array.isArray(variants) || !variants.every(isObject)) return product;
	return { ...product, product_variants: variants.map((own) => withVariantPrices(own, row)) };
}

/** Returns a variant's row with the price histories that its product's page uses. */
export function withVariantPrices(variant: Json, product: Json): Json {
	return withHistories(variant, (currency, entered) => {
		const { price_history: enteredAbove } = entryOf(product, currency);
		const isShown = (product[reductionField] ?? (isEntered(entered) || isEntered(enteredAbove))) === true;
		const records = recordsOf(product, currency, variant.id);
		const above = [...objectsOf(enteredAbove), ...recordsOf(product, currency)];
		const recorded = variantRecords(records, above, isEntered(entered));
		return shownHistory(entered, recorded, isShown);
	});
}
