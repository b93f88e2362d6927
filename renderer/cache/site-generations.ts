import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { cacheFileOf, readCacheFile, writeCacheFile } from "#renderer/cache/cache-file.ts";
import { currentFolder } from "#renderer/output/output-folder.ts";

/** The record of when the served site's content was read, and which sites are previews. */
interface SavedGeneration {
	/** The folder of the served site. */
	readonly folder: string | null;
	readonly generation: number;
	/** The folders of the served site and the one before that are previews of an incomplete site. */
	readonly previews: readonly string[];
}

const fileOf = (outputDirectory: string) => cacheFileOf(outputDirectory, ".generation.json");

function read(outputDirectory: string): SavedGeneration | null {
	return readCacheFile(fileOf(outputDirectory)) as SavedGeneration | null;
}

/** The numbers of served sites, by which an older one never replaces a newer one (B-REL-08). */
export const siteGenerations = {
	/**
	 * Records when the content of the served site was read: `readAt`, or one more than the last number; and whether the site is a
	 * preview, unless it was built before.
	 */
	save(outputDirectory: string, readAt: number, isPreview: boolean | null = null): void {
		const last = read(outputDirectory);
		const generation = Math.max(readAt, (last?.generation ?? 0) + 1);
		const folder = currentFolder(outputDirectory);
		const others = (last?.previews ?? []).filter(
			(name) => (isPreview === null || name !== folder) && existsSync(join(dirname(outputDirectory), name)),
		);
		const previews = isPreview && folder !== null ? [...others, folder] : others;
		writeCacheFile(fileOf(outputDirectory), { folder, generation, previews } satisfies SavedGeneration);
	},

	/** Returns the number of the served site; null if another site is served meanwhile. */
	of(outputDirectory: string): number | null {
		const saved = read(outputDirectory);
		if (!saved || saved.folder === null || saved.folder !== currentFolder(outputDirectory)) return null;
		return saved.generation;
	},

	/** Returns whether the served site is a preview of an incomplete one, which must not be published (B-LAW-20). */
	isPreview(outputDirectory: string): boolean {
		const folder = currentFolder(outputDirectory);
		return folder !== null && (read(outputDirectory)?.previews.includes(folder) ?? false);
	},
};
