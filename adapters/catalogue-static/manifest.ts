import { oneOf } from "#core/shared/content-decoders.ts";
import { type Decoded, integer, list, object } from "#core/shared/decoder.ts";
import { matching, text } from "#core/shared/file-decoders.ts";
import { type Language, languages } from "#core/shared/language.ts";

/** What the files of this program look like; counted up whenever older scripts could not read them. */
export const formatVersion = 3;

/** The hash in a file's name. */
export const hash = matching(/^[0-9a-f]{12}$/);

const hashes = list(hash);

/** manifest.json: how many products there are, and the hashes that are in the other files' names. */
export const decodeManifest = object({
	version: oneOf([formatVersion]),
	/** The domain of the shop. */
	project: text,
	language: oneOf(languages),
	/** How many products are listed. */
	size: integer(0, 1_000_000),
	/** How many list items a shard holds, the last one perhaps fewer. */
	shardSize: integer(1, 10_000),
	index: hash,
	ids: hash,
	search: hash,
	settings: hash,
	items: hashes,
	directory: hashes,
});

/** The names of all files of one build, in one language. */
export type Manifest = Decoded<typeof decodeManifest>;

/** Where the files of a language are below the output's root. */
export function shopDataFolder(language: Language): string {
	return `shop-data/${language}`;
}

/** The manifest's own name, the only one without a hash. */
export const manifestPath = "manifest.json";

/** The files with a hash, by their paths below the language's folder. */
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

/** An id as far as it may be in every host's file names; the hash, of a content with the id, distinguishes. */
function stem(id: string): string {
	return id.replace(/[^A-Za-z0-9_-]/g, "_").slice(0, 60);
}

/** In which of the directory's files a product is entered: the same in every program, spread evenly (FNV-1a). */
export function bucketOf(id: string, buckets: number): number {
	let digest = 0x811c9dc5;
	for (let place = 0; place < id.length; place += 1) {
		digest = Math.imul(digest ^ id.charCodeAt(place), 0x01000193);
	}
	return (digest >>> 0) % buckets;
}
