import type { ImageStore } from "#adapters/catalogue-static/image-store.ts";
import { openItems } from "#adapters/catalogue-static/list-items.ts";
import { bucketOf, pathOf } from "#adapters/catalogue-static/manifest.ts";
import {
	decodeDirectory,
	decodeProductFile,
	decodeRatings,
} from "#adapters/catalogue-static/product-files.ts";
import type { ShopBuild, ShopFiles } from "#adapters/catalogue-static/shop-files.ts";
import type { Product } from "#core/catalogue/product.ts";
import { pickRandom } from "#core/catalogue/random-products.ts";
import { decoded } from "#core/decoding/file-decoders.ts";
import type { Catalogue, CatalogueFilters } from "#core/ports/catalogue.ts";
import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { loadOnce } from "#core/shared/promises.ts";

/** The options of the catalogue in addition to its files. */
export interface StaticCatalogueOptions {
	/** Finds products by text; without it queries ignore their text. */
	readonly search?: CatalogueSearch;
	/** Receives the images of every product that is read. */
	readonly images?: ImageStore;
}

/** A chunk of its own, because a product's page needs no queries until its suggestions are near the viewport. */
const loadLists = loadOnce(() => import("#adapters/catalogue-static/static-lists.ts"));

/**
 * Creates the catalogue on the files of a build. A list loads the index and the shards of its items; a product
 * loads its directory entry and its details. Reads reject with a ShopFileError, or with the browser's error if the
 * chunk with queries cannot be loaded.
 */
export function createStaticCatalogue(
	files: ShopFiles,
	{ search, images }: StaticCatalogueOptions = {},
): Catalogue & CatalogueFilters {
	return {
		async list(query) {
			// Loads in parallel with the files; a failure is reported below.
			const lists = loadLists();
			lists.catch(() => undefined);
			return files.read(async (build) => {
				const { listPositions } = await lists;
				const { positions, meta, facets } = await listPositions(build, query, search);
				return { items: await openItems(build, positions.subarray(meta.offset), images), meta, facets };
			});
		},
		random: (limit) =>
			files.read((build) => {
				const all = Array.from({ length: build.manifest.size }, (_, position) => position);
				return openItems(build, pickRandom(all, limit, Math.random), images);
			}),
		product: (id) => files.read((build) => openProduct(build, id, images)),
		products: (ids) => files.read((build) => Promise.all(ids.map((id) => openProduct(build, id, images)))),
		ratings: (id) =>
			files.read(async (build) => {
				const [key, , digest] = (await findEntry(build, id)) ?? [String(id), "", null];
				if (digest === null) return [];
				return build.file(pathOf.ratings(key, digest), (content) => decoded(decodeRatings, content));
			}),
		async attributes(groups) {
			const { listAttributes } = await loadLists();
			return files.read((build) => listAttributes(build, groups));
		},
		async prices() {
			const { listPrices } = await loadLists();
			return files.read(listPrices);
		},
	};
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
