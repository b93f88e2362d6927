import * as v from "valibot";
import { inListOrder, isNativeOrder, sortFields } from "#adapters/content-directus/catalogue/list-order.ts";
import {
	attributeFields,
	detailFields,
	detailParts,
	listFields,
	listParts,
} from "#adapters/content-directus/catalogue/product-fields.ts";
import {
	attributeFilter,
	type Condition,
	identified,
	productFilter,
	published,
} from "#adapters/content-directus/catalogue/product-filter.ts";
import {
	attributeRow,
	bearerRow,
	detailedProduct,
	listedProduct,
	pricedProduct,
	ratingRow,
	sortedProduct,
	valueRow,
} from "#adapters/content-directus/catalogue/product-schemas.ts";
import { randomPlaces } from "#adapters/content-directus/catalogue/random-places.ts";
import {
	attributesOfRows,
	dateOf,
	listItemOfRow,
	productOfRow,
	type Reading,
} from "#adapters/content-directus/catalogue/read-product.ts";
import { parseContent } from "#adapters/content-directus/catalogue/row-schemas.ts";
import type { ContentQuery, ContentReadClient } from "#adapters/content-directus/client/read-client.ts";
import { listMeta, pageSize } from "#core/catalogue/paging.ts";
import { pricesOf } from "#core/catalogue/price-range.ts";
import type { ProductListItem } from "#core/catalogue/product.ts";
import { type CatalogueQuery, chosenValues } from "#core/catalogue/query.ts";
import { drawRandom } from "#core/catalogue/random-products.ts";
import { hasSearch } from "#core/catalogue/search-text.ts";
import { parseSort, type SortTerm } from "#core/catalogue/sort-term.ts";
import type { Catalogue, CatalogueFilters, CataloguePage } from "#core/ports/catalogue.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { Language } from "#core/shared/language.ts";
import { translationFor } from "#core/shared/translation.ts";

/** What the catalogue over a content service needs. */
export interface DirectusCatalogueOptions {
	/** Names the project too, whose products alone are given out. */
	readonly client: ContentReadClient;
	readonly language: Language;
	readonly logger: Logger;
	/** Gives numbers from 0 up to but not 1; Math.random when left out, a seeded one in builds (R-CAT-05). */
	readonly random?: () => number;
}

const product = "ecommerce_product";

/** The shop's products as the content service has them at this moment (R-CAT-01, R-CAT-02, R-CAT-05). */
export function createDirectusCatalogue(options: DirectusCatalogueOptions): Catalogue & CatalogueFilters {
	const reads = readsOf(options);
	const { rows, reading } = reads;
	const { project } = reading;
	const ofProducts = { product: { _and: published(project) } };
	return {
		list: (query) => list(reads, query),
		random: (limit) => random(reads, limit, options.random ?? Math.random),
		async product(id) {
			const filter = { _and: [...published(project), identified([String(id)])] };
			const query = { fields: detailFields, filter, limit: 1, deep: detailParts };
			const [found] = await rows(product, detailedProduct, query);
			return found ? productOfRow(found, reading) : null;
		},
		async ratings(id) {
			const of = { product: { _and: [...published(project), identified([String(id)])] } };
			const fields = [
				"id",
				"key",
				"product.id",
				"product.key",
				"rating",
				"name",
				"comment",
				"date_created",
				"verified",
			];
			const found = await rows("ecommerce_product_rating", ratingRow, {
				fields,
				filter: of,
				sort: ["sort", "id"],
				limit: -1,
			});
			return found.map(({ own: _, product: rated, ...rating }) => ({
				...rating,
				product: rated.id,
				date_created: dateOf(rating.date_created),
			}));
		},
		async attributes(groups) {
			if (groups.length === 0) return [];
			const named = { attribute_group: identified(groups.map(String)) };
			const found = await rows("ecommerce_attribute", attributeRow, {
				fields: attributeFields,
				filter: { _and: [named, ofProducts] },
				sort: ["sort", "id"],
				limit: -1,
				deep: { display_values: { _limit: -1, _sort: ["sort", "id"] } },
			});
			return attributesOfRows(found, reading);
		},
		async prices() {
			const fields = ["price_brutto", "product_variants.price_brutto", "product_variants.active"];
			const filter = { _and: published(project) };
			const query = { fields, filter, sort: ["id"], limit: -1, deep: { product_variants: { _limit: -1 } } };
			return (await rows(product, pricedProduct, query)).flatMap((row) => [...new Set(pricesOf(row))]);
		},
	};
}

interface Reads {
	readonly reading: Reading;
	/** The parsed items of a collection. */
	rows<Row>(
		collection: string,
		schema: v.GenericSchema<unknown, Row>,
		query: ContentQuery,
	): Promise<readonly Row[]>;
	/** The same with the number of all that match. */
	counted<Row>(
		schema: v.GenericSchema<unknown, Row>,
		query: ContentQuery,
	): Promise<{ readonly found: readonly Row[]; readonly count: number }>;
	/** The shop's own order. */
	defaultSort(): Promise<readonly SortTerm[]>;
}

function readsOf({ client, language, logger }: DirectusCatalogueOptions): Reads {
	const rows: Reads["rows"] = async (collection, schema, query) => {
		const { items } = await client.items(collection, query);
		return parseContent(collection, v.array(schema), items, logger);
	};
	let sort: Promise<readonly SortTerm[]> | null = null;
	const readSort = async () => {
		const filter = { project: { domain: { _eq: client.project } } };
		const schema = v.object({ default_sort: v.nullable(v.string()) });
		const [settings] = await rows("ecommerce_settings", schema, {
			fields: ["default_sort"],
			filter,
			limit: 1,
		});
		return parseSort(settings?.default_sort ?? "");
	};
	return {
		reading: { language, project: client.project, logger },
		rows,
		async counted(schema, query) {
			const { items, meta } = await client.items(product, { ...query, meta: "filter_count" });
			const count = parseContent(product, v.number(), meta?.filter_count, logger);
			return { found: parseContent(product, v.array(schema), items, logger), count };
		},
		defaultSort() {
			// A failed read is tried again by the next list.
			sort ??= readSort().catch((error: unknown) => {
				sort = null;
				throw error;
			});
			return sort;
		},
	};
}

async function list(reads: Reads, query: CatalogueQuery): Promise<CataloguePage> {
	const { reading, counted } = reads;
	const { language, project } = reading;
	const [terms, bearers] = await Promise.all([
		query.sort.length > 0 ? query.sort : reads.defaultSort(),
		attributeBearers(reads, query),
	]);
	const wanted = {
		filter: productFilter(query, project),
		...(hasSearch(query) ? { search: query.search } : {}),
		sort: [...terms, "id"],
	};
	const page = (items: readonly ProductListItem[], count: number) => ({
		items,
		meta: listMeta(query, count),
		facets: null,
	});
	if (bearers === null && isNativeOrder(terms, language)) {
		const paging = { page: query.page + 1, limit: pageSize };
		const asked = { ...wanted, ...paging, fields: listFields, deep: listParts };
		const { found, count } = await counted(listedProduct, asked);
		return page(
			found.map((row) => listItemOfRow(row, reading)),
			count,
		);
	}
	const deep = { product_variants: { _limit: -1 } };
	const { found } = await counted(sortedProduct, { ...wanted, fields: sortFields, limit: -1, deep });
	const matching = bearers === null ? found : found.filter(({ own }) => bearers.has(own));
	const ordered = inListOrder(matching, terms, language);
	const shown = ordered.slice(query.page * pageSize, (query.page + 1) * pageSize);
	return page(
		await itemsOf(
			reads,
			shown.map(({ own }) => own),
		),
		ordered.length,
	);
}

/** The items of these ids of the service, in their order; one that has gone meanwhile is left out. */
async function itemsOf(
	{ rows, reading }: Reads,
	ids: readonly string[],
): Promise<readonly ProductListItem[]> {
	// The service refuses an empty list of ids.
	if (ids.length === 0) return [];
	const filter: Condition = { _and: [...published(reading.project), { id: { _in: ids } }] };
	const found = await rows(product, listedProduct, {
		fields: listFields,
		filter,
		limit: ids.length,
		deep: listParts,
	});
	const byId = new Map(found.map((row) => [row.own, row]));
	return ids.flatMap((id) => {
		const row = byId.get(id);
		return row ? [listItemOfRow(row, reading)] : [];
	});
}

/**
 * The service's ids of the listed products that have one of the chosen values in each chosen group; null where none is
 * chosen. The service cannot ask a product for two attributes at once, so that each group is asked for by itself.
 */
async function attributeBearers(
	reads: Reads,
	{ attributes }: CatalogueQuery,
): Promise<ReadonlySet<string> | null> {
	const groups = Object.keys(attributes).filter((group) => chosenValues(attributes, group).length > 0);
	if (groups.length === 0) return null;
	const { rows, reading } = reads;
	const valuesOf = await sharedValues(reads, groups);
	const bearers = await Promise.all(
		groups.map(async (group) => {
			const texts = chosenValues(attributes, group);
			const filter = attributeFilter(group, reading.project, { texts, ids: valuesOf(group, texts) });
			const query = { fields: ["product"], filter, sort: ["id"], limit: -1 };
			const found = await rows("ecommerce_attribute", bearerRow, query);
			return new Set(found.map(({ product: bearer }) => bearer));
		}),
	);
	return new Set([...(bearers[0] ?? [])].filter((id) => bearers.every((others) => others.has(id))));
}

/** Visitors choose by what values are called in their language; products name those that they share by id. */
async function sharedValues({ rows, reading }: Reads, groups: readonly string[]) {
	const { language, project, logger } = reading;
	const group = { _and: [{ project: { domain: { _eq: project } } }, identified(groups)] };
	const fields = ["id", "key", "display_value", "translations", "attribute_group.id", "attribute_group.key"];
	const query = { fields, filter: { attribute_group: group }, limit: -1 };
	const values = (await rows("ecommerce_attribute_value", valueRow, query)).map((value) => ({
		...value,
		name: translationFor(value.translations, language, logger, `attribute value ${value.id}`)?.display_value,
	}));
	return (wanted: string, texts: readonly string[]): readonly string[] =>
		values.flatMap(({ id, own, attribute_group, name = id }) =>
			[attribute_group.id, attribute_group.own].includes(wanted) && texts.includes(name) ? [own] : [],
		);
}

/** A fair draw over all that are listed, without reading them (R-CAT-05): today's Directus refuses the order "?". */
async function random(
	reads: Reads,
	limit: number,
	chance: () => number,
): Promise<readonly ProductListItem[]> {
	if (limit <= 0) return [];
	const { counted, rows, reading } = reads;
	const query = {
		fields: listFields,
		filter: { _and: published(reading.project) },
		sort: ["id"],
		deep: listParts,
	};
	const { count } = await counted(v.unknown(), { fields: ["id"], filter: query.filter, limit: 1 });
	const runs = randomPlaces(count, limit, chance);
	const found = await Promise.all(
		runs.map(({ offset, length }) => rows(product, listedProduct, { ...query, offset, limit: length })),
	);
	// Products that came or went between the reads may show one twice.
	const drawn = new Map(found.flat().map((row) => [row.own, row]));
	const items = [...drawn.values()].map((row) => listItemOfRow(row, reading));
	return drawRandom(items, items.length, chance);
}
