import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { ParsedFileCache, ParsedFiles } from "#adapters/content-files/parsed-file-cache.ts";
import type { BuildRecord, RecordedFiles, RecordedPage } from "#renderer/cache/build-record.ts";
import { readCacheFile, writeCacheFile } from "#renderer/cache/cache-file.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import { isSameScan, type ScannedFiles } from "#renderer/cache/scan-files.ts";
import { type BuildSources, markOfContent } from "#renderer/cache/source-digests.ts";
import { currentOf } from "#renderer/output/current-folder.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import type { BuildReport } from "#renderer/render/build-report.ts";
import type { ContentFolders } from "#renderer/site/content-source.ts";

/** Cached values of one kind, as plain data that nobody changes. */
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
	/** The values that this build read or made; only they are saved. */
	readonly used: Map<string, unknown>;
	readonly entries: CacheEntries<unknown>;
}

const fileOf = (outputDirectory: string, ending: string) =>
	join(dirname(outputDirectory), ".facette-cache", `build-${basename(outputDirectory)}${ending}`);

function readLast(outputDirectory: string): {
	readonly last: BuildRecord | null;
	readonly stored: ReadonlyMap<string, StoredEntries>;
} {
	const value = readCacheFile(fileOf(outputDirectory, ".json")) as ReturnType<typeof JSON.parse>;
	if (!value) return { last: null, stored: new Map() };
	const { pages, others, entries, ...record } = value;
	const stored = (entries as [string, string, [string, unknown][]][]).map(
		([kind, context, values]) => [kind, { context, values: new Map(values) }] as const,
	);
	const byPath = pages.map((page: RecordedPage) => [page.published.path, page]);
	// The folder may be gone, or the output lead to another one.
	const isCurrent = existsSync(outputDirectory) && record.folder === currentOf(outputDirectory);
	return {
		last: isCurrent ? { ...record, pages: new Map(byPath), others: new Map(others) } : null,
		stored: new Map(stored),
	};
}

/**
 * Everything that is kept between the builds of one output. A page is taken over from the last build if the digests of
 * what it was made from are the same (`RecordedPage`); parsed files are taken over if the file has the same size
 * and times. Without a usable cache everything is made, with the same result.
 */
export class BuildCache {
	/** The last build; null if everything is to be made. */
	readonly last: BuildRecord | null;
	/** The pages of this build by path. */
	readonly pages = new Map<string, RecordedPage>();
	readonly #outputDirectory: string | null;
	readonly #stored: ReadonlyMap<string, StoredEntries>;
	readonly #open = new Map<string, OpenEntries>();
	readonly #others = new Map<string, RecordedFiles>();

	/** Opens the cache of an output; null keeps values in memory only, `fresh` ignores earlier builds. */
	constructor(outputDirectory: string | null, fresh = false) {
		const { last, stored } =
			outputDirectory === null || fresh ? { last: null, stored: new Map() } : readLast(outputDirectory);
		this.last = last;
		this.#stored = stored;
		this.#outputDirectory = outputDirectory;
	}

	/** Returns the values of a kind; those that were made in another context are dropped. */
	entries<Value>(kind: string, ...context: readonly unknown[]): CacheEntries<Value> {
		const digest = digestOf(...context);
		const open = this.#open.get(kind);
		if (open?.context === digest) return open.entries as CacheEntries<Value>;
		const stored = this.#stored.get(kind);
		const known = stored?.context === digest ? stored.values : new Map<string, unknown>();
		const used = new Map<string, unknown>();
		const entries: CacheEntries<unknown> = {
			get(key) {
				const value = used.get(key) ?? known.get(key);
				if (value !== undefined) used.set(key, value);
				return value;
			},
			set: (key, value) => void used.set(key, value),
		};
		this.#open.set(kind, { context: digest, used, entries });
		return entries as CacheEntries<Value>;
	}

	/** Returns the parsed files of content that have not changed since; `code` is the digest of the program. */
	parsedFiles(folders: ContentFolders, scanned: ScannedFiles, code: string): ParsedFileCache {
		return {
			ofKind: <Value>(kind: string, context: unknown): ParsedFiles<Value> => {
				const entries = this.entries<Value>(`parsed ${kind}`, code, context);
				const keyOf = (file: string) => {
					const mark = markOfContent(folders, scanned, file);
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

	/** The files of this build that are no page's, by what made them. */
	get others(): ReadonlyMap<string, RecordedFiles> {
		return this.#others;
	}

	/** Records files that were made together. */
	recordFiles(name: string, files: readonly RecordedFile[], key = ""): void {
		this.#others.set(name, { key, files });
	}

	/** Takes over the files of the last build if they were made from the same; returns whether there are any. */
	takeFiles(name: string, key: string): boolean {
		const known = this.last?.others.get(name);
		if (known?.key !== key) return false;
		this.#others.set(name, known);
		return true;
	}

	/** Returns the files of the last build that this one does not have. */
	orphans(): readonly string[] {
		const { last } = this;
		if (!last) return [];
		const paths = new Set(last.kept.map(([path]) => path));
		for (const { files } of [...last.pages.values(), ...last.others.values()])
			for (const [path] of files) paths.add(path);
		for (const { files } of [...this.pages.values(), ...this.#others.values()])
			for (const [path] of files) paths.delete(path);
		return [...paths];
	}

	/** Saves this build for the next one. */
	save(
		build: Omit<BuildRecord, "pages" | "others">,
		sources: BuildSources | null,
		report: BuildReport,
	): void {
		if (this.#outputDirectory === null) return;
		const entries = Array.from(this.#open, ([kind, { context, used }]) => [kind, context, [...used]]);
		const pages = [...this.pages.values()];
		writeCacheFile(fileOf(this.#outputDirectory, ".json"), {
			...build,
			pages,
			others: [...this.#others],
			entries,
		});
		const { folder } = build;
		writeCacheFile(fileOf(this.#outputDirectory, ".sources.json"), sources && { folder, ...sources, report });
	}

	/** Returns the report of the last build if it was made from the same sources; else null. */
	static unchangedReport(outputDirectory: string, sources: BuildSources): BuildReport | null {
		const built = readCacheFile(fileOf(outputDirectory, ".sources.json")) as
			| (BuildSources & { readonly folder: string; readonly report: BuildReport })
			| null;
		if (!built || !existsSync(outputDirectory) || built.folder !== currentOf(outputDirectory)) return null;
		const isSame = built.settings === sources.settings && isSameScan(built.files, sources.files);
		return isSame ? { ...built.report, rendered: 0, removed: 0, written: 0, workers: 0 } : null;
	}
}
