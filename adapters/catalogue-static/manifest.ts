import { oneOf } from "#core/decoding/content-decoders.ts";
import { type Decoded, integer, list, object } from "#core/decoding/decoder.ts";
import { matching, text } from "#core/decoding/file-decoders.ts";
import { type Language, languages } from "#core/language/language.ts";

/** The version of the file format; increase it when older scripts cannot read the files. */
export const formatVersion = 3;

/** The hash in a file's name. */
export const hash = matching(/^[0-9a-f]{12}$/);

const hashes = list(hash);

/** manifest.json: the number of products and the hashes in the other files' names. */
export const decodeManifest = object({
	version: oneOf([formatVersion]),
	/** The domain of the shop. */
	project: text,
	language: oneOf(languages),
	/** The number of listed products. */
	size: integer(0, 1_000_000),
	/** List items per shard; the last one may have fewer. */
	shardSize: integer(1, 10_000),
	index: hash,
	ids: hash,
	search: hash,
	settings: hash,
	items: hashes,
	directory: hashes,
});

/** The names of all files of one build in one language. */
export type Manifest = Decoded<typeof decodeManifest>;

/** Returns a language's folder, relative to the output's root. */
export function shopDataFolder(language: Language): string {
	return `shop-data/${language}`;
}

/** The manifest's file name, the only one without a hash. */
export const manifestPath = "manifest.json";

/** The paths of files with a hash, relative to the language's folder. */
export const pathOf = {
	index: (digest: string) => `index-${digest}.json`,
	ids: (digest: string) => `ids-${digest}.json`,
	search: (digest: string) => `search-${digest}.json`,
	settings: (digest: string) => `settings-${digest}.json`,
	items: (shard: number, digest: string) => `items-${shard}-${digest}.json`,
	directory: (bucket: number, digest: string) => `directory-${bucket}-${digest}.json`,
	product: (id: string, digest: string) => `products/${stem(id)}-${digest}.json`,
	ratings: (id: string, digest: string) => `ratings/${stem(id)}-${digest}.json`,
} as const;

/**
 * Returns the characters of an id that are safe in file names of every host; the hash, which includes the id, makes
 * the name unique.
 */
function stem(id: string): string {
	return id.replace(/[^A-Za-z0-9_-]/g, "_").slice(0, 60);
}

/** Returns the directory file with a product's entry: deterministic and evenly distributed (FNV-1a). */
export function bucketOf(id: string, buckets: number): number {
	let digest = 0x811c9dc5;
	for (let place = 0; place < id.length; place += 1) {
		digest = Math.imul(digest ^ id.charCodeAt(place), 0x01000193);
	}
	return (digest >>> 0) % buckets;
}
