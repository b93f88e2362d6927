import { createHash } from "node:crypto";
import type { ImagesByName } from "#adapters/catalogue-static/image-store.ts";
import { indexText } from "#adapters/catalogue-static/index-text.ts";
import {
	bucketOf,
	formatVersion,
	type Manifest,
	manifestPath,
	pathOf,
	shopDataFolder,
} from "#adapters/catalogue-static/manifest.ts";
import { packSearch, searchedOf } from "#adapters/catalogue-static/packed-search.ts";
import { type ItemShard, type ProductFile, packIds } from "#adapters/catalogue-static/product-files.ts";
import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import { listItemOf } from "#core/catalogue/list-item.ts";
import type { Product, ProductImage } from "#core/catalogue/product.ts";
import { cardImages } from "#core/catalogue/product-images.ts";
import { type ProductRating, ratingsByProduct } from "#core/catalogue/rating.ts";
import type { FileGroup, ProductBlock, RenderContext, RenderedFile } from "#core/ports/page-renderer.ts";
import type { ProductImages } from "#core/ports/product-images.ts";
import { subcategoryNames } from "#core/search/search-index.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { Language } from "#core/shared/language.ts";

/** Whose files are written, and how. */
export interface CatalogueFilesOptions {
	/** The domain of the shop. */
	readonly project: string;
	readonly language: Language;
	/** Returns the images of the products; none when absent. */
	readonly images?: ProductImages;
	/** Spares making again what is as it was. */
	readonly kept: RenderContext["kept"];
	/** List items a shard. */
	readonly shardSize: number;
}

/** The listed products of a shop in one language. */
export interface ListedCatalogue {
	readonly columns: CatalogueColumns;
	/** All of them, a shard's in a block. */
	readonly blocks: readonly ProductBlock[];
}

/** Entries that a file of the directory holds on average. */
const bucketSize = 50;

/** What the directory says of a product: its id as text, with the digests of its details and of its ratings. */
type Entry = readonly [id: string, details: string, ratings: string | null];

/** What is known of a block of products without making them. */
interface BlockDigests {
	/** Of its list items' file. */
	readonly items: string;
	/** Of what the search file holds of its products. */
	readonly search: string;
	readonly ids: readonly ContentId[];
	readonly entries: readonly Entry[];
}

function digestOf(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** What the files of a language are made from. */
interface Sources {
	readonly folder: string;
	readonly images: ProductImages | undefined;
	readonly rated: ReadonlyMap<string, readonly ProductRating[]>;
	/** What was made from a key before, or is made now, for this language. */
	kept<Value>(name: string, key: string, make: () => Value): Value;
}

/** Writes a file whose content is made in any case; returns its digest. */
function* write({ folder }: Sources, pathFor: (digest: string) => string, text: string) {
	const digest = digestOf(text);
	yield { path: `${folder}/${pathFor(digest)}`, content: text, isNamedByContent: true };
	return digest;
}

/** The contents of a block's files, as JSON. */
interface BlockTexts {
	readonly items: string;
	readonly products: readonly { readonly details: string; readonly ratings: string | null }[];
}

function textsOf(products: readonly Product[], { images, rated }: Sources): BlockTexts {
	return {
		items: JSON.stringify(shardOf(products, images)),
		products: products.map((product) => {
			const own = rated.get(String(product.id));
			const file: ProductFile = { product, images: imagesOf(product.images, images) };
			return { details: JSON.stringify(file), ratings: own ? JSON.stringify(own) : null };
		}),
	};
}

function digestsOf(products: readonly Product[], texts: BlockTexts): BlockDigests {
	return {
		items: digestOf(texts.items),
		search: digestOf(JSON.stringify(products.map(searchedOf))),
		ids: products.map(({ id }) => id),
		entries: texts.products.map(({ details, ratings }, place) => [
			String(products[place]?.id),
			digestOf(details),
			ratings && digestOf(ratings),
		]),
	};
}

/** The files of a block's list items, products and ratings. */
function* filesOf(block: number, { items, entries }: BlockDigests, texts: BlockTexts, { folder }: Sources) {
	const file = (path: string, content: string): RenderedFile => ({
		path: `${folder}/${path}`,
		content,
		isNamedByContent: true,
	});
	yield file(pathOf.items(block, items), texts.items);
	for (const [place, [id, details, ratings]] of entries.entries()) {
		const { details: product = "", ratings: own = null } = texts.products[place] ?? {};
		yield file(pathOf.product(id, details), product);
		if (ratings !== null && own !== null) yield file(pathOf.ratings(id, ratings), own);
	}
}

/** The files of the products, a group for each block; returns what is known of the blocks. */
function* writeBlocks(blocks: ListedCatalogue["blocks"], sources: Sources) {
	const all: BlockDigests[] = [];
	for (const [place, { key, products }] of blocks.entries()) {
		let made: BlockTexts | null = null;
		const texts = () => {
			made ??= textsOf(products(), sources);
			return made;
		};
		const digests = sources.kept("block", key, () => digestsOf(products(), texts()));
		yield {
			name: `${sources.folder} ${place}`,
			// Its place is in the name of a file.
			key: `${place} ${key}`,
			files: () => filesOf(place, digests, texts(), sources),
		};
		all.push(digests);
	}
	return all;
}

/** The files that tell the digests of products; returns their own. */
function* writeDirectory(sources: Sources, entries: readonly Entry[]) {
	const buckets = Array.from({ length: Math.ceil(entries.length / bucketSize) }, (): Entry[] => []);
	for (const entry of entries) buckets[bucketOf(entry[0], buckets.length)]?.push(entry);
	const directory: string[] = [];
	for (const bucket of buckets) {
		const pathFor = (digest: string) => pathOf.directory(directory.length, digest);
		directory.push(yield* write(sources, pathFor, JSON.stringify(bucket)));
	}
	return directory;
}

/**
 * All files of a shop's listed products in one language, each made when it is asked for, the manifest last: a host that gets
 * them in this order never has a manifest that names what is not there. The products are in that language.
 */
export function* writeCatalogue(
	{ columns, blocks }: ListedCatalogue,
	ratings: readonly ProductRating[],
	settings: ShopSettings,
	options: CatalogueFilesOptions,
): Generator<RenderedFile | FileGroup, void, undefined> {
	const { project, language, images, kept, shardSize } = options;
	const sources: Sources = {
		folder: shopDataFolder(language),
		images,
		rated: ratingsByProduct(ratings),
		kept: (name, key, make) => kept(`${language} ${name}`, key, make),
	};
	const digests = yield* writeBlocks(blocks, sources);
	const directory = yield* writeDirectory(
		sources,
		digests.flatMap(({ entries }) => entries),
	);
	const ids = digests.flatMap((block) => block.ids);
	const names = subcategoryNames(settings);
	const searched = digestOf(
		[...digests.map(({ search }) => search), JSON.stringify([settings.search_words, [...names]])].join(),
	);
	const manifest: Manifest = {
		version: formatVersion,
		project,
		language,
		size: columns.size,
		shardSize,
		index: yield* write(sources, pathOf.index, indexText(columns, kept)),
		ids: yield* write(sources, pathOf.ids, JSON.stringify(packIds(ids))),
		search: yield* writeSearch(sources, searched, () => packSearch(each(blocks), settings)),
		settings: yield* write(sources, pathOf.settings, JSON.stringify(settings)),
		items: digests.map(({ items }) => items),
		directory,
	};
	yield { path: `${sources.folder}/${manifestPath}`, content: JSON.stringify(manifest) };
}

/** The search file, whose content follows from a digest; returns its own digest. */
function* writeSearch({ folder, kept }: Sources, searched: string, make: () => unknown) {
	let made: string | null = null;
	const text = () => {
		made ??= JSON.stringify(make());
		return made;
	};
	const digest = kept("search", searched, () => digestOf(text()));
	yield {
		path: `${folder}/${pathOf.search(digest)}`,
		isNamedByContent: true,
		get content() {
			return text();
		},
	};
	return digest;
}

function* each(blocks: ListedCatalogue["blocks"]): Generator<Product> {
	for (const { products } of blocks) yield* products();
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
