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
import { listItemOfRow, type ReadContext } from "#adapters/content-directus/catalogue/read-product.ts";
import { listMeta, pageSize } from "#core/catalogue/paging.ts";
import { costsWithin } from "#core/catalogue/price-range.ts";
import type { ProductListItem } from "#core/catalogue/product.ts";
import { productIn } from "#core/catalogue/product-currency.ts";
import { type CatalogueQuery, chosenValues, emptyQuery } from "#core/catalogue/query.ts";
import { hasSearch } from "#core/catalogue/search-terms.ts";
import type { SortTerm } from "#core/content-values/sort-term.ts";
import { translationFor } from "#core/language/translation.ts";
import type { CataloguePage } from "#core/ports/catalogue.ts";

/** The query's page of the published products of the project (R-CAT-02). */
export async function listProducts(reads: ProductReads, query: CatalogueQuery): Promise<CataloguePage> {
	const { reading, counted } = reads;
	const found = await reads.found(query);
	const terms = await termsOf(reads, query, found);
	const page = (items: readonly ProductListItem[], count: number) => ({
		items,
		meta: listMeta(query, count),
		facets: null,
	});
	const isPlain = chosenGroups(query).length === 0 && !isPricedElsewhere(query, reading);
	if (found === null && isPlain && isNativeOrder(terms, reading.language)) {
		const paging = { page: query.page + 1, limit: pageSize };
		const wanted = { filter: productFilter(query, reading.project), sort: [...terms, "id"] };
		const asked = { ...wanted, ...searchOf(query), ...paging };
		const { found: rows, count } = await counted(listedProduct, asked);
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

/** The service's ids of all that the query lists, in an order that the service cannot make itself. */
async function orderOf(
	reads: ProductReads,
	query: CatalogueQuery,
	found: readonly string[] | null,
	terms: readonly SortTerm[],
): Promise<readonly string[]> {
	const { language, project, currencies } = reads.reading;
	const byOwnPrices = isPricedElsewhere(query, reads.reading);
	const filter = productFilter(byOwnPrices ? { ...query, price: emptyQuery.price } : query, project);
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
	const rows = byOwnPrices ? priced.filter((row) => costsWithin(row, query.price)) : priced;
	const matching = bearers === null ? rows : rows.filter(({ own }) => bearers.has(own));
	const chosen = found === null ? matching : inOrderOf(found, matching);
	const ordered = found !== null && terms.length === 0 ? chosen : inListOrder(chosen, terms, language);
	return ordered.map(({ own }) => own);
}

/** Whether products are chosen by prices that the service cannot filter by: those in other currencies are lists. */
function isPricedElsewhere({ price }: CatalogueQuery, { currencies }: ReadContext): boolean {
	return currencies.site !== currencies.content && (price.min !== null || price.max !== null);
}

/** The attribute groups that something is chosen of. */
function chosenGroups({ attributes }: CatalogueQuery): readonly string[] {
	return Object.keys(attributes).filter((group) => chosenValues(attributes, group).length > 0);
}

/** Ids that a filter names at most: an address can be only so long. */
const maxIdsPerFilter = 50;

const searchOf = (query: CatalogueQuery) => (hasSearch(query) ? { search: query.search } : {});

/** The order: what was asked for, else the best found first, which has no terms, else the shop's own. */
async function termsOf(
	reads: ProductReads,
	{ sort }: CatalogueQuery,
	found: readonly string[] | null,
): Promise<readonly SortTerm[]> {
	return sort.length > 0 || found !== null ? sort : reads.defaultSort();
}

type SortedRow = PartValue<typeof sortedProduct>;

/** The rows of these ids, in their order. */
function inOrderOf(ids: readonly string[], rows: readonly SortedRow[]): readonly SortedRow[] {
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The items of these ids of the service, in their order; one that has gone meanwhile is left out. */
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

/** The rows of these ids; where the service gives fewer than it was asked for, as it may limit them, the others are asked for again. */
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
	const given = new Set(found.map(({ own }) => own));
	const others = ids.filter((id) => !given.has(id));
	return [...found, ...(await rowsOf(reads, others))];
}

/**
 * The service's ids of the listed products that have one of the chosen values in each chosen group; null where none is
 * chosen. The service cannot ask a product for two attributes at once, so that each group is asked for by itself.
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
			const wanted = { filter, sort: ["id"] };
			const found = await allRows("ecommerce_attribute", attributeProductRow, wanted);
			return new Set(found.map(({ product: bearer }) => bearer));
		}),
	);
	return new Set([...(bearers[0] ?? [])].filter((id) => bearers.every((others) => others.has(id))));
}

/** Visitors choose by what values are called in their language; products name those that they share by id. */
async function sharedValues({ rows, reading }: ProductReads, groups: readonly string[]) {
	const { language, project, logger } = reading;
	const group = { _and: [ofProject(project), identified(groups)] };
	const query = { filter: { attribute_group: group }, limit: -1 };
	const values = (await rows("ecommerce_attribute_value", valueRow, query)).map((value) => ({
		...value,
		name: translationFor(value.translations, language, logger, `attribute value ${value.id}`)?.display_value,
	}));
	return (wanted: string, texts: readonly string[]): readonly string[] =>
		values.flatMap(({ id, own, attribute_group, name = id }) =>
			[attribute_group.id, attribute_group.own].includes(wanted) && texts.includes(name) ? [own] : [],
		);
}
