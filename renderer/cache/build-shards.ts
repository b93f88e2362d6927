import { constants, copyFileSync, existsSync, mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import * as v from "valibot";
import { forEachConcurrently } from "#core/shared/for-each-concurrently.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { BuildRecord, RecordedPage } from "#renderer/cache/build-record.ts";
import { readCacheFile, sha256, writeWithDigest } from "#renderer/cache/cache-file.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import { convertWriteErrors } from "#renderer/output/write-error.ts";
import type { Shard } from "#renderer/plan/shard.ts";
import manifest from "../../package.json" with { type: "json" };

/** The record in a shard's folder. */
export const shardRecord = "facette-shard.json";

/** The number of files that are read at once. */
const concurrency = 32;

/** The content of a shard's record. */
interface SavedShard {
	/** The version of the program. */
	readonly version: string;
	/** The domain of the site. */
	readonly domain: string;
	readonly shard: Shard;
	readonly pages: readonly RecordedPage[];
	readonly images: readonly RecordedFile[];
	/** The path of each file with the SHA-256 of its content. */
	readonly digests: readonly (readonly [path: string, digest: string])[];
}

const strings = v.array(v.string());
const recordedFiles = v.array(v.tuple([v.string(), v.number()]));

/** The fields by which a record is refused, which each version writes. */
const savedHead = v.object({
	version: v.string(),
	domain: v.string(),
	shard: v.object({ index: v.pipe(v.number(), v.integer()), count: v.pipe(v.number(), v.integer()) }),
});

/** The fields of this version. The next build compares the digests of pages before it uses anything else of them. */
const savedFiles = v.object({
	pages: v.array(
		v.looseObject({
			published: v.looseObject({ path: v.string() }),
			...{ inputs: v.string(), model: v.string(), rendering: v.string() },
			...{ reads: strings, images: strings, files: recordedFiles, notes: v.array(v.looseObject({})) },
		}),
	),
	images: recordedFiles,
	digests: v.array(v.tuple([v.string(), v.string()])),
});

/** Reads the record in a shard's folder; of another version only what every version writes. Null if it is damaged. */
function readShard(folder: string): SavedShard | null {
	const value = readCacheFile(join(folder, shardRecord));
	if (!v.is(savedHead, value)) return null;
	if (value.version !== manifest.version) return { ...value, pages: [], images: [], digests: [] };
	return v.is(savedFiles, value) ? (value as unknown as SavedShard) : null;
}

/** A shard whose record has been read. */
export interface OpenedShard extends SavedShard {
	readonly folder: string;
}

/** The reason why folders cannot be merged. */
export type ShardFault =
	/** There is no such folder. */
	| { readonly kind: "absent"; readonly folder: string }
	/** It contains no shard, or only a part of one. */
	| { readonly kind: "incomplete"; readonly folder: string }
	| { readonly kind: "shop"; readonly folder: string; readonly found: string; readonly expected: string }
	| { readonly kind: "version"; readonly folder: string; readonly found: string; readonly expected: string }
	/** It is one of another number of shards than the first folder. */
	| { readonly kind: "count"; readonly folder: string; readonly found: string; readonly expected: string }
	| { readonly kind: "twice"; readonly folder: string; readonly other: string };

/** The union of shards as a build that the next one continues. */
export interface MergedShards {
	readonly record: BuildRecord;
	/** Copies all files of the record into a folder. Throws a WriteError if that fails. */
	copyFiles(root: string): void;
}

/** Returns whether a folder contains a shard, not a site. */
function hasShard(folder: string): boolean {
	return existsSync(join(folder, shardRecord));
}

/** Returns which shard a folder contains; null if it contains none, or only a part of one. */
function shardIn(folder: string): Shard | null {
	return readShard(folder)?.shard ?? null;
}

/** Returns the paths of a shard's files, including its record; empty if the folder contains no complete record. */
function filesOfShard(folder: string): readonly string[] {
	const saved = readShard(folder);
	return saved ? [shardRecord, ...saved.digests.map(([path]) => path)] : [];
}

/** Writes the record of a shard next to its files in `root`. Throws a WriteError if that fails. */
async function saveShard(
	root: string,
	shard: Pick<SavedShard, "domain" | "shard" | "pages" | "images">,
): Promise<void> {
	const files = [...shard.pages.flatMap((page) => page.files), ...shard.images];
	const paths = [...new Set(files.map(([path]) => path))];
	const digests = new Map(paths.map((path) => [path, ""]));
	await forEachConcurrently(paths, concurrency, async (path) => {
		digests.set(path, sha256(await readFile(join(root, path))));
	});
	const saved: SavedShard = { ...shard, version: manifest.version, digests: [...digests] };
	const file = join(root, shardRecord);
	convertWriteErrors(file, () => writeWithDigest(file, saved));
}

/** Returns the first difference between a shard and what can be merged into a site; null if there is none. */
function faultOf(shard: OpenedShard, before: readonly OpenedShard[], domain: string): ShardFault | null {
	const { folder, version } = shard;
	const [first] = before;
	if (version !== manifest.version)
		return { kind: "version", folder, found: version, expected: manifest.version };
	if (shard.domain !== domain) return { kind: "shop", folder, found: shard.domain, expected: domain };
	const { count } = shard.shard;
	const expected = first?.shard.count ?? count;
	if (count !== expected) return { kind: "count", folder, found: String(count), expected: String(expected) };
	const same = before.find((one) => one.shard.index === shard.shard.index);
	return same ? { kind: "twice", folder, other: same.folder } : null;
}

/** Reads the records of shards of the site with this domain. Not all shards of a build are needed. */
function openShards(folders: readonly string[], domain: string): Result<readonly OpenedShard[], ShardFault> {
	const opened: OpenedShard[] = [];
	for (const folder of folders) {
		const saved = readShard(folder);
		if (saved === null) return fail({ kind: existsSync(folder) ? "incomplete" : "absent", folder });
		const shard = { ...saved, folder };
		const fault = faultOf(shard, opened, domain);
		if (fault) return fail(fault);
		opened.push(shard);
	}
	return succeed(opened);
}

/** Returns whether a path of a record leads to a file in the shard's folder. */
const isInside = (path: string) => !isAbsolute(path) && !path.split(/[\\/]/).includes("..");

/** Returns the paths of a shard's files whose content has the recorded digest. */
async function intactFiles({ folder, digests }: OpenedShard): Promise<readonly string[]> {
	const intact: string[] = [];
	await forEachConcurrently(digests, concurrency, async ([path, digest]) => {
		if (!isInside(path)) return;
		const content = await readFile(join(folder, path)).catch(() => null);
		if (content && sha256(content) === digest) intact.push(path);
	});
	return intact;
}

/** Returns the paths that have different contents in different shards, which happens if these were built from different content. */
function contradictions(shards: readonly OpenedShard[]): ReadonlySet<string> {
	const digests = new Map<string, string>();
	const different = new Set<string>();
	for (const [path, digest] of shards.flatMap((shard) => shard.digests)) {
		if ((digests.get(path) ?? digest) !== digest) different.add(path);
		digests.set(path, digest);
	}
	return different;
}

/**
 * Copies a file of a shard, also what a link leads to. A hard link would change with the shard's folder, which belongs to others.
 */
function copyFile(source: string, target: string): void {
	convertWriteErrors(target, () => {
		mkdirSync(dirname(target), { recursive: true });
		copyFileSync(source, target, constants.COPYFILE_FICLONE);
	});
}

/** Merges shards. Pages and images with a file that is missing, damaged or contradictory are left out, so the build creates them again. */
async function mergeShards(shards: readonly OpenedShard[]): Promise<MergedShards> {
	const different = contradictions(shards);
	const folders = new Map<string, string>();
	for (const shard of shards)
		for (const path of await intactFiles(shard)) if (!different.has(path)) folders.set(path, shard.folder);
	const isIntact = ([path]: RecordedFile) => folders.has(path);
	const pages = shards.flatMap((shard) => shard.pages).filter(({ files }) => files.every(isIntact));
	const images = shards.flatMap((shard) => shard.images).filter(isIntact);
	const paths = new Set([...pages.flatMap(({ files }) => files), ...images].map(([path]) => path));
	return {
		record: {
			folder: "",
			spare: null,
			pages: new Map(pages.map((page) => [page.published.path, page])),
			others: new Map([["images", { key: "", files: images }]]),
			former: new Map(),
			keptFiles: [],
		},
		copyFiles(root) {
			for (const path of paths) copyFile(join(folders.get(path) ?? "", path), join(root, path));
		},
	};
}

/** Shards of a build, each in a folder with its record. */
export const buildShards = {
	has: hasShard,
	in: shardIn,
	files: filesOfShard,
	save: saveShard,
	open: openShards,
	merge: mergeShards,
};
