import type { ImageFile } from "#adapters/content-directus/catalogue/asset-images.ts";
import { createLastOrder, type LastOrder } from "#adapters/content-directus/catalogue/last-order.ts";
import { type Part, parseContent, row, value } from "#adapters/content-directus/catalogue/part.ts";
import { ofProject } from "#adapters/content-directus/catalogue/product-filter.ts";
import type { ReadContext } from "#adapters/content-directus/catalogue/read-product.ts";
import type { ContentQuery, ContentReadClient } from "#adapters/content-directus/client/read-client.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import { hasSearch } from "#core/catalogue/search-terms.ts";
import { defaultSortOf, type SortTerm } from "#core/content-values/sort-term.ts";
import { integer, list, nullable } from "#core/decoding/decoder.ts";
import { text } from "#core/decoding/file-decoders.ts";
import type { Language } from "#core/language/language.ts";
import type { PriceCurrencies } from "#core/money/price-currencies.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";
import { loadOnce } from "#core/shared/promises.ts";

/** The collection of products. */
export const productCollection = "ecommerce_product";

/** The options of the catalogue in a content service. */
export interface DirectusCatalogueOptions {
	/** The client, which also names the project; only its products are returned. */
	readonly client: ContentReadClient;
	readonly language: Language;
	readonly currencies: PriceCurrencies;
	readonly logger: Logger;
	/** The full-text search for queries; by default the service's own. */
	readonly search?: CatalogueSearch;
	/** Called with each image of every product that is read. */
	readonly onImage?: (image: ImageFile) => void;
	/** Returns random numbers from 0 to below 1; `Math.random` by default, a seeded one in builds (R-CAT-05). */
	readonly random?: () => number;
	/** Returns the time in milliseconds since 1970; the system clock by default. */
	readonly now?: () => number;
}

/** The query without the fields of its part. */
export type PartQuery = Omit<ContentQuery, "fields" | "deep">;

/** The reads of a catalogue from the content service. */
export interface ProductReads {
	readonly reading: ReadContext;
	/** Returns the parsed items of a collection. */
	rows<Row>(collection: string, part: Part<Row>, query: PartQuery): Promise<readonly Row[]>;
	/**
	 * Returns all parsed items of a query. Reads them page by page, because a service may limit the items of a
	 * response (R-CONTENT-04).
	 */
	allRows<Row>(
		collection: string,
		part: Part<Row>,
		query: Omit<PartQuery, "limit" | "offset" | "page">,
	): Promise<readonly Row[]>;
	/** Returns the parsed products of a query, and the number of all matching ones. */
	counted<Row>(
		part: Part<Row>,
		query: PartQuery,
	): Promise<{ readonly found: readonly Row[]; readonly count: number }>;
	/** The order of the last list. */
	readonly lastOrder: LastOrder;
	/** Returns the shop's default order. */
	defaultSort(): Promise<readonly SortTerm[]>;
	/** Returns the ids that the query's search finds, the best match first; null if the service has to search itself. */
	found(query: CatalogueQuery): Promise<readonly string[] | null>;
}

const count = integer(0, Number.MAX_SAFE_INTEGER);
const sortSettings = row({ default_sort: value(nullable(text)) });

/** The number of items per request if all are needed. */
const rowsPerRead = 500;

/** Creates the reads of a client, which parse each response. */
export function createProductReads(options: DirectusCatalogueOptions): ProductReads {
	const { client, language, currencies, logger, search, onImage } = options;
	const rows: ProductReads["rows"] = async (collection, { decode, ...selection }, query) => {
		const { items } = await client.items(collection, { ...selection, ...query });
		return parseContent(collection, list(decode), items, logger);
	};
	const allRows: ProductReads["allRows"] = async (collection, { decode, ...selection }, query) => {
		const read = (offset: number) =>
			client.items(collection, { ...selection, ...query, limit: rowsPerRead, offset, meta: "filter_count" });
		const { items: first, meta } = await read(0);
		const total = parseContent(collection, count, meta?.filter_count, logger);
		// The first response shows the maximum number of items per response.
		const size = Math.max(1, first.length);
		const pages = first.length === 0 ? 1 : Math.ceil(total / size);
		const others = Array.from({ length: pages - 1 }, (_, page) => read((page + 1) * size));
		const items = [first, ...(await Promise.all(others)).map((page) => page.items.slice(0, size))].flat();
		return parseContent(collection, list(decode), items, logger);
	};
	const defaultSort = loadOnce(async () => {
		const filter = ofProject(client.project);
		const [settings] = await rows("ecommerce_settings", sortSettings, { filter, limit: 1 });
		return defaultSortOf(settings?.default_sort ?? null);
	});
	return {
		reading: { language, currencies, project: client.project, logger, ...(onImage ? { onImage } : {}) },
		rows,
		allRows,
		async counted({ decode, ...selection }, query) {
			const countedQuery = { ...selection, ...query, meta: "filter_count" };
			const { items, meta } = await client.items(productCollection, countedQuery);
			const total = parseContent(productCollection, count, meta?.filter_count, logger);
			return { found: parseContent(productCollection, list(decode), items, logger), count: total };
		},
		lastOrder: createLastOrder(options.now ?? Date.now),
		defaultSort,
		async found(query) {
			if (!search || !hasSearch(query)) return null;
			const found = await search.search(query.search);
			// The words may belong to a product that is newer than the index, so the service searches itself.
			return found.length > 0 ? found.map(String) : null;
		},
	};
}
