import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { linkFiles } from "#renderer/output/link-files.ts";
import { writing } from "#renderer/output/write-error.ts";

/** Lists what a site holds for pages of the site before it alone; hidden, as it is of no use to visitors. */
const record = ".facette-kept.json";

/** The folders whose files are named by their content, so that those of two builds lie side by side. */
const hashedFolders = ["assets", "page-data/sq/d", "shop-data"];

/** Those of a build's files that pages which are still open may ask for, after the next build has none of them. */
export function stillAskedFor(before: Iterable<string>, has: (file: string) => boolean): readonly string[] {
	return [...before]
		.filter((file) => hashedFolders.some((folder) => file.startsWith(`${folder}/`)))
		.filter((file) => !file.endsWith("/manifest.json") && !has(file))
		.sort();
}

/**
 * Puts into a new site what pages of the site before it may still ask for: its program, images and data whose
 * names no longer occur. A page that was opened before a deployment goes on working that way. What the site before
 * had kept itself is left behind. Returns these files, relative to the site's root.
 */
export function keepPreviousFiles(previous: string | null, next: string): readonly string[] {
	if (previous === null) return [];
	const kept = stillAskedFor(filesOfSite(previous), (file) => existsSync(join(next, file)));
	linkFiles(previous, next, kept);
	writeKeptFiles(next, kept);
	return kept;
}

/** The hashed files of a site, without what it had kept itself. */
function filesOfSite(site: string): readonly string[] {
	const keptBefore = readRecord(site);
	return hashedFolders.flatMap((folder) => filesBelow(site, folder)).filter((file) => !keptBefore.has(file));
}

/** Says in a site which of its files are kept for the build before alone. */
export function writeKeptFiles(site: string, kept: readonly string[]): void {
	const file = join(site, record);
	rmSync(file, { force: true });
	if (kept.length > 0) writing(file, () => writeFileSync(file, `${JSON.stringify(kept, null, "\t")}\n`));
}

function filesBelow(site: string, folder: string): string[] {
	if (!existsSync(join(site, folder))) return [];
	return readdirSync(join(site, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) =>
			join(entry.parentPath, entry.name)
				.slice(site.length + 1)
				.split(sep)
				.join("/"),
		);
}

/** Without a readable record its files are kept once more, which does no harm. */
function readRecord(site: string): ReadonlySet<unknown> {
	try {
		const files: unknown = JSON.parse(readFileSync(join(site, record), "utf8"));
		return new Set(Array.isArray(files) ? files : []);
	} catch {
		return new Set();
	}
}
