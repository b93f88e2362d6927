import {
	type FetchFile,
	type FetchFileOptions,
	fetchText,
	parseFile,
} from "#adapters/catalogue-static/fetch-file.ts";
import {
	decodeManifest,
	type Manifest,
	manifestPath,
	shopDataFolder,
} from "#adapters/catalogue-static/manifest.ts";
import { ShopFileError } from "#adapters/catalogue-static/shop-file-error.ts";
import { decoded } from "#core/decoding/file-decoders.ts";
import type { Language } from "#core/language/language.ts";
import type { Logger } from "#core/platform/logger.ts";
import { loadOnce } from "#core/shared/promises.ts";

/** The location of a shop's files and how to fetch them. */
export interface ShopFilesOptions {
	/** The URL of the output's root without a trailing slash; "" for the page's own host. */
	readonly base: string;
	readonly language: Language;
	/** The domain of the shop; files of another shop are rejected. */
	readonly project: string;
	readonly fetch: FetchFile;
	/** Receives every failed read (R-CONTENT-04). */
	readonly logger: Logger;
	/** Milliseconds until a file must have arrived; 20,000 by default. */
	readonly timeout?: number;
	/** Returns milliseconds since 1970; Date.now by default. */
	readonly now?: () => number;
}

/** The files of one build of the shop. */
export interface ShopBuild {
	readonly manifest: Manifest;
	/** Fetches and parses a file, by its path relative to the language's folder, once. */
	file<Value>(path: string, parse: (content: unknown) => Value): Promise<Value>;
}

/** A shop's files in the currently published build. */
export interface ShopFiles {
	/**
	 * Runs a read on the files of one build. If a file is missing or invalid, the host may have a new build, so the
	 * read runs once more on that. `fresh` forces the newest build. Rejects with {@link ShopFileError}.
	 */
	read<Value>(run: (build: ShopBuild) => Promise<Value>, fresh?: boolean): Promise<Value>;
}

interface Published {
	readonly build: ShopBuild;
	readonly text: string;
	readonly readAt: number;
}

/** Milliseconds for which a manifest is reused. */
const manifestAgeMs = 60_000;

/** Opens a shop's files; fetches nothing before the first read. */
export function openShopFiles(options: ShopFilesOptions): ShopFiles {
	const { logger, now = Date.now } = options;
	let published: Promise<Published> | null = null;

	const renew = async (before: Published | null): Promise<Published> => {
		const text = await fetchText(addressOf(manifestPath, options), fetching(options, true));
		const build = text === before?.text ? before.build : openBuild(text, options);
		return { build, text, readAt: now() };
	};
	/** Returns a build that is newer than `before`; simultaneous reads share one request. */
	const newest = (before: Promise<Published> | null): Promise<Published> => {
		if (published !== before && published !== null) return published;
		const renewed = Promise.resolve(before)
			.catch(() => null)
			.then(renew);
		published = renewed;
		// A failure rejects the waiting reads and is not cached, so the next read tries again.
		renewed.catch(() => {
			if (published === renewed) published = null;
		});
		return renewed;
	};
	const current = async (fresh: boolean): Promise<Published> => {
		const previous = published;
		if (previous === null || fresh) return newest(previous);
		const { readAt } = await previous;
		return now() - readAt > manifestAgeMs ? newest(previous) : previous;
	};
	const attempt = async <Value>(run: (build: ShopBuild) => Promise<Value>, fresh: boolean) => {
		const first = await current(fresh);
		const source = published;
		try {
			return await run(first.build);
		} catch (error) {
			if (!mayBeOutdated(error)) throw error;
			const second = await newest(source);
			if (second.build === first.build) throw error;
			return run(second.build);
		}
	};
	return {
		async read(run, fresh = false) {
			try {
				return await attempt(run, fresh);
			} catch (error) {
				if (error instanceof ShopFileError) {
					logger.note("catalogue.unreadable", { file: error.file, fault: error.fault });
				}
				throw error;
			}
		},
	};
}

function addressOf(path: string, { base, language }: ShopFilesOptions): string {
	return `${base}/${shopDataFolder(language)}/${path}`;
}

function fetching({ fetch, timeout = 20_000 }: ShopFilesOptions, revalidate = false): FetchFileOptions {
	return { fetch, timeout, revalidate };
}

/**
 * Returns whether an error may come from an outdated build. That includes invalid files, because some hosts answer
 * with a page for a missing file.
 */
function mayBeOutdated(error: unknown): boolean {
	return error instanceof ShopFileError && (error.fault === "missing" || error.fault === "invalid");
}

function openBuild(text: string, options: ShopFilesOptions): ShopBuild {
	const manifest = parseFile(addressOf(manifestPath, options), text, (content) => {
		const parsed = decoded(decodeManifest, content);
		if (parsed.project !== options.project || parsed.language !== options.language) {
			throw new TypeError(`It is of ${parsed.project} in ${parsed.language}.`);
		}
		if (parsed.items.length !== Math.ceil(parsed.size / parsed.shardSize)) {
			throw new TypeError("It does not name as many shards as the products need.");
		}
		return parsed;
	});
	const opened = new Map<string, () => Promise<unknown>>();
	return {
		manifest,
		file<Value>(path: string, parse: (content: unknown) => Value): Promise<Value> {
			const load = loadOnce(async () => {
				const address = addressOf(path, options);
				return parseFile(address, await fetchText(address, fetching(options)), parse);
			});
			// Safe, because a path is always parsed by the same function.
			const open = (opened.get(path) ?? load) as typeof load;
			opened.set(path, open);
			return open();
		},
	};
}
