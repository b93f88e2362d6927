import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PrecacheEntry } from "workbox-precaching/_types.js";
import { offlinePaths } from "#core/routes/built-in-paths.ts";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { BuildRecord } from "#renderer/cache/build-record.ts";
import { pageDataPath, sharedDataPath } from "#renderer/engines/page-data-paths.ts";
import { pageFile } from "#renderer/engines/react-html/react-html.ts";
import { createFileWriter } from "#renderer/output/output-folder.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";

/** Matches content-hashed files, which need no other version. */
const hashed = /^(?:assets|page-data\/sq\/d)\//;

/** Returns the site's files that a document names, relative to the site's root; not those that style sheets name. */
export function namedFiles(html: string): readonly string[] {
	const values = [...html.matchAll(/ (?:href|src|srcset|data-modules)="([^"]*)"/gi)].flatMap(
		([, value = ""]) => value.split(/,?\s+/),
	);
	const shared = [...html.matchAll(/ data-shared="([\w ]+)"/g)].flatMap(([, hashes = ""]) =>
		hashes.split(" ").map(sharedDataPath),
	);
	const files = [...values, ...shared].filter((value) => /^\/(?:assets|page-data)\//.test(value));
	return [...new Set(files.map((file) => file.slice(1)))];
}

/** Returns the files that an offline page needs; none if the site has no such page. */
function offlineFiles(root: string, path: string): readonly string[] {
	const document = pageFile(path);
	if (!existsSync(join(root, document))) return [];
	return [
		document,
		decodeURIComponent(pageDataPath(path).slice(1)),
		...namedFiles(readFileSync(join(root, document), "utf8")),
	];
}

/** Returns the inputs of the service worker in addition to the program: the digests of the offline pages. */
export function serviceWorkerInputs(pages: BuildRecord["pages"]): readonly unknown[] {
	return offlinePaths.map((path) => {
		const page = pages.get(path);
		return page ? [page.model, page.rendering] : null;
	});
}

/** Returns the entry of a file in workbox's list: a page by its path, and a revision unless the name contains a digest. */
function precacheEntry(root: string, file: string): PrecacheEntry {
	const url = `/${file.replace(/(?:^|\/)index\.html$/, "")}`;
	if (hashed.test(file)) return { url, revision: null };
	const digest = createHash("sha256")
		.update(readFileSync(join(root, file)))
		.digest("hex");
	return { url, revision: digest.slice(0, 16) };
}

/**
 * Writes /sw.js after all other files of a site: the compiled worker, preceded by the list of the files that the site's offline
 * pages need beyond the program (R-SW-01, R-SW-02). The list contains the build hash, so a new program results in a new worker.
 * Returns the written files; none for a site without offline pages.
 */
export function writeServiceWorker(root: string): readonly RecordedFile[] {
	const files = offlinePaths.flatMap((path) => offlineFiles(root, path));
	if (files.length === 0) return [];
	const entries = [...new Set([...files, "page-data/app-data.json"])]
		.sort()
		.map((file) => precacheEntry(root, file));
	const worker = readFileSync(join(programDirectory, "service-worker/sw.js"), "utf8");
	const content = `self.sitePrecache=${JSON.stringify(entries)};${worker}`;
	// The file may be a hard link to the previous site's.
	const write = createFileWriter(root, true);
	return [["sw.js", write({ path: "sw.js", content })]];
}
