import type { ImageStore } from "#adapters/catalogue-static/image-store.ts";
import { bucketOf, pathOf } from "#adapters/catalogue-static/manifest.ts";
import { unpackIndex } from "#adapters/catalogue-static/packed-index.ts";
import {
	decodeDirectory,
	decodeIds,
	decodeProductFile,
	decodeRatings,
	decodeShard,
} from "#adapters/catalogue-static/product-files.ts";
import type { ShopBuild, ShopFiles } from "#adapters/catalogue-static/shop-files.ts";
import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import { attributesOfGroups, listedPrices } from "#core/catalogue/filter-values.ts";
import type { Product, ProductListItem } from "#core/catalogue/product.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import { positionsOf, queryPositions } from "#core/catalogue/query-catalogue.ts";
import { pickRandom } from "#core/catalogue/random-products.ts";
import type { Catalogue, CatalogueFilters } from "#core/ports/catalogue.ts";
import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";
import { hasSearch } from "#core/search/search-text.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { decoded } from "#core/shared/file-decoders.ts";

/** What the catalogue needs in addition to its files. */
export interface StaticCatalogueOptions {
	/** Answers the text that queries search for; without it they search for nothing. */
	readonly search?: CatalogueSearch;
	/** Is given the images of every product that is read. */
	readonly images?: ImageStore;
	/** Gives numbers from 0 up to but not 1; Math.random when absent. */
	readonly random?: () => number;
}

/**
 * The shop's products from the files of its build: a list loads the index and the shards of the items it shows, a
 * product its entry in the directory and its details, nothing else. Reads reject with a ShopFileError.
 */
export function createStaticCatalogue(
	files: ShopFiles,
	{ search, images, random = Math.random }: StaticCatalogueOptions = {},
): Catalogue & CatalogueFilters {
	return {
		list: (query) =>
			files.read(async (build) => {
				const [index, found] = await Promise.all([openIndex(build), findPositions(build, query, search)]);
				const { positions, meta, facets } = queryPositions(index, query, found);
				const shown = await openItems(build, positions.subarray(meta.offset), images);
				return { items: shown, meta, facets };
			}),
		random: (limit) =>
			files.read((build) => {
				const all = Array.from({ length: build.manifest.size }, (_, position) => position);
				return openItems(build, pickRandom(all, limit, random), images);
			}),
		product: (id) => files.read((build) => openProduct(build, id, images)),
		products: (ids) => files.read((build) => Promise.all(ids.map((id) => openProduct(build, id, images)))),
		ratings: (id) =>
			files.read(async (build) => {
				const [key, , digest] = (await findEntry(build, id)) ?? [String(id), "", null];
				if (digest === null) return [];
				return build.file(pathOf.ratings(key, digest), (content) => decoded(decodeRatings, content));
			}),
		attributes: (groups) => files.read(async (build) => attributesOfGroups(await openIndex(build), groups)),
		prices: () => files.read(async (build) => listedPrices(await openIndex(build))),
	};
}

function openIndex({ manifest, file }: ShopBuild): Promise<CatalogueColumns> {
	return file(pathOf.index(manifest.index), (content) => unpackIndex(content, manifest.size));
}

/** The products' ids by position, which only searches need. */
export function openIds({ manifest, file }: ShopBuild): Promise<readonly ContentId[]> {
	return file(pathOf.ids(manifest.ids), (content) => {
		const ids = decoded(decodeIds, content);
		if (ids.length !== manifest.size) throw new TypeError("It does not name every product.");
		return ids;
	});
}

async function findPositions(
	build: ShopBuild,
	query: CatalogueQuery,
	search: CatalogueSearch | undefined,
): Promise<Int32Array | null> {
	if (!search || !hasSearch(query)) return null;
	const [ids, found] = await Promise.all([openIds(build), search.search(query.search)]);
	return positionsOf(ids, found);
}

/** What lists show of products, as far as the build has them, for whoever reads the products elsewhere. */
export function readImages(files: ShopFiles, images: ImageStore, ids: readonly ContentId[]): Promise<void> {
	return files.read(async (build) => {
		const positions = positionsOf(await openIds(build), ids);
		await openItems(build, positions, images);
	});
}

async function openItems(
	build: ShopBuild,
	positions: ArrayLike<number>,
	images: ImageStore | undefined,
): Promise<readonly ProductListItem[]> {
	const { shardSize } = build.manifest;
	const shown = Array.from(positions);
	return Promise.all(
		shown.map(async (position) => {
			const shard = await openShard(build, Math.floor(position / shardSize), images);
			return shard[position % shardSize] as ProductListItem;
		}),
	);
}

async function openProduct(
	build: ShopBuild,
	id: ContentId,
	images: ImageStore | undefined,
): Promise<Product | null> {
	const entry = await findEntry(build, id);
	if (entry === null) return null;
	const [key, digest] = entry;
	return build.file(pathOf.product(key, digest), (content) => {
		const file = decoded(decodeProductFile, content);
		images?.add(file.images);
		return file.product;
	});
}

function openShard(
	{ manifest, file }: ShopBuild,
	shard: number,
	images: ImageStore | undefined,
): Promise<readonly ProductListItem[]> {
	const { size, shardSize, items } = manifest;
	return file(pathOf.items(shard, items[shard] as string), (content) => {
		const parsed = decoded(decodeShard, content);
		if (parsed.items.length !== Math.min(shardSize, size - shard * shardSize)) {
			throw new TypeError("It does not hold as many items as the manifest says.");
		}
		images?.add(parsed.images);
		return parsed.items;
	});
}

async function findEntry({ manifest, file }: ShopBuild, id: ContentId) {
	const { directory } = manifest;
	if (directory.length === 0) return null;
	const key = String(id);
	const bucket = bucketOf(key, directory.length);
	const entries = await file(pathOf.directory(bucket, directory[bucket] as string), (content) =>
		decoded(decodeDirectory, content),
	);
	return entries.find(([entry]) => entry === key) ?? null;
}
