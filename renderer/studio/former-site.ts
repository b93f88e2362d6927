import { existsSync } from "node:fs";
import { restorePublishedItems } from "#adapters/content-files/hold-back/published-items.ts";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import { catalogueFileOf, restoreFormerCatalogue } from "#renderer/output/catalogue-file.ts";
import { switchOutput } from "#renderer/output/output-folder.ts";

/**
 * Publishes the site before the served one again, in one step, with its catalogue for the order service; returns false if
 * there is none. `publishedFile` has the published state of its items.
 */
export function restoreFormerSite(outputDirectory: string, publishedFile: string | null = null): boolean {
	const former = BuildCache.former(outputDirectory);
	if (!former) return false;
	switchOutput(outputDirectory, former.folder);
	restoreFormerCatalogue(catalogueFileOf(outputDirectory));
	if (publishedFile !== null) restorePublishedItems(publishedFile);
	BuildCache.exchangeFormer(outputDirectory);
	// The editor's decision is the newest state of the site.
	BuildCache.generations.save(outputDirectory, Date.now());
	return true;
}

/** Returns whether {@link restoreFormerSite} has a site to publish. */
export function hasFormerSite(outputDirectory: string): boolean {
	return BuildCache.former(outputDirectory) !== null;
}

/** Returns whether there is a served site, and it is an earlier one that was published again. */
export function isRestoredSite(outputDirectory: string): boolean {
	return existsSync(outputDirectory) && (BuildCache.former(outputDirectory)?.isNewer ?? false);
}
