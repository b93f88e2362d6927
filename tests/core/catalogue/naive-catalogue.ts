import type { CatalogueProduct } from "#core/catalogue/product.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import { project } from "#tests/core/catalogue/arbitraries.ts";

type Filter =
	| "category"
	| "manufacturers"
	| "subcategories"
	| "tag"
	| "conditions"
	| "price"
	| `attribute ${string}`;

/**
 * Returns the prices of a product, implemented independently from the requirement; exact for the tests' quarter
 * units.
 */
function prices(product: CatalogueProduct): readonly number[] {
	const texts = [];
	if (product.product_variants.length === 0) texts.push(product.price_brutto);
	for (const variant of product.product_variants) {
		if (variant.active) texts.push(variant.price_brutto ?? product.price_brutto);
	}
	return texts.filter((text) => text !== null).map(Number);
}

/** Returns the attribute values of a product in one group. */
function valuesOf(product: CatalogueProduct, group: string): readonly string[] {
	return product.attributes
		.filter((attribute) => String(attribute.attribute_group.id) === group)
		.flatMap((attribute) => attribute.display_values);
}

/** Returns whether a product passes all filters except one. */
function passes(product: CatalogueProduct, query: CatalogueQuery, except: Filter | null): boolean {
	const { category, manufacturer } = product;
	const named = (reference: typeof category, chosen: readonly string[]): boolean =>
		reference !== null && (chosen.includes(reference.slug) || chosen.includes(String(reference.id)));
	const fails: Filter[] = [];
	if (query.category !== null && !named(category, [query.category])) fails.push("category");
	if (query.manufacturers.length > 0 && !named(manufacturer, query.manufacturers))
		fails.push("manufacturers");
	const subcategories = product.subcategories.map(({ subcategory_id }) => String(subcategory_id));
	if (query.subcategories.length > 0 && !query.subcategories.some((id) => subcategories.includes(id))) {
		fails.push("subcategories");
	}
	if (query.tag !== null && !product.tags.includes(query.tag)) fails.push("tag");
	if (query.conditions.length > 0 && !query.conditions.includes(product.condition ?? "new"))
		fails.push("conditions");
	const min = query.price.min === null ? Number.NEGATIVE_INFINITY : Number(query.price.min);
	const max = query.price.max === null ? Number.POSITIVE_INFINITY : Number(query.price.max);
	const bounded = query.price.min !== null || query.price.max !== null;
	if (bounded && !prices(product).some((price) => price >= min && price <= max)) fails.push("price");
	for (const [group, values] of Object.entries(query.attributes)) {
		const own = valuesOf(product, group);
		if (values.length > 0 && !values.some((value) => own.includes(value))) fails.push(`attribute ${group}`);
	}
	return fails.every((filter) => filter === except);
}

function fold(name: string): string {
	const letters: Record<string, string> = { Ö: "o", É: "e", ß: "ss" };
	return [...name].map((letter) => letters[letter] ?? letter.toLowerCase()).join("");
}

function sortKey(product: CatalogueProduct, field: string): number | string | null {
	if (field === "display_name") return `${fold(product.display_name)}\0${product.display_name}`;
	if (field === "price_brutto") return prices(product).length === 0 ? null : Math.min(...prices(product));
	const time = Date.parse(product.date_created ?? "");
	return Number.isNaN(time) ? null : time;
}

function compare(left: CatalogueProduct, right: CatalogueProduct, query: CatalogueQuery): number {
	for (const term of query.sort) {
		const field = term.replace("-", "");
		const [one, other] = [sortKey(left, field), sortKey(right, field)];
		if (one === other) continue;
		if (one === null) return 1;
		if (other === null) return -1;
		return one < other === term.startsWith("-") ? 1 : -1;
	}
	return 0;
}

/** Returns the result of a query, computed naively: every list and count by filtering again. */
export function naiveCatalogue(products: readonly CatalogueProduct[], query: CatalogueQuery) {
	const listed = products.filter((product) => product.status === "published" && product.project === project);
	const matching = listed
		.filter((product) => passes(product, query, null))
		.sort((left, right) => compare(left, right, query));
	const count = (except: Filter, has: (product: CatalogueProduct) => boolean): number =>
		listed.filter((product) => passes(product, query, except) && has(product)).length;
	const shownPrices = listed.filter((product) => passes(product, query, "price")).flatMap(prices);
	return {
		ids: matching.slice(0, (query.page + 1) * 20).map(({ id }) => id),
		total: matching.length,
		category: (label: string) => count("category", ({ category }) => category?.display_name === label),
		manufacturer: (label: string) =>
			count("manufacturers", ({ manufacturer }) => manufacturer?.display_name === label),
		subcategory: (label: string) =>
			count("subcategories", ({ subcategories }) =>
				subcategories.some(({ subcategory_id }) => String(subcategory_id) === label),
			),
		condition: (label: string) => count("conditions", ({ condition }) => (condition ?? "new") === label),
		attribute: (group: string, label: string) =>
			count(`attribute ${group}`, (product) => valuesOf(product, group).includes(label)),
		price:
			shownPrices.length === 0
				? null
				: { lowest: Math.min(...shownPrices), highest: Math.max(...shownPrices) },
	};
}
