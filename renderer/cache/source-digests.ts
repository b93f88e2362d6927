import { extname, join, resolve } from "node:path";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import { digestOfFiles, type ScannedFiles, scanFiles } from "#renderer/cache/scan-files.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { digestOf } from "#renderer/plan/digest-of.ts";
import { today } from "#renderer/render/plan-site.ts";
import { type ContentFolders, contentFolders } from "#renderer/site/content-source.ts";
import { assetEndings } from "#renderer/site-modules/site-modules.ts";

/** The sources of a build, recorded before the build reads them. */
export interface BuildSources {
	/** The digest of the program, the site's code and configuration, and the day. */
	readonly settings: string;
	/** The files of the content. */
	readonly files: ScannedFiles;
}

/** Returns whether a file can be code of a site, configure its code, or be imported by it. */
const isCode = (path: string) =>
	/\.(?:[cm]?[jt]sx?|json|css)$/.test(path) || assetEndings.includes(extname(path));

/** Returns the digest of the program's code and the version of Node.js. */
function programDigest(): string {
	return digestOf(digestOfFiles(scanFiles(programDirectory)), process.version, process.versions.icu ?? "");
}

/** Returns the digest of the program and of the site's own code outside its content. */
export function codeDigest(siteDirectory: string, folders: ContentFolders, outputDirectory: string): string {
	const excluded = [...contentFolders(folders), outputDirectory].map((folder) => resolve(folder));
	const siteFiles = Object.entries(scanFiles(siteDirectory, excluded));
	const codeFiles = Object.fromEntries(siteFiles.filter(([path]) => isCode(path)));
	return digestOf(programDigest(), digestOfFiles(codeFiles));
}

/** Scans the files of content; null if a folder cannot be listed, which loading the content then reports. */
export function scanContent(folders: ContentFolders): ScannedFiles | null {
	try {
		return Object.assign({}, ...contentFolders(folders).map((folder) => scanFiles(folder)));
	} catch {
		return null;
	}
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
	return contentFolders(folders)
		.map((folder) => scanned[join(folder, file)])
		.find((mark) => mark !== undefined);
}
