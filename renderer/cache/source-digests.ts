import { dirname, extname, join, resolve } from "node:path";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import { buildShards, shardRecord } from "#renderer/cache/build-shards.ts";
import { digestOfFiles, type ScannedFiles, scanFiles } from "#renderer/cache/scan-files.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { catalogueEnding } from "#renderer/output/catalogue-file.ts";
import { isOutput } from "#renderer/output/output-folder.ts";
import { digestOf } from "#renderer/plan/digest-of.ts";
import { type ContentFolders, contentFolders } from "#renderer/site/content-source.ts";
import { assetEndings } from "#renderer/site-modules/site-modules.ts";

/** The sources of a build, recorded before the build reads them. */
export interface BuildSources {
	/** The digest of the program, the site's code and configuration. */
	readonly settings: string;
	/** The files of each content folder, in order of precedence. */
	readonly files: readonly ScannedFiles[];
}

/** Returns whether a file can be code of a site, configure its code, or be imported by it. */
const isCode = (path: string) =>
	/\.(?:[cm]?[jt]sx?|json|css)$/.test(path) || assetEndings.includes(extname(path));

/** Returns whether a file of the program is never run: types and notices, which packing adds. */
const isForReaders = (path: string) => /\.(?:d\.ts|md|txt)$/.test(path);

/** Returns the digest of the program's code and the version of Node.js. */
function programDigest(): string {
	return digestOf(
		digestOfFiles(programDirectory, scanFiles(programDirectory, isForReaders)),
		process.version,
		process.versions.icu ?? "",
	);
}

/** Returns whether a path is an output of any build, or the catalogue next to it. */
const isBuilt = (path: string) =>
	isOutput(path.endsWith(catalogueEnding) ? path.slice(0, -catalogueEnding.length) : path);

/** Returns those of a folder's scanned files that the record of a shard lists. Other files next to them may be code. */
function filesOfShards(folder: string, paths: readonly string[]): ReadonlySet<string> {
	const records = paths.filter((path) => path === shardRecord || path.endsWith(`/${shardRecord}`));
	return new Set(
		records.flatMap((record) => {
			const prefix = record.slice(0, -shardRecord.length);
			return buildShards.files(dirname(join(folder, record))).map((path) => `${prefix}${path}`);
		}),
	);
}

/**
 * Returns the digest of the program and of the site's own code. Content is no code, nor is what builds have written to the site's folder:
 * outputs, their catalogues, and shards.
 */
export function codeDigest(siteDirectory: string, folders: ContentFolders, outputDirectory: string): string {
	const excluded = [...contentFolders(folders), outputDirectory].map((folder) => resolve(folder));
	const siteFiles = scanFiles(siteDirectory, (path) => excluded.includes(path) || isBuilt(path));
	const written = filesOfShards(siteDirectory, Object.keys(siteFiles));
	const codeFiles = Object.fromEntries(
		Object.entries(siteFiles).filter(([path]) => isCode(path) && !written.has(path)),
	);
	return digestOf(programDigest(), digestOfFiles(siteDirectory, codeFiles));
}

/** Scans each folder of content, in order of precedence; null if one cannot be listed, which loading the content then reports. */
export function scanContent(folders: ContentFolders): readonly ScannedFiles[] | null {
	try {
		return contentFolders(folders).map((folder) => scanFiles(folder));
	} catch {
		return null;
	}
}

/** Returns the sources of a build whose content is in folders; null if these cannot be listed. */
export function buildSources(config: SiteConfig, folders: ContentFolders, code: string): BuildSources | null {
	const files = scanContent(folders);
	return files && { settings: digestOf(code, config), files };
}

/** Returns the mark of a file in the scanned folders, by its path within them; undefined without such a file. */
export function markOfContent(scanned: readonly ScannedFiles[], file: string): string | undefined {
	return scanned.map((files) => files[file]).find((mark) => mark !== undefined);
}
