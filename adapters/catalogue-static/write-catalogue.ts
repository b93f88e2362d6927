import { createHash } from "node:crypto";
import type { ImagesByName } from "#adapters/catalogue-static/image-store.ts";
import {
	bucketOf,
	formatVersion,
	type Manifest,
	manifestPath,
	pathOf,
	shopDataFolder,
} from "#adapters/catalogue-static/manifest.ts";
import { packIndex } from "#adapters/catalogue-static/packed-index.ts";
import { packSearch } from "#adapters/catalogue-static/packed-search.ts";
import { type ItemShard, type ProductFile, packIds } from "#adapters/catalogue-static/product-files.ts";
import { type CatalogueColumns, createCatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import { listItemOf } from "#core/catalogue/list-item.ts";
import type { Product, ProductImage } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import { parseSort } from "#core/catalogue/sort-term.ts";
import type { RenderedFile } from "#core/ports/page-renderer.ts";
import type { ProductImages } from "#core/ports/product-images.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { Language } from "#core/shared/language.ts";

/** Whose files are written, and how. */
export interface WriteCatalogueOptions {
	/** The domain of the shop; products of others and unpublished ones are left out (R-CAT-01). */
	readonly project: string;
	readonly language: Language;
	/** Returns the images of the products; none when absent. */
	readonly images?: ProductImages;
	/** The columns of the listed products, where they are made already. */
	readonly columns?: CatalogueColumns;
	/** List items a shard; 25 when absent. */
	readonly shardSize?: number;
}

/** Images of a product that lists show: one, and another while it is pointed at. */
const listedImages = 2;

/** Entries that a file of the directory holds on average. */
const bucketSize = 50;

/**
 * All files of a shop in one language, each made when it is asked for, the manifest last: a host that gets them
 * in this order never has a manifest that names what is not there. The products are in that language.
 */
export function* writeCatalogue(
	products: readonly Product[],
	ratings: readonly ProductRating[],
	settings: ShopSettings,
	{ project, language, images: imageSource, columns, shardSize = 25 }: WriteCatalogueOptions,
): Generator<RenderedFile, void, undefined> {
	const defaultSort = parseSort(settings.default_sort ?? "");
	const index = columns
		? { ...columns, items: products }
		: createCatalogueIndex(products, { project, defaultSort });
	const { items, size } = index;
	const folder = shopDataFolder(language);
	const write = function* (pathFor: (digest: string) => string, content: unknown) {
		const text = JSON.stringify(content);
		const digest = createHash("sha256").update(text).digest("hex").slice(0, 12);
		yield { path: `${folder}/${pathFor(digest)}`, content: text };
		return digest;
	};
	const shards: string[] = [];
	for (let start = 0; start < size; start += shardSize) {
		const shown = items.slice(start, start + shardSize);
		const images = shown.flatMap((product) => product.images.slice(0, listedImages));
		const shard: ItemShard = { items: shown.map(listItemOf), images: imagesOf(images, imageSource) };
		shards.push(yield* write((digest) => pathOf.items(shards.length, digest), shard));
	}
	const buckets = Array.from({ length: Math.ceil(size / bucketSize) }, (): Entry[] => []);
	const rated = ratingsByProduct(ratings);
	for (const product of items) {
		const id = String(product.id);
		const own = rated.get(id);
		const file: ProductFile = { product, images: imagesOf(product.images, imageSource) };
		const details = yield* write((digest) => pathOf.product(id, digest), file);
		const voices = own ? yield* write((digest) => pathOf.ratings(id, digest), own) : null;
		buckets[bucketOf(id, buckets.length)]?.push([id, details, voices]);
	}
	const directory: string[] = [];
	for (const entries of buckets) {
		directory.push(yield* write((digest) => pathOf.directory(directory.length, digest), entries));
	}
	const manifest: Manifest = {
		version: formatVersion,
		project,
		language,
		size,
		shardSize,
		index: yield* write(pathOf.index, packIndex(index)),
		ids: yield* write(pathOf.ids, packIds(items.map(({ id }) => id))),
		search: yield* write(pathOf.search, packSearch(items)),
		settings: yield* write(pathOf.settings, settings),
		items: shards,
		directory,
	};
	yield { path: `${folder}/${manifestPath}`, content: JSON.stringify(manifest) };
}

function imagesOf(images: readonly ProductImage[], imageSource: ProductImages | undefined): ImagesByName {
	return Object.fromEntries(
		images.flatMap((image) => {
			const model = imageSource?.image(image);
			return model ? [[image.private_hash, model] as const] : [];
		}),
	);
}

function ratingsByProduct(ratings: readonly ProductRating[]): ReadonlyMap<string, readonly ProductRating[]> {
	const groups = new Map<string, ProductRating[]>();
	for (const rating of ratings) {
		const id = String(rating.product);
		const group = groups.get(id);
		if (group) group.push(rating);
		else groups.set(id, [rating]);
	}
	return groups;
}

/** A product's id as text, with the hashes of its details and of its ratings. */
type Entry = readonly [id: string, details: string, ratings: string | null];
