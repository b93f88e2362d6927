import type { PartValue } from "#adapters/content-directus/catalogue/part.ts";
import type { sortedProduct } from "#adapters/content-directus/catalogue/product-parts.ts";
import { availabilityRank } from "#core/catalogue/availability.ts";
import { compareNames, nameSortKey } from "#core/catalogue/compare-names.ts";
import { priceRange } from "#core/catalogue/price-range.ts";
import { type SortField, type SortTerm, sortOrder } from "#core/content-values/sort-term.ts";
import { contentLanguage, type Language } from "#core/language/language.ts";
import { compareDecimals } from "#core/money/decimal-text.ts";

type SortedRow = PartValue<typeof sortedProduct>;

/**
 * Returns whether the service can sort by these terms itself. It knows German names and dates, but neither the lowest
 * price of a product with variants nor names in other languages.
 */
export function isNativeOrder(terms: readonly SortTerm[], language: Language): boolean {
	return terms.every((term) => {
		const { field } = sortOrder(term);
		return field === "date_created" || (field === "display_name" && language === contentLanguage);
	});
}

/** Sorts products as every list of the shop does; products without a value come last in both directions. */
export function inListOrder(
	rows: readonly SortedRow[],
	terms: readonly SortTerm[],
	language: Language,
): readonly SortedRow[] {
	const orders = terms
		.map(sortOrder)
		.map(({ field, descending }) => ({ compare: comparisons[field](rows, language), descending }));
	return rows.toSorted((left, right) => {
		for (const { compare, descending } of orders) {
			const order = compare(left, right, descending);
			if (order !== 0) return order;
		}
		return left.own < right.own ? -1 : 1;
	});
}

type Compare = (left: SortedRow, right: SortedRow, descending: boolean) => number;

const comparisons: Readonly<Record<SortField, (rows: readonly SortedRow[], language: Language) => Compare>> =
	{
		price_brutto: (rows) => by(rows, (row) => priceRange(row)?.lowest ?? null, compareDecimals),
		display_name: (rows, language) => by(rows, (row) => nameSortKey(nameOf(row, language)), compareNames),
		date_created: (rows) => by(rows, timeOf, (left, right) => left - right),
		category: (rows) =>
			by(
				rows,
				({ category }) => category?.sort ?? null,
				(left, right) => left - right,
			),
		available: (rows) => by(rows, availabilityRank, (left, right) => left - right),
	};

function by<Value>(
	rows: readonly SortedRow[],
	measure: (row: SortedRow) => Value | null,
	compare: (left: Value, right: Value) => number,
): Compare {
	const values = new Map(rows.map((row) => [row, measure(row)]));
	return (one, other, descending) => {
		const [left, right] = [values.get(one) ?? null, values.get(other) ?? null];
		if (left === null || right === null) return Number(left === null) - Number(right === null);
		return descending ? compare(right, left) : compare(left, right);
	};
}

function nameOf({ translations }: SortedRow, language: Language): string {
	const translation = translations.find((entry) => entry.language === language) ?? translations[0];
	return translation?.display_name ?? "";
}

function timeOf({ date_created }: SortedRow): number | null {
	const time = Date.parse(date_created ?? "");
	return Number.isNaN(time) ? null : time;
}
