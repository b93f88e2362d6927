import type { AttributeChoice, CatalogueQuery } from "#core/catalogue/query.ts";
import { isGoodsCondition } from "#core/content-values/goods-condition.ts";
import { formatSort, parseSort } from "#core/content-values/sort-term.ts";
import { type DecimalText, parseDecimal } from "#core/money/decimal-text.ts";

const attributePrefix = "attribute.";

/** The parameter of an attribute group without chosen values. */
const emptyGroup = "attribute";

/**
 * Formats a catalogue query as the query of an address, without the question mark (R-CAT-06); "" for the empty
 * query. {@link parseQuerySearch} reverses it exactly.
 */
export function formatQuerySearch(query: CatalogueQuery): string {
	const params = new URLSearchParams();
	if (query.search !== null) params.append("q", query.search);
	if (query.category !== null) params.append("category", query.category);
	for (const manufacturer of query.manufacturers) params.append("manufacturer", manufacturer);
	for (const subcategory of query.subcategories) params.append("subcategory", subcategory);
	for (const [group, values] of Object.entries(query.attributes)) {
		if (values.length === 0) params.append(emptyGroup, group);
		for (const value of values) params.append(`${attributePrefix}${group}`, value);
	}
	if (query.price.min !== null) params.append("price_min", query.price.min);
	if (query.price.max !== null) params.append("price_max", query.price.max);
	if (query.tag !== null) params.append("tag", query.tag);
	for (const condition of query.conditions) params.append("condition", condition);
	if (query.sort.length > 0) params.append("sort", formatSort(query.sort));
	if (query.page > 0) params.append("page", String(query.page));
	return params.toString();
}

/**
 * Parses a catalogue query from the query of an address, with or without the question mark. Unknown parameters are
 * ignored; an invalid page, price, condition or sort term counts as missing.
 */
export function parseQuerySearch(search: string): CatalogueQuery {
	const params = new URLSearchParams(search);
	return {
		search: params.get("q"),
		category: params.get("category"),
		manufacturers: params.getAll("manufacturer"),
		subcategories: params.getAll("subcategory"),
		attributes: parseAttributes(params),
		price: { min: parsePrice(params.get("price_min")), max: parsePrice(params.get("price_max")) },
		tag: params.get("tag"),
		conditions: params.getAll("condition").filter(isGoodsCondition),
		sort: parseSort(params.get("sort") ?? ""),
		page: parsePage(params.get("page")),
	};
}

function parseAttributes(params: URLSearchParams): AttributeChoice {
	const groups = new Map<string, string[]>();
	for (const [name, value] of params) {
		if (name === emptyGroup) groups.set(value, groups.get(value) ?? []);
		if (!name.startsWith(attributePrefix)) continue;
		const group = name.slice(attributePrefix.length);
		const values = groups.get(group);
		if (values) values.push(value);
		else groups.set(group, [value]);
	}
	// fromEntries defines own properties, so a group named "__proto__" stays data.
	return Object.fromEntries(groups);
}

function parsePrice(text: string | null): DecimalText | null {
	return text === null ? null : parseDecimal(text);
}

function parsePage(text: string | null): number {
	if (text === null || !/^\d{1,16}$/.test(text)) return 0;
	const page = Number(text);
	return Number.isSafeInteger(page) ? page : 0;
}
