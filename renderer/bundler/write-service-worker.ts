import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "#core/language/language.ts";
import { offlinePath } from "#core/routes/offline-path.ts";
import { closure, type Manifest } from "#renderer/bundler/manifest.ts";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { BuildRecord } from "#renderer/cache/build-record.ts";
import { pageDataPath, sharedDataPath } from "#renderer/engines/page-data-paths.ts";
import { pageFile } from "#renderer/engines/react-html/react-html.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";

/** Files named by their content need no other mark of their version. */
const hashed = /^(?:assets|page-data\/sq\/d)\//;

/** Where a module of the compiled program lies, and what it imports. */
function bundleFiles(module: string, chunks: Manifest): string[] {
	return closure(chunks, [module]).flatMap((name) => chunks[name]?.file ?? []);
}

/** The files of the site that a document names, relative to the site's root; styles' own are not among them. */
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

/** What the offline page of a language needs; nothing where the site has none. */
function offlineFiles(root: string, language: Language, chunks: Manifest): readonly string[] {
	const document = pageFile(offlinePath(language));
	if (!existsSync(join(root, document))) return [];
	return [
		document,
		decodeURIComponent(pageDataPath(offlinePath(language)).slice(1)),
		...namedFiles(readFileSync(join(root, document), "utf8")),
		// Loaded when the visitor moves on.
		...bundleFiles("renderer/client/router.ts", chunks),
	];
}

/** What the service worker is made from in addition to the program: the offline pages, by the digests of all they hold. */
export function serviceWorkerInputs(pages: BuildRecord["pages"]): readonly unknown[] {
	return languages.map((language) => {
		const page = pages.get(offlinePath(language));
		return page ? [page.model, page.rendering] : null;
	});
}

/**
 * Writes /sw.js for a site that is complete but for it: the compiled worker with the list of what the offline pages
 * need (R-SW-01, R-SW-02). The build hash is on the list, so that every new program brings a new worker. Returns the
 * written files; none for a site without offline pages.
 */
export async function writeServiceWorker(root: string): Promise<readonly RecordedFile[]> {
	const manifest = readFileSync(join(programDirectory, "client/manifest.json"), "utf8");
	const chunks = JSON.parse(manifest) as Manifest;
	const files = languages.flatMap((language) => offlineFiles(root, language, chunks));
	if (files.length === 0) return [];
	// Half a second of loading that the package's entry would cost.
	const { injectManifest } = await import("workbox-build/build/inject-manifest.js");
	const target = join(root, "sw.js");
	// It may be a link to that of the site before.
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
