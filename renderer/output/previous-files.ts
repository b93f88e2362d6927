import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { relativeFilePaths } from "#core/shared/relative-file-paths.ts";
import { linkFiles } from "#renderer/output/link-files.ts";
import { convertWriteErrors } from "#renderer/output/write-error.ts";

/** The hidden file that lists what a site contains only for pages of the previous one. */
export const keptFilesRecord = ".facette-kept.json";

/** The folders with content-hashed files, so that files of two builds do not collide. */
const hashedFolders = ["assets", "page-data/sq/d", "shop-data"];

/** Returns whether a file's name contains a digest of its content, so that the file never changes. */
export function isNamedByContent(path: string): boolean {
	return hashedFolders.some((folder) => path.startsWith(`${folder}/`)) && !path.endsWith("/manifest.json");
}

/** Returns the previous build's files that open pages may still request although the next build lacks them. */
export function filesOpenPagesMayRequest(
	before: Iterable<string>,
	has: (file: string) => boolean,
): readonly string[] {
	return [...before].filter((file) => isNamedByContent(file) && !has(file)).sort();
}

/**
 * Copies into a new site what pages of the previous one may still request: hashed scripts, images and data that are
 * no longer used. A page that was opened before a deployment thus keeps working. Files that the previous site had
 * kept itself are dropped. Returns the kept files, relative to the site's root.
 */
export function keepPreviousFiles(previous: string | null, next: string): readonly string[] {
	if (previous === null) return [];
	const keptFiles = filesOpenPagesMayRequest(filesOfSite(previous), (file) => existsSync(join(next, file)));
	linkFiles(previous, next, keptFiles);
	writeKeptFiles(next, keptFiles);
	return keptFiles;
}

/** Returns a site's hashed files, without those it had kept itself. */
function filesOfSite(site: string): readonly string[] {
	const keptBefore = readRecord(site);
	return hashedFolders.flatMap((folder) => filesBelow(site, folder)).filter((file) => !keptBefore.has(file));
}

/** Records which of a site's files are kept for the previous build only. */
export function writeKeptFiles(site: string, keptFiles: readonly string[]): void {
	const file = join(site, keptFilesRecord);
	rmSync(file, { force: true });
	if (keptFiles.length > 0)
		convertWriteErrors(file, () => writeFileSync(file, `${JSON.stringify(keptFiles, null, "\t")}\n`));
}

function filesBelow(site: string, folder: string): readonly string[] {
	if (!existsSync(join(site, folder))) return [];
	return relativeFilePaths(site, readdirSync(join(site, folder), { recursive: true, withFileTypes: true }));
}

/**
 * Returns the paths in a site's record. Without a readable record, files are kept for one more build, which is
 * harmless.
 */
function readRecord(site: string): ReadonlySet<unknown> {
	try {
		const files: unknown = JSON.parse(readFileSync(join(site, keptFilesRecord), "utf8"));
		return new Set(Array.isArray(files) ? files : []);
	} catch {
		return new Set();
	}
}
