import { inListOrder, isNativeOrder } from "#adapters/content-directus/catalogue/list-order.ts";
import type { PartValue } from "#adapters/content-directus/catalogue/part.ts";
import {
	attributeFilter,
	type Condition,
	identified,
	ofProject,
	productFilter,
	published,
} from "#adapters/content-directus/catalogue/product-filter.ts";
import {
	attributeProductRow,
	listedProduct,
	sortedProduct,
	valueRow,
} from "#adapters/content-directus/catalogue/product-parts.ts";
import { type ProductReads, productCollection } from "#adapters/content-directus/catalogue/product-reads.ts";
import { listItemOfRow } from "#adapters/content-directus/catalogue/read-product.ts";
import { listMeta, pageSize } from "#core/catalogue/paging.ts";
import { costsWithin } from "#core/catalogue/price-range.ts";
import type { ProductListItem } from "#core/catalogue/product.ts";
import { productIn } from "#core/catalogue/product-currency.ts";
import { type CatalogueQuery, chosenValues } from "#core/catalogue/query.ts";
import { hasSearch } from "#core/catalogue/search-terms.ts";
import type { SortTerm } from "#core/content-values/sort-term.ts";
import { translationFor } from "#core/language/translation.ts";
import type { CataloguePage } from "#core/ports/catalogue.ts";

/** Returns one page of the project's published products that match a query (R-CAT-02). */
export async function listProducts(reads: ProductReads, query: CatalogueQuery): Promise<CataloguePage> {
	const { reading, counted } = reads;
	const found = await reads.found(query);
	const terms = await termsOf(reads, query, found);
	const page = (items: readonly ProductListItem[], count: number) => ({
		items,
		meta: listMeta(query, count),
		facets: null,
	});
	const isPlain = chosenGroups(query).length === 0 && !hasPriceBounds(query);
	if (found === null && isPlain && isNativeOrder(terms, reading.language)) {
		const paging = { page: query.page + 1, limit: pageSize };
		const criteria = { filter: productFilter(query, reading.project), sort: [...terms, "id"] };
		const pageQuery = { ...criteria, ...searchOf(query), ...paging };
		const { found: rows, count } = await counted(listedProduct, pageQuery);
		return page(
			rows.map((row) => listItemOfRow(row, reading)),
			count,
		);
	}
	const name = JSON.stringify({ ...query, page: null });
	const ordered = await reads.lastOrder.ids(name, query.page, () => orderOf(reads, query, found, terms));
	const shown = ordered.slice(query.page * pageSize, (query.page + 1) * pageSize);
	return page(await itemsOf(reads, shown), ordered.length);
}

/** Returns the service's ids of all matching products, in an order that the service does not support. */
async function orderOf(
	reads: ProductReads,
	query: CatalogueQuery,
	found: readonly string[] | null,
	terms: readonly SortTerm[],
): Promise<readonly string[]> {
	const { language, project, currencies } = reads.reading;
	const filter = productFilter(query, project);
	const narrowed =
		found === null
			? { filter, ...searchOf(query) }
			: { filter: found.length > maxIdsPerFilter ? filter : { _and: [filter, identified(found)] } };
	const [bearers, stated] = await Promise.all([
		productsWithAttributes(reads, query),
		reads.allRows(productCollection, sortedProduct, {
			...narrowed,
			sort: ["id"],
		}),
	]);
	const priced = stated.map((row) => productIn(row, currencies));
	const rows = hasPriceBounds(query) ? priced.filter((row) => costsWithin(row, query.price)) : priced;
	const matching = bearers === null ? rows : rows.filter(({ own }) => bearers.has(own));
	const chosen = found === null ? matching : inOrderOf(found, matching);
	const ordered = found !== null && terms.length === 0 ? chosen : inListOrder(chosen, terms, language);
	return ordered.map(({ own }) => own);
}

/** Returns whether the query filters by prices. The service cannot do so, because it stores them as text. */
function hasPriceBounds({ price }: CatalogueQuery): boolean {
	return price.min !== null || price.max !== null;
}

/** Returns the attribute groups with chosen values. */
function chosenGroups({ attributes }: CatalogueQuery): readonly string[] {
	return Object.keys(attributes).filter((group) => chosenValues(attributes, group).length > 0);
}

/** The maximum number of ids in a filter, because URLs have a maximum length. */
const maxIdsPerFilter = 50;

const searchOf = (query: CatalogueQuery) => (hasSearch(query) ? { search: query.search } : {});

/**
 * Returns the sort terms: the requested ones; none for search results, which have the best match first; otherwise the
 * shop's default.
 */
async function termsOf(
	reads: ProductReads,
	{ sort }: CatalogueQuery,
	found: readonly string[] | null,
): Promise<readonly SortTerm[]> {
	return sort.length > 0 || found !== null ? sort : reads.defaultSort();
}

type SortedRow = PartValue<typeof sortedProduct>;

/** Returns the rows with these ids, in their order. */
function inOrderOf(ids: readonly string[], rows: readonly SortedRow[]): readonly SortedRow[] {
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the list items with these ids of the service, in their order. Products removed meanwhile are left out. */
export async function itemsOf(
	reads: ProductReads,
	ids: readonly string[],
): Promise<readonly ProductListItem[]> {
	const found = await rowsOf(reads, ids);
	const byId = new Map(found.map((row) => [row.own, row]));
	return ids.flatMap((id) => {
		const row = byId.get(id);
		return row ? [listItemOfRow(row, reads.reading)] : [];
	});
}

/**
 * Returns the rows with these ids. If the service returns fewer than requested, because it may have a limit, requests
 * the others again.
 */
async function rowsOf(
	reads: ProductReads,
	ids: readonly string[],
): Promise<readonly PartValue<typeof listedProduct>[]> {
	// The service refuses an empty list of ids.
	if (ids.length === 0) return [];
	const { rows, reading } = reads;
	const filter: Condition = { _and: [...published(reading.project), { id: { _in: ids } }] };
	const found = await rows(productCollection, listedProduct, { filter, limit: ids.length });
	if (found.length === 0) return [];
	const readIds = new Set(found.map(({ own }) => own));
	const others = ids.filter((id) => !readIds.has(id));
	return [...found, ...(await rowsOf(reads, others))];
}

/**
 * Returns the service's ids of the listed products that have one of the chosen values in each chosen group; null if
 * nothing is chosen. Sends one request per group, because the service cannot filter by two attributes of a product at
 * once.
 */
async function productsWithAttributes(
	reads: ProductReads,
	query: CatalogueQuery,
): Promise<ReadonlySet<string> | null> {
	const groups = chosenGroups(query);
	if (groups.length === 0) return null;
	const { allRows, reading } = reads;
	const valuesOf = await sharedValues(reads, groups);
	const bearers = await Promise.all(
		groups.map(async (group) => {
			const texts = chosenValues(query.attributes, group);
			const filter = attributeFilter(group, reading.project, { texts, ids: valuesOf(group, texts) });
			const bearerQuery = { filter, sort: ["id"] };
			const found = await allRows("ecommerce_attribute", attributeProductRow, bearerQuery);
			return new Set(found.map(({ product: bearer }) => bearer));
		}),
	);
	return new Set([...(bearers[0] ?? [])].filter((id) => bearers.every((others) => others.has(id))));
}

/**
 * Returns the shared values of these groups. Visitors choose a value by its name in their language, but products
 * refer to shared values by id.
 */
async function sharedValues({ rows, reading }: ProductReads, groups: readonly string[]) {
	const { language, project, logger } = reading;
	const group = { _and: [ofProject(project), identified(groups)] };
	const query = { filter: { attribute_group: group }, limit: -1 };
	const values = (await rows("ecommerce_attribute_value", valueRow, query)).map((value) => ({
		...value,
		name: translationFor(value.translations, language, logger, `attribute value ${value.id}`)?.display_value,
	}));
	return (groupId: string, texts: readonly string[]): readonly string[] =>
		values.flatMap(({ id, own, attribute_group, name = id }) =>
			[attribute_group.id, attribute_group.own].includes(groupId) && texts.includes(name) ? [own] : [],
		);
}
