import { resolve } from "node:path";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import { digestOfFiles, type ScannedFiles, scanFiles } from "#renderer/cache/scan-files.ts";
import { type ContentFolders, foldersOf } from "#renderer/site/content-source.ts";

/** What can be code of a site, or decide which code it gets. */
const isCode = (path: string) => /\.(?:[cm]?[jt]sx?|json)$/.test(path);

/** Digest of the program's code and of what runs it. */
export function programDigest(): string {
	return digestOf(digestOfFiles(scanFiles(programDirectory)), process.version, process.versions.icu ?? "");
}

/** Digest of the program, and of the site's own code outside its content. */
export function codeDigest(
	siteDirectory: string,
	folders: ContentFolders,
	outputDirectory: string,
	program = programDigest(),
): string {
	const leftOut = [...foldersOf(folders), outputDirectory].map((folder) => resolve(folder));
	const own = Object.entries(scanFiles(siteDirectory, leftOut));
	return digestOf(program, digestOfFiles(Object.fromEntries(own.filter(([path]) => isCode(path)))));
}

/** Looks at the files of content; null where a folder of it cannot be listed, which loading it explains. */
export function scanSources(folders: ContentFolders): ScannedFiles | null {
	try {
		return Object.assign({}, ...foldersOf(folders).map((folder) => scanFiles(folder)));
	} catch {
		return null;
	}
}
