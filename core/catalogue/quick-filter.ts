import type { PriceRange } from "#core/catalogue/price-range.ts";
import { type CatalogueQuery, emptyQuery } from "#core/catalogue/query.ts";
import { compareDecimals } from "#core/money/decimal-text.ts";
import type { QuickFilter } from "#core/settings/shop-settings.ts";

type Choice = Omit<QuickFilter, "display_name">;

/** Returns the query of a quick filter: its selection from the whole shop, regardless of the current filters. */
export function quickQuery({ tag, price_min, price_max }: Choice): CatalogueQuery {
	return { ...emptyQuery, tag, price: { min: price_min, max: price_max } };
}

/**
 * Returns the quick filters relevant to a page: those whose price limits overlap the page's prices. A page of
 * engagement rings does not offer gifts up to 100 euros.
 */
export function quickFiltersNear<Filter extends Choice>(
	filters: readonly Filter[],
	prices: PriceRange | null,
): readonly Filter[] {
	return filters.filter(({ price_min, price_max }) => {
		if (price_min === null && price_max === null) return true;
		if (prices === null) return false;
		const isDearer = price_min !== null && compareDecimals(price_min, prices.highest) > 0;
		const isCheaper = price_max !== null && compareDecimals(price_max, prices.lowest) < 0;
		return !(isDearer || isCheaper);
	});
}

/** Returns whether a list has all filters of a quick filter, with or without others. */
export function isQuickFilterOn({ tag, price }: CatalogueQuery, filter: Choice): boolean {
	const filtered = quickQuery(filter);
	const priced = filtered.price.min !== null || filtered.price.max !== null;
	const samePrice = price.min === filtered.price.min && price.max === filtered.price.max;
	return (priced || filtered.tag !== null) && (!priced || samePrice) && [null, tag].includes(filtered.tag);
}

/**
 * Returns the active quick filter; null if there is none. Of several it is the most specific, so that gifts up to
 * 100 euros do not count as all gifts; of equally specific ones the shop's first.
 */
export function currentQuickFilter<Filter extends Choice>(
	query: CatalogueQuery,
	filters: readonly Filter[],
): Filter | null {
	const on = filters.filter((filter) => isQuickFilterOn(query, filter));
	const [first = null, ...others] = on;
	return others.reduce(
		(best, filter) => (best && criteriaOf(filter) <= criteriaOf(best) ? best : filter),
		first,
	);
}

const criteriaOf = ({ tag, price_min, price_max }: Choice): number =>
	[tag, price_min, price_max].filter((criterion) => criterion !== null).length;

/** Returns the query without the filters of a quick filter, from the first page. */
export function withoutQuickFilter(query: CatalogueQuery, filter: Choice): CatalogueQuery {
	const priced = filter.price_min !== null || filter.price_max !== null;
	return {
		...query,
		tag: filter.tag === null ? query.tag : null,
		price: priced ? emptyQuery.price : query.price,
		page: 0,
	};
}
