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
import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import { listItemOf } from "#core/catalogue/list-item.ts";
import type { Product, ProductImage } from "#core/catalogue/product.ts";
import { cardImages } from "#core/catalogue/product-images.ts";
import { type ProductRating, ratingsByProduct } from "#core/catalogue/rating.ts";
import type { Language } from "#core/language/language.ts";
import type { ProductImages } from "#core/ports/product-images.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** A file of the shop's data. */
export interface CatalogueFile {
	/** Relative to the output's root, with "/" as separator. */
	readonly path: string;
	/** JSON. */
	readonly content: string;
	/** Whether the path contains a digest of the content. */
	readonly isNamedByContent: boolean;
}

/** The options of {@link writeCatalogue}. */
export interface CatalogueFilesOptions {
	/** The domain of the shop. */
	readonly project: string;
	readonly language: Language;
	/** Returns the images of the products; none by default. */
	readonly images?: ProductImages;
	/** List items per shard; 25 by default. */
	readonly shardSize?: number;
}

/** The listed products of a shop in one language. */
export interface ListedCatalogue {
	readonly columns: CatalogueColumns;
	readonly products: readonly Product[];
}

/** Average number of entries per directory file. */
const bucketSize = 50;

/** An entry of the directory: a product's id as text, with the digests of its details and of its ratings. */
type Entry = readonly [id: string, details: string, ratings: string | null];

function digestOf(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** The folder and lookups for the files of a language. */
interface Sources {
	readonly folder: string;
	readonly images: ProductImages | undefined;
	readonly rated: ReadonlyMap<string, readonly ProductRating[]>;
}

type Files<Returned> = Generator<CatalogueFile, Returned, undefined>;

/** Writes a content-hashed file; returns its digest. */
function* write({ folder }: Sources, pathFor: (digest: string) => string, content: unknown): Files<string> {
	const text = JSON.stringify(content);
	const digest = digestOf(text);
	yield { path: `${folder}/${pathFor(digest)}`, content: text, isNamedByContent: true };
	return digest;
}

/** Writes the details and ratings of a product; returns its directory entry. */
function* writeProduct(product: Product, sources: Sources): Files<Entry> {
	const id = String(product.id);
	const file: ProductFile = { product, images: imagesOf(product.images, sources.images) };
	const details = yield* write(sources, (digest) => pathOf.product(id, digest), file);
	const rated = sources.rated.get(id);
	const ratings = rated ? yield* write(sources, (digest) => pathOf.ratings(id, digest), rated) : null;
	return [id, details, ratings];
}

/** Writes the files of products and list items; returns the digests of both. */
function* writeProductFiles(products: readonly Product[], shardSize: number, sources: Sources) {
	const items: string[] = [];
	const entries: Entry[] = [];
	for (let start = 0; start < products.length; start += shardSize) {
		const shard = products.slice(start, start + shardSize);
		const place = items.length;
		const pathFor = (digest: string) => pathOf.items(place, digest);
		items.push(yield* write(sources, pathFor, shardOf(shard, sources.images)));
		for (const product of shard) entries.push(yield* writeProduct(product, sources));
	}
	return { items, entries };
}

/** Writes the files that map products to digests; returns their own digests. */
function* writeDirectory(sources: Sources, entries: readonly Entry[]): Files<readonly string[]> {
	const buckets = Array.from({ length: Math.ceil(entries.length / bucketSize) }, (): Entry[] => []);
	for (const entry of entries) buckets[bucketOf(entry[0], buckets.length)]?.push(entry);
	const directory: string[] = [];
	for (const bucket of buckets) {
		const pathFor = (digest: string) => pathOf.directory(directory.length, digest);
		directory.push(yield* write(sources, pathFor, bucket));
	}
	return directory;
}

/**
 * Writes all files of a shop's listed products, which must be in one language. The manifest is last: a host that
 * receives the files in this order never has a manifest that names missing files.
 */
export function* writeCatalogue(
	{ columns, products }: ListedCatalogue,
	ratings: readonly ProductRating[],
	settings: ShopSettings,
	{ project, language, images, shardSize = 25 }: CatalogueFilesOptions,
): Files<void> {
	const sources: Sources = { folder: shopDataFolder(language), images, rated: ratingsByProduct(ratings) };
	const { items, entries } = yield* writeProductFiles(products, shardSize, sources);
	const directory = yield* writeDirectory(sources, entries);
	const manifest: Manifest = {
		version: formatVersion,
		project,
		language,
		size: columns.size,
		shardSize,
		index: yield* write(sources, pathOf.index, packIndex(columns)),
		ids: yield* write(sources, pathOf.ids, packIds(products.map(({ id }) => id))),
		search: yield* write(sources, pathOf.search, packSearch(products, settings)),
		settings: yield* write(sources, pathOf.settings, settings),
		items,
		directory,
	};
	const path = `${sources.folder}/${manifestPath}`;
	yield { path, content: JSON.stringify(manifest), isNamedByContent: false };
}

function shardOf(products: readonly Product[], imageSource: ProductImages | undefined): ItemShard {
	const images = products.flatMap((product) => product.images.slice(0, cardImages));
	return { items: products.map(listItemOf), images: imagesOf(images, imageSource) };
}

function imagesOf(images: readonly ProductImage[], imageSource: ProductImages | undefined): ImagesByName {
	return Object.fromEntries(
		images.flatMap((image) => {
			const model = imageSource?.image(image);
			return model ? [[image.private_hash, model] as const] : [];
		}),
	);
}
