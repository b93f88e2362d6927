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
import { packSearch, searchedOf } from "#adapters/catalogue-static/packed-search.ts";
import { type ItemShard, type ProductFile, packIds } from "#adapters/catalogue-static/product-files.ts";
import { type CatalogueColumns, createCatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import { listItemOf } from "#core/catalogue/list-item.ts";
import type { Product, ProductImage } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import { defaultSortOf, type SortTerm } from "#core/catalogue/sort-term.ts";
import type { RenderedFile } from "#core/ports/page-renderer.ts";
import type { ProductImages } from "#core/ports/product-images.ts";
import { subcategoryNames } from "#core/search/search-index.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { Language } from "#core/shared/language.ts";

/** What was made of products before. */
export interface CatalogueMemory {
	/** Digest of the content of the product at a position. */
	keyOf(position: number): string;
	/** What was made from a key, or is made now. */
	kept<Value>(name: string, key: string, make: () => Value): Value;
}

/** Whose files are written, and how. */
export interface WriteCatalogueOptions {
	/** The domain of the shop; products of others and unpublished ones are left out (R-CAT-01). */
	readonly project: string;
	readonly language: Language;
	/** Returns the images of the products; none when absent. */
	readonly images?: ProductImages;
	/** The columns of the listed products, where they are made already; all products are listed then. */
	readonly columns?: CatalogueColumns;
	/** The `sort` of each category by its id as text, where the columns are not made already. */
	readonly categorySorts?: ReadonlyMap<string, number>;
	/** Spares making again what is as it was; everything is made when absent. */
	readonly memory?: CatalogueMemory;
	/** List items a shard; 25 when absent. */
	readonly shardSize?: number;
}

/** Products by their positions, each perhaps made when it is asked for. */
export interface ProductList {
	readonly length: number;
	at(position: number): Product | undefined;
}

/** Images of a product that lists show: one, and another while it is pointed at. */
const listedImages = 2;

/** Entries that a file of the directory holds on average. */
const bucketSize = 50;

/** What is known of a product without making it: its id, and digests of what files hold of it. */
interface ProductDigests {
	readonly id: ContentId;
	readonly details: string;
	readonly ratings: string | null;
	/** Of what the search file holds of it. */
	readonly search: string;
}

function digestOf(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

const everythingIsMade: CatalogueMemory = { keyOf: String, kept: (_name, _key, make) => make() };

/** Makes the files of a language, each named by a digest of its content. */
function createFiles(language: Language, { kept }: CatalogueMemory) {
	const folder = shopDataFolder(language);
	/** A file whose text is made when it is asked for, unless it was made to know its digest. */
	const file = (path: string, made: string | null, make: () => unknown): RenderedFile => ({
		path: `${folder}/${path}`,
		isNamedByContent: true,
		get content() {
			return made ?? JSON.stringify(make());
		},
	});
	const named = <Value>(name: string, key: string, make: () => Value) =>
		kept(`${language} ${name}`, key, make);
	return {
		file,
		kept: named,
		/** Returns the digest of a file whose content is made in any case. */
		*write(pathFor: (digest: string) => string, content: unknown) {
			const text = JSON.stringify(content);
			const digest = digestOf(text);
			yield { path: `${folder}/${pathFor(digest)}`, content: text, isNamedByContent: true };
			return digest;
		},
		/** The same of one whose content follows from a key. */
		*writeKept(pathFor: (digest: string) => string, name: string, key: string, make: () => unknown) {
			const made: string[] = [];
			const digest = named(name, key, () => {
				made.push(JSON.stringify(make()));
				return digestOf(made.join());
			});
			yield file(pathFor(digest), made[0] ?? null, make);
			return digest;
		},
	};
}

/** What the files of a language are made from. */
interface Listed {
	readonly positions: readonly number[];
	readonly at: (position: number) => Product;
	readonly images: ProductImages | undefined;
	readonly keyOf: CatalogueMemory["keyOf"];
	readonly files: ReturnType<typeof createFiles>;
}

/** The files of list items; returns their digests. */
function* writeItems({ positions, at, images, keyOf, files }: Listed, shardSize: number) {
	const shards: string[] = [];
	for (let start = 0; start < positions.length; start += shardSize) {
		const shown = positions.slice(start, start + shardSize);
		const pathFor = (digest: string) => pathOf.items(shards.length, digest);
		const key = shown.map(keyOf).join();
		shards.push(yield* files.writeKept(pathFor, "items", key, () => shardOf(shown.map(at), images)));
	}
	return shards;
}

/** The files of products and of their ratings; returns the digests of each. */
function* writeProducts({ positions, at, images, keyOf, files }: Listed, ratings: readonly ProductRating[]) {
	const rated = ratingsByProduct(ratings);
	const detailsOf = (product: Product): ProductFile => ({
		product,
		images: imagesOf(product.images, images),
	});
	let made: string | null = null;
	const digestsOf = (product: Product): ProductDigests => {
		const own = rated.get(String(product.id));
		made = JSON.stringify(detailsOf(product));
		return {
			id: product.id,
			details: digestOf(made),
			ratings: own ? digestOf(JSON.stringify(own)) : null,
			search: digestOf(JSON.stringify(searchedOf(product))),
		};
	};
	const all: ProductDigests[] = [];
	for (const position of positions) {
		made = null;
		const digests = files.kept("product", keyOf(position), () => digestsOf(at(position)));
		const id = String(digests.id);
		yield files.file(pathOf.product(id, digests.details), made, () => detailsOf(at(position)));
		if (digests.ratings !== null)
			yield files.file(pathOf.ratings(id, digests.ratings), null, () => rated.get(id));
		all.push(digests);
	}
	return all;
}

/** The files that tell the digests of products; returns their own. */
function* writeDirectory({ files }: Listed, products: readonly ProductDigests[]) {
	const buckets = Array.from({ length: Math.ceil(products.length / bucketSize) }, (): Entry[] => []);
	for (const { id, details, ratings } of products)
		buckets[bucketOf(String(id), buckets.length)]?.push([String(id), details, ratings]);
	const directory: string[] = [];
	for (const entries of buckets)
		directory.push(yield* files.write((digest) => pathOf.directory(directory.length, digest), entries));
	return directory;
}

/**
 * All files of a shop in one language, each made when it is asked for, the manifest last: a host that gets them
 * in this order never has a manifest that names what is not there. The products are in that language.
 */
export function* writeCatalogue(
	all: ProductList,
	ratings: readonly ProductRating[],
	settings: ShopSettings,
	options: WriteCatalogueOptions,
): Generator<RenderedFile, void, undefined> {
	const { project, language, images, memory = everythingIsMade, shardSize = 25 } = options;
	const [columns, products] = options.columns
		? [options.columns, all]
		: indexOf(all, options, defaultSortOf(settings.default_sort));
	const { size } = columns;
	const files = createFiles(language, memory);
	const at = (position: number) => products.at(position) as Product;
	const positions = Array.from({ length: size }, (_, position) => position);
	const listed = { positions, at, images, keyOf: memory.keyOf, files };
	const items = yield* writeItems(listed, shardSize);
	const names = subcategoryNames(settings);
	const digests = yield* writeProducts(listed, ratings);
	const directory = yield* writeDirectory(listed, digests);
	const searched = digestOf(
		[...digests.map(({ search }) => search), JSON.stringify([settings.search_words, [...names]])].join(),
	);
	const manifest: Manifest = {
		version: formatVersion,
		project,
		language,
		size,
		shardSize,
		index: yield* files.write(pathOf.index, packIndex(columns)),
		ids: yield* files.write(pathOf.ids, packIds(digests.map(({ id }) => id))),
		search: yield* files.writeKept(pathOf.search, "search", searched, () =>
			packSearch(each(positions, at), settings),
		),
		settings: yield* files.write(pathOf.settings, settings),
		items,
		directory,
	};
	yield { path: `${shopDataFolder(language)}/${manifestPath}`, content: JSON.stringify(manifest) };
}

function* each(positions: readonly number[], at: Listed["at"]): Generator<Product> {
	for (const position of positions) yield at(position);
}

/** The columns of those products of a list that are listed, and these products. */
function indexOf(
	all: ProductList,
	{ project, categorySorts }: WriteCatalogueOptions,
	defaultSort: readonly SortTerm[],
): readonly [CatalogueColumns, ProductList] {
	const products = Array.from({ length: all.length }, (_, position) => all.at(position) as Product);
	const { items, ...columns } = createCatalogueIndex(products, {
		project,
		defaultSort,
		...(categorySorts ? { categorySorts } : {}),
	});
	return [columns, items];
}

function shardOf(products: readonly Product[], imageSource: ProductImages | undefined): ItemShard {
	const images = products.flatMap((product) => product.images.slice(0, listedImages));
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
