import { existsSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ParsedFileCache, ParsedFiles } from "#adapters/content-files/parsed-file-cache.ts";
import { packBuild, unpackBuild } from "#renderer/cache/build-archive.ts";
import {
	type BuildRecord,
	pageIdentity,
	type RecordedFiles,
	type RecordedPage,
} from "#renderer/cache/build-record.ts";
import { buildShards, type MergedShards } from "#renderer/cache/build-shards.ts";
import { cacheFileOf, readCacheFile, writeCacheFile } from "#renderer/cache/cache-file.ts";
import { isSameScan, type ScannedFiles } from "#renderer/cache/scan-files.ts";
import { siteGenerations } from "#renderer/cache/site-generations.ts";
import {
	type BuildSources,
	buildSources,
	codeDigest,
	markOfContent,
	scanContent,
} from "#renderer/cache/source-digests.ts";
import { catalogueFileOf } from "#renderer/output/catalogue-file.ts";
import { currentFolder } from "#renderer/output/output-folder.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import { digestOf } from "#renderer/plan/digest-of.ts";
import type { BuildReport } from "#renderer/render/build-report.ts";

/** Cached values of one kind, as plain data that must not be changed. */
export interface CacheEntries<Value> {
	get(key: string): Value | undefined;
	set(key: string, value: Value): void;
}

interface StoredEntries {
	readonly context: string;
	readonly values: ReadonlyMap<string, unknown>;
}

interface OpenEntries {
	readonly context: string;
	/** The values that this build has read or written; only these are saved. */
	readonly used: Map<string, unknown>;
	readonly entries: CacheEntries<unknown>;
}

/** The record of the site before the served one, if builds keep that site. */
const formerEnding = ".former.json";

/** The record, stored values and addresses of earlier builds of an output. */
interface EarlierBuilds {
	readonly last: BuildRecord | null;
	readonly stored: ReadonlyMap<string, StoredEntries>;
	/** All paths of their pages with the identities of these. */
	readonly addresses: ReadonlyMap<string, string>;
}

const noBuilds: EarlierBuilds = { last: null, stored: new Map(), addresses: new Map() };

function readLast(outputDirectory: string): EarlierBuilds {
	const value = readCacheFile(cacheFileOf(outputDirectory, ".json")) as ReturnType<typeof JSON.parse>;
	if (!value) return noBuilds;
	const { pages, others, entries, former, ...record } = value;
	const stored = (entries as [string, string, [string, unknown][]][]).map(
		([kind, context, values]) => [kind, { context, values: new Map(values) }] as const,
	);
	const byPath = pages.map((page: RecordedPage) => [page.published.path, page]);
	// The folder may have been removed, or the output may point to another one.
	const isCurrent = existsSync(outputDirectory) && record.folder === currentFolder(outputDirectory);
	const current = pages.map((page: RecordedPage) => [page.published.path, pageIdentity(page)]);
	return {
		last: isCurrent
			? { ...record, pages: new Map(byPath), others: new Map(others), former: new Map(former) }
			: null,
		stored: new Map(stored),
		addresses: new Map([...former, ...current]),
	};
}

/**
 * The cache between the builds of one output. A page is reused if the digests of its inputs are unchanged
 * (`RecordedPage`); a parsed file is reused if its size and times are unchanged. Without a usable cache everything is
 * built, with the same result.
 */
export class BuildCache {
	/** The digests of what a build reads, taken before it reads. */
	static readonly sources = { buildSources, codeDigest, scanContent };
	/** The last build as an archive, for another machine. */
	static readonly archive = { pack: packBuild, unpack: unpackBuild };
	/** Parts of a build, for other machines. */
	static readonly shards = buildShards;
	/** The number of the served site for its publication, and whether it is a preview. */
	static readonly generations = siteGenerations;
	/** The last build, or the merged shards; null if everything has to be built. */
	readonly last: BuildRecord | null;
	/** The shards whose files are reused instead of those of the served site; null if there are none. */
	readonly merged: MergedShards | null;
	/** The pages of this build by path. */
	readonly pages = new Map<string, RecordedPage>();
	readonly #outputDirectory: string | null;
	readonly #stored: ReadonlyMap<string, StoredEntries>;
	readonly #addresses: ReadonlyMap<string, string>;
	readonly #open = new Map<string, OpenEntries>();
	readonly #others = new Map<string, RecordedFiles>();

	/**
	 * Opens the cache of an output; null keeps values in memory only, `fresh` ignores all of earlier builds but their addresses.
	 * `merged` are shards that replace the last build.
	 */
	constructor(outputDirectory: string | null, fresh = false, merged: MergedShards | null = null) {
		const { last, stored, addresses } = outputDirectory === null ? noBuilds : readLast(outputDirectory);
		this.last = merged?.record ?? (fresh ? null : last);
		this.merged = merged;
		this.#stored = fresh ? noBuilds.stored : stored;
		this.#addresses = addresses;
		this.#outputDirectory = outputDirectory;
	}

	/** Returns the values of a kind; values of another context are dropped. */
	entries<Value>(kind: string, ...context: readonly unknown[]): CacheEntries<Value> {
		const digest = digestOf(...context);
		const open = this.#open.get(kind);
		if (open?.context === digest) return open.entries as CacheEntries<Value>;
		const stored = this.#stored.get(kind);
		const storedValues = stored?.context === digest ? stored.values : new Map<string, unknown>();
		const used = new Map<string, unknown>();
		const entries: CacheEntries<unknown> = {
			get(key) {
				const value = used.get(key) ?? storedValues.get(key);
				if (value !== undefined) used.set(key, value);
				return value;
			},
			set: (key, value) => void used.set(key, value),
		};
		this.#open.set(kind, { context: digest, used, entries });
		return entries as CacheEntries<Value>;
	}

	/** Returns the cache of parsed content files that have not changed; `code` is the digest of the program. */
	parsedFiles(scanned: readonly ScannedFiles[], code: string): ParsedFileCache {
		return {
			ofKind: <Value>(kind: string, context: unknown): ParsedFiles<Value> => {
				const entries = this.entries<Value>(`parsed ${kind}`, code, context);
				const keyOf = (file: string) => {
					const mark = markOfContent(scanned, file);
					return mark ? `${file} ${mark}` : null;
				};
				return {
					get(file) {
						const key = keyOf(file);
						return key === null ? undefined : entries.get(key);
					},
					set(file, value) {
						const key = keyOf(file);
						if (key !== null) entries.set(key, value);
					},
				};
			},
		};
	}

	/** The files of this build that belong to no page, by the name of their writer. */
	get others(): ReadonlyMap<string, RecordedFiles> {
		return this.#others;
	}

	/** Records the files of one writer; `key` is the digest of their inputs. */
	recordFiles(name: string, files: readonly RecordedFile[], key = ""): void {
		this.#others.set(name, { key, files });
	}

	/** Reuses the files of the last build if their inputs are unchanged; returns whether it did. */
	takeFiles(name: string, key: string): boolean {
		const recorded = this.last?.others.get(name);
		if (recorded?.key !== key) return false;
		this.#others.set(name, recorded);
		return true;
	}

	/** Returns the paths of earlier builds that are no pages of this one, with the identities of their pages. */
	formerAddresses(): ReadonlyMap<string, string> {
		return new Map([...this.#addresses].filter(([path]) => !this.pages.has(path)));
	}

	/** Returns the paths of this build's pages with the identities of these. */
	addresses(): ReadonlyMap<string, string> {
		return new Map(Array.from(this.pages, ([path, page]) => [path, pageIdentity(page)]));
	}

	/** Returns the files of the last build that this build does not have. */
	orphans(): readonly string[] {
		const { last } = this;
		if (!last) return [];
		const paths = new Set(last.keptFiles.map(([path]) => path));
		for (const { files } of [...last.pages.values(), ...last.others.values()])
			for (const [path] of files) paths.add(path);
		for (const { files } of [...this.pages.values(), ...this.#others.values()])
			for (const [path] of files) paths.delete(path);
		return [...paths];
	}

	/** Saves this build for the next one; `keepsFormer` also keeps the record of the last build. */
	save(
		build: Omit<BuildRecord, "pages" | "others" | "former">,
		sources: BuildSources | null,
		report: BuildReport,
		keepsFormer = false,
	): void {
		if (this.#outputDirectory === null) return;
		const record = cacheFileOf(this.#outputDirectory, ".json");
		if (keepsFormer && existsSync(record))
			renameSync(record, cacheFileOf(this.#outputDirectory, formerEnding));
		const entries = Array.from(this.#open, ([kind, { context, used }]) => [kind, context, [...used]]);
		const pages = [...this.pages.values()];
		writeCacheFile(record, {
			...build,
			pages,
			others: [...this.#others],
			former: [...this.formerAddresses()],
			entries,
		});
		const { folder } = build;
		writeCacheFile(
			cacheFileOf(this.#outputDirectory, ".sources.json"),
			sources && { folder, ...sources, report },
		);
	}

	/**
	 * Returns the report of the last build if its sources are unchanged, and dates in them still have the same effect; otherwise null.
	 * `now` is in milliseconds since 1970.
	 */
	static unchangedReport(
		outputDirectory: string,
		sources: BuildSources,
		now: number = Date.now(),
	): BuildReport | null {
		const built = readCacheFile(cacheFileOf(outputDirectory, ".sources.json")) as
			| (BuildSources & { readonly folder: string; readonly report: BuildReport })
			| null;
		if (!built || !existsSync(outputDirectory) || built.folder !== currentFolder(outputDirectory))
			return null;
		// The output may have been moved.
		const catalogue = built.report.catalogue === null ? null : catalogueFileOf(outputDirectory);
		if (catalogue !== null && !existsSync(catalogue)) return null;
		const isSame =
			built.settings === sources.settings &&
			isSameScan(built.files, sources.files) &&
			now < built.report.until;
		return isSame ? { ...built.report, catalogue, rendered: 0, removed: 0, written: 0, workers: 0 } : null;
	}

	/**
	 * Returns the folder of the site before the served one, and whether that site is newer because the served one has been
	 * published again; null if builds have not kept it.
	 */
	static former(outputDirectory: string): { readonly folder: string; readonly isNewer: boolean } | null {
		const [file, served] = [
			cacheFileOf(outputDirectory, formerEnding),
			cacheFileOf(outputDirectory, ".json"),
		];
		const record = readCacheFile(file) as Pick<BuildRecord, "folder"> | null;
		if (!record || !existsSync(join(dirname(outputDirectory), record.folder))) return null;
		if (record.folder === currentFolder(outputDirectory)) return null;
		const isNewer = existsSync(served) && statSync(file).mtimeMs > statSync(served).mtimeMs;
		return { folder: record.folder, isNewer };
	}

	/** Exchanges the records of the served site and the one before, after the output has been switched. */
	static exchangeFormer(outputDirectory: string): void {
		const [former, served] = [
			cacheFileOf(outputDirectory, formerEnding),
			cacheFileOf(outputDirectory, ".json"),
		];
		const part = `${former}.${process.pid}`;
		renameSync(former, part);
		if (existsSync(served)) renameSync(served, former);
		renameSync(part, served);
	}
}
