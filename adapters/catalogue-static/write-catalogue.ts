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
import { parseSort } from "#core/catalogue/sort-term.ts";
import type { RenderedFile } from "#core/ports/page-renderer.ts";
import type { ProductImages } from "#core/ports/product-images.ts";
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
	const { project, language, images: imageSource, memory = everythingIsMade, shardSize = 25 } = options;
	const [columns, products] = options.columns
		? [options.columns, all]
		: indexOf(all, project, parseSort(settings.default_sort ?? ""));
	const { size } = columns;
	const productAt = (position: number) => products.at(position) as Product;
	const positions = Array.from({ length: size }, (_, position) => position);
	const folder = shopDataFolder(language);
	const kept = <Value>(name: string, key: string, make: () => Value) =>
		memory.kept(`${language} ${name}`, key, make);
	const fileOf = (path: string, make: () => unknown): RenderedFile => ({
		path: `${folder}/${path}`,
		isNamedByContent: true,
		get content() {
			return JSON.stringify(make());
		},
	});
	const write = function* (pathFor: (digest: string) => string, content: unknown) {
		const text = JSON.stringify(content);
		const digest = digestOf(text);
		yield { path: `${folder}/${pathFor(digest)}`, content: text, isNamedByContent: true };
		return digest;
	};
	const writeKept = function* (pathFor: (digest: string) => string, name: string, key: string, make: () => unknown) {
		const digest = kept(name, key, () => digestOf(JSON.stringify(make())));
		yield fileOf(pathFor(digest), make);
		return digest;
	};
	const shards: string[] = [];
	for (let start = 0; start < size; start += shardSize) {
		const shown = positions.slice(start, start + shardSize);
		shards.push(
			yield* writeKept(
				(digest) => pathOf.items(shards.length, digest),
				"items",
				shown.map(memory.keyOf).join(),
				() => shardOf(shown.map(productAt), imageSource),
			),
		);
	}
	const rated = ratingsByProduct(ratings);
	const detailsOf = (product: Product): ProductFile => ({
		product,
		images: imagesOf(product.images, imageSource),
	});
	const digests = positions.map((position) =>
		kept("product", memory.keyOf(position), (): ProductDigests => {
			const product = productAt(position);
			const voices = rated.get(String(product.id));
			return {
				id: product.id,
				details: digestOf(JSON.stringify(detailsOf(product))),
				ratings: voices ? digestOf(JSON.stringify(voices)) : null,
				search: digestOf(JSON.stringify(searchedOf(product))),
			};
		}),
	);
	const buckets = Array.from({ length: Math.ceil(size / bucketSize) }, (): Entry[] => []);
	for (const [position, { id: ownId, details, ratings: voices }] of digests.entries()) {
		const id = String(ownId);
		yield fileOf(pathOf.product(id, details), () => detailsOf(productAt(position)));
		if (voices !== null) yield fileOf(pathOf.ratings(id, voices), () => rated.get(id));
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
		index: yield* write(pathOf.index, packIndex(columns)),
		ids: yield* write(pathOf.ids, packIds(digests.map(({ id }) => id))),
		search: yield* writeKept(
			pathOf.search,
			"search",
			digestOf(digests.map(({ search }) => search).join()),
			() => packSearch(positions.map(productAt)),
		),
		settings: yield* write(pathOf.settings, settings),
		items: shards,
		directory,
	};
	yield { path: `${folder}/${manifestPath}`, content: JSON.stringify(manifest) };
}

/** The columns of those products of a list that are listed, and these products. */
function indexOf(
	all: ProductList,
	project: string,
	defaultSort: ReturnType<typeof parseSort>,
): readonly [CatalogueColumns, ProductList] {
	const products = Array.from({ length: all.length }, (_, position) => all.at(position) as Product);
	const { items, ...columns } = createCatalogueIndex(products, { project, defaultSort });
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
