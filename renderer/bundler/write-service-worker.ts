import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "#core/language/language.ts";
import { offlinePath } from "#core/routes/built-in-paths.ts";
import { type Manifest, withStaticImports } from "#renderer/bundler/manifest.ts";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { BuildRecord } from "#renderer/cache/build-record.ts";
import { pageDataPath, sharedDataPath } from "#renderer/engines/page-data-paths.ts";
import { pageFile } from "#renderer/engines/react-html/react-html.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";

/** Matches content-hashed files, which need no other version. */
const hashed = /^(?:assets|page-data\/sq\/d)\//;

/** Returns the files of a module of the compiled program and of its static imports. */
function bundleFiles(module: string, chunks: Manifest): string[] {
	return withStaticImports(chunks, [module]).flatMap((name) => chunks[name]?.file ?? []);
}

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

/** Returns the files that the offline page of a language needs; none if the site has no such page. */
function offlineFiles(root: string, language: Language, chunks: Manifest): readonly string[] {
	const document = pageFile(offlinePath(language));
	if (!existsSync(join(root, document))) return [];
	return [
		document,
		decodeURIComponent(pageDataPath(offlinePath(language)).slice(1)),
		...namedFiles(readFileSync(join(root, document), "utf8")),
		// Loaded when the visitor navigates.
		...bundleFiles("renderer/client/router.ts", chunks),
	];
}

/** Returns the inputs of the service worker in addition to the program: the digests of the offline pages. */
export function serviceWorkerInputs(pages: BuildRecord["pages"]): readonly unknown[] {
	return languages.map((language) => {
		const page = pages.get(offlinePath(language));
		return page ? [page.model, page.rendering] : null;
	});
}

/**
 * Writes /sw.js after all other files of a site: the compiled worker with the list of the files that the offline pages need
 * (R-SW-01, R-SW-02). The list contains the build hash, so a new program results in a new worker. Returns the written
 * files; none for a site without offline pages.
 */
export async function writeServiceWorker(root: string): Promise<readonly RecordedFile[]> {
	const manifest = readFileSync(join(programDirectory, "client/manifest.json"), "utf8");
	const chunks = JSON.parse(manifest) as Manifest;
	const files = languages.flatMap((language) => offlineFiles(root, language, chunks));
	if (files.length === 0) return [];
	// The package's main entry would take half a second longer to load.
	const { injectManifest } = await import("workbox-build/build/inject-manifest.js");
	const target = join(root, "sw.js");
	// It may be a hard link to the previous site's file.
	rmSync(target, { force: true });
	await injectManifest({
		swSrc: join(programDirectory, "service-worker/sw.js"),
		swDest: target,
		globDirectory: root,
		globPatterns: [...new Set([...files, "page-data/app-data.json"])],
		dontCacheBustURLsMatching: hashed,
		maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
		manifestTransforms: [
			(entries) => ({
				manifest: entries
					.map((entry) => ({ ...entry, url: `/${entry.url.replace(/\/index\.html$/, "")}` }))
					.sort((a, b) => (a.url < b.url ? -1 : 1)),
			}),
		],
	});
	return [["sw.js", statSync(target).size]];
}
