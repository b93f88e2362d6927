import { join, resolve } from "node:path";
import { systemTime } from "#adapters/system-time/system-time.ts";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import { digestOfFiles, type ScannedFiles, scanFiles } from "#renderer/cache/scan-files.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { type ContentFolders, foldersOf } from "#renderer/site/content-source.ts";

/** Everything that a site is built from, as it was before the build read it. */
export interface BuildSources {
	/** Digest of the program, the site's code and configuration, and the day. */
	readonly settings: string;
	/** The files of the content. */
	readonly files: ScannedFiles;
}

/** What can be code of a site, or decide which code it gets. */
const isCode = (path: string) => /\.(?:[cm]?[jt]sx?|json)$/.test(path);

/** Returns the digest of the program's code and of the Node.js that runs it. */
function programDigest(): string {
	return digestOf(digestOfFiles(scanFiles(programDirectory)), process.version, process.versions.icu ?? "");
}

/** Returns the digest of the program and of the site's own code outside its content. */
export function codeDigest(siteDirectory: string, folders: ContentFolders, outputDirectory: string): string {
	const leftOut = [...foldersOf(folders), outputDirectory].map((folder) => resolve(folder));
	const own = Object.entries(scanFiles(siteDirectory, leftOut));
	return digestOf(programDigest(), digestOfFiles(Object.fromEntries(own.filter(([path]) => isCode(path)))));
}

/** Scans the files of content; null if a folder cannot be listed, which loading it explains. */
export function scanContent(folders: ContentFolders): ScannedFiles | null {
	try {
		return Object.assign({}, ...foldersOf(folders).map((folder) => scanFiles(folder)));
	} catch {
		return null;
	}
}

/** Returns the day of the build, on which feeds depend: "2026-11-22". */
export function today(): string {
	return new Date(systemTime.now()).toISOString().slice(0, 10);
}

/** Returns the sources of a build whose content is in folders; null if these cannot be listed. */
export function buildSources(config: SiteConfig, folders: ContentFolders, code: string): BuildSources | null {
	const files = scanContent(folders);
	return files && { settings: digestOf(code, config, folders, today()), files };
}

/** Returns the mark of a file of the content, by its path within the folders; undefined without such a file. */
export function markOfContent(
	folders: ContentFolders,
	scanned: ScannedFiles,
	file: string,
): string | undefined {
	return foldersOf(folders)
		.map((folder) => scanned[join(folder, file)])
		.find((mark) => mark !== undefined);
}
