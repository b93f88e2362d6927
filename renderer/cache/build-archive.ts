import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { readdir, readFile, realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createGunzip, createGzip } from "node:zlib";
import type { ReadEntry } from "tar";
import { forEachConcurrently } from "#core/shared/for-each-concurrently.ts";
import { relativeFilePaths } from "#core/shared/relative-file-paths.ts";
import {
	cacheFileOf,
	cacheFolderOf,
	readCacheFile,
	sha256,
	writeCacheFile,
} from "#renderer/cache/cache-file.ts";
import { openArchive, sealArchive } from "#renderer/cache/sealed-archive.ts";
import { createFileWriter, hasSite, openOutput } from "#renderer/output/output-folder.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";

/** Images are published under names with a digest of their content, so the archive lists them without their content. */
const imageFolder = "assets/media/";

/** Matches the descriptions of images in the cache's folder. */
const descriptionName = /^[0-9a-f]{10}\.json$/;

/** The file of the cache with {@link ImageDigests}. */
const imagesEnding = ".images.json";

/** The files of the cache that an archive contains. */
const cacheEndings = [".json", imagesEnding] as const;

/** The number of files that are read at once. */
const concurrency = 32;

/** Each image of a site with the SHA-256 of its content. */
type ImageDigests = Readonly<Record<string, string>>;

/** Calls `receive` with the content of each file of the published site that exists; paths are relative to its root. */
export type ReadPublished = (
	paths: readonly string[],
	receive: (path: string, content: Uint8Array) => Promise<void>,
) => Promise<unknown>;

/** Saves the digests of images. Those of the last archive are still right, because the content of a name never changes. */
async function writeImageDigests(
	outputDirectory: string,
	root: string,
	paths: readonly string[],
	signal: AbortSignal,
): Promise<void> {
	const file = cacheFileOf(outputDirectory, imagesEnding);
	const before = (readCacheFile(file) ?? {}) as ImageDigests;
	const digests = new Map(paths.map((path) => [path, before[path] ?? ""]));
	const missing = paths.filter((path) => digests.get(path) === "");
	await forEachConcurrently(missing, concurrency, async (path) => {
		signal.throwIfAborted();
		digests.set(path, sha256(await readFile(join(root, path))));
	});
	writeCacheFile(file, Object.fromEntries(digests));
}

/** Returns the paths of an archive's files, relative to the folder of the output. */
async function archivedPaths(outputDirectory: string, signal: AbortSignal): Promise<readonly string[]> {
	const root = await realpath(outputDirectory);
	const files = relativeFilePaths(root, await readdir(root, { recursive: true, withFileTypes: true }));
	const images = files.filter((path) => path.startsWith(imageFolder));
	await writeImageDigests(outputDirectory, root, images, signal);
	const cache = cacheFolderOf(outputDirectory);
	const descriptions = (await readdir(cache)).filter((name) => descriptionName.test(name)).sort();
	const records = cacheEndings.map((ending) => basename(cacheFileOf(outputDirectory, ending)));
	return [
		...[...records, ...descriptions].map((name) => join(basename(cache), name)),
		...files.filter((path) => !path.startsWith(imageFolder)).map((path) => join(basename(root), path)),
	];
}

/**
 * Packs the last build of an output: its record, computed values, and all files except images. `key` has 32 bytes. No build of
 * this output may run meanwhile. Null if there is no site with a record. Rejects soon after `signal` is aborted, without open files.
 */
export async function packBuild(
	outputDirectory: string,
	key: Uint8Array,
	signal: AbortSignal = new AbortController().signal,
): Promise<Buffer | null> {
	if (!hasSite(outputDirectory) || !existsSync(cacheFileOf(outputDirectory, ".json"))) return null;
	// After an abort the rest of the files is skipped, so that the stream ends by itself and closes its files.
	const filter = () => !signal.aborted;
	const { create } = await import("tar");
	const options = { cwd: dirname(outputDirectory), portable: true, mtime: new Date(0), filter };
	const tar = create(options, [...(await archivedPaths(outputDirectory, signal))]);
	const gzip = createGzip();
	tar.on("error", (error) => gzip.destroy(error instanceof Error ? error : new Error(String(error))));
	tar.pipe(gzip);
	const content = await buffer(gzip);
	signal.throwIfAborted();
	return sealArchive(content, key);
}

/** Writes the files of a compressed tar file below a folder. Rejects for anything that is no file below it. */
async function extractFiles(content: Uint8Array, directory: string): Promise<void> {
	// Loaded late, because only builds for another machine need it.
	const { Parser } = await import("tar");
	return new Promise((resolve, reject) => {
		const write = createFileWriter(directory);
		let refused: unknown = null;
		function writeEntry(entry: ReadEntry, chunks: readonly Buffer[]) {
			try {
				if (entry.type !== "File")
					throw new Error(`The archive contains ${entry.path}, which is not a file.`);
				if (refused === null) write({ path: entry.path, content: Buffer.concat(chunks) });
			} catch (error) {
				refused ??= error;
			}
		}
		// `extract` of tar examines each path several times, because a folder may have other files. This one is empty.
		const tar = new Parser({
			strict: true,
			onReadEntry(entry) {
				const chunks: Buffer[] = [];
				entry.on("data", (chunk) => chunks.push(chunk)).on("end", () => writeEntry(entry, chunks));
			},
		});
		tar.on("error", reject).on("end", () => (refused === null ? resolve() : reject(refused)));
		const gunzip = createGunzip().on("error", reject);
		gunzip.pipe(tar);
		gunzip.end(content);
	});
}

/** The contents of an archive whose site has been written. */
interface ReadArchive {
	/** The value of the record's file, as `BuildCache.save` writes it. */
	readonly record: ReturnType<typeof JSON.parse>;
	readonly images: ImageDigests;
}

/** Writes the site of an archive to `root`, and its computed values to the cache. Null if it has no record of this version. */
async function writeArchive(
	content: Uint8Array,
	outputDirectory: string,
	root: string,
): Promise<ReadArchive | null> {
	// Named like the folders of builds, so that the next build removes it if this process is killed.
	const prefix = `.${basename(outputDirectory)}-${process.pid}-`;
	const unpacked = mkdtempSync(join(dirname(outputDirectory), prefix));
	try {
		await extractFiles(content, unpacked);
		const cache = cacheFolderOf(outputDirectory);
		const archived = cacheFolderOf(join(unpacked, basename(outputDirectory)));
		const [record, images] = cacheEndings.map((ending) =>
			readCacheFile(join(archived, basename(cacheFileOf(outputDirectory, ending)))),
		) as [ReadArchive["record"] | null, ImageDigests | null];
		if (record === null || images === null) return null;
		mkdirSync(cache, { recursive: true });
		for (const name of readdirSync(archived))
			if (descriptionName.test(name)) renameSync(join(archived, name), join(cache, name));
		rmSync(root, { recursive: true });
		renameSync(join(unpacked, basename(record.folder)), root);
		chmodSync(root, 0o755);
		writeCacheFile(cacheFileOf(outputDirectory, imagesEnding), images);
		return { record, images };
	} finally {
		rmSync(unpacked, { recursive: true, force: true });
	}
}

/** Writes the published images whose content has the recorded digest; returns the paths of all others. */
async function writeImages(
	images: ImageDigests,
	root: string,
	readPublished: ReadPublished,
): Promise<ReadonlySet<string>> {
	const write = createFileWriter(root);
	const missing = new Set(Object.keys(images));
	await readPublished([...missing], async (path, content) => {
		if (sha256(content) !== images[path]) return;
		write({ path, content });
		missing.delete(path);
	});
	return missing;
}

/** Removes missing files from a record, and pages that have such files, so that the next build writes them. */
function withoutFiles(record: ReadArchive["record"], missing: ReadonlySet<string>): object {
	const present = (files: readonly RecordedFile[]) => files.filter(([path]) => !missing.has(path));
	const others = record.others.map(
		([name, { key, files }]: [string, { key: string; files: readonly RecordedFile[] }]) => {
			const remaining = present(files);
			return [name, { key: remaining.length === files.length ? key : "", files: remaining }];
		},
	);
	return {
		...record,
		others,
		pages: record.pages.filter(
			({ files }: { files: readonly RecordedFile[] }) => present(files).length === files.length,
		),
		keptFiles: present(record.keptFiles),
	};
}

/** A build that was restored from an archive. */
export interface UnpackedBuild {
	/** The number of images that the published site did not have, or not with the same content. */
	readonly missingImages: number;
}

/**
 * Restores the last build of an output that has none, from an archive of {@link packBuild} and the images of the published site. Null
 * if the archive was damaged or altered, or is of another key or version. Then, and if this throws, the output has no site.
 */
export async function unpackBuild(
	outputDirectory: string,
	archive: Uint8Array,
	key: Uint8Array,
	readPublished: ReadPublished,
): Promise<UnpackedBuild | null> {
	const content = openArchive(archive, key);
	if (content === null) return null;
	const output = openOutput(outputDirectory);
	try {
		const written = await writeArchive(content, outputDirectory, output.staging);
		if (written === null) return null;
		const missing = await writeImages(written.images, output.staging, readPublished);
		const record = withoutFiles(written.record, missing);
		output.publish("removed");
		writeCacheFile(cacheFileOf(outputDirectory, ".json"), {
			...record,
			folder: basename(output.staging),
			spare: null,
		});
		return { missingImages: missing.size };
	} finally {
		output.discard();
	}
}
