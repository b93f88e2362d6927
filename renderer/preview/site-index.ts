import type { Dirent } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Encoding } from "#renderer/preview/encoding.ts";
import { type HeaderRules, parseHeaderRules } from "#renderer/preview/header-rules.ts";
import { parseRedirectRules, type RedirectRules } from "#renderer/preview/redirect-rules.ts";

/** A file of the site that visitors may have. */
export interface SiteFile {
	/** Its place within the site, "/kontakt/index.html"; says type and caching. */
	readonly name: string;
	/** Its real path on disk, links resolved. */
	readonly path: string;
	/** Real paths of the compressed copies beside it (.br, .gz). */
	readonly precompressed: Readonly<Partial<Record<Encoding, string>>>;
}

/** Everything that can be served from one output folder; what is not in here does not exist for visitors. */
export interface SiteIndex {
	/** Changes when the output is switched to another folder. */
	readonly identity: string;
	/** By decoded URL: pages without "/index.html", other files by their name. */
	readonly files: ReadonlyMap<string, SiteFile>;
	/** The URLs in `files` that are pages. */
	readonly pages: ReadonlySet<string>;
	/** The pages for URLs that do not exist (R-ROUTE-12, R-ROUTE-09), each by the folder that it answers for; "" is the site. */
	readonly notFound: ReadonlyMap<string, SiteFile>;
	/** What the site asks its host to send (B-SEC-01); nothing where it has no `_headers`. */
	readonly headers: HeaderRules;
	/** Where the site asks its host to send paths that are no files; nothing where it has no `_redirects`. */
	readonly redirects: RedirectRules;
}

/** What a URL leads to. */
export type Route =
	| { readonly kind: "file"; readonly file: SiteFile; readonly status: 200 | 404 }
	/** A URL that the query of the request belongs to, unless it has one of its own. */
	| { readonly kind: "redirect"; readonly to: string; readonly status: number }
	| { readonly kind: "missing" };

const encodingSuffixes: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };
const pageFile = "/index.html";
const notFoundFile = "/404.html";
const headersFile = "/_headers";
const redirectsFile = "/_redirects";
/** What the site reports its host, which is no visitor's business. */
const hostFiles: readonly string[] = [headersFile, redirectsFile];

/** Identifies an output folder; null when there is none. */
export async function identifyFolder(directory: string): Promise<string | null> {
	try {
		const status = await stat(directory, { bigint: true });
		return status.isDirectory() ? `${status.dev}:${status.ino}:${status.ctimeNs}` : null;
	} catch {
		return null;
	}
}

/**
 * Reads the names below an output folder; the files themselves are looked at on demand. Hidden names
 * (".well-known" aside), links to folders and links that lead out of the folder are left out. Null when the
 * folder is missing or vanishes meanwhile.
 */
export async function readSiteIndex(directory: string): Promise<SiteIndex | null> {
	try {
		const root = await realpath(directory);
		const identity = await identifyFolder(root);
		if (identity === null) return null;
		const found = new Map<string, string>();
		await collect(root, root, "", found);
		const textOf = async (name: string) => {
			const path = found.get(name);
			return path === undefined ? "" : readFile(path, "utf8");
		};
		const headers = parseHeaderRules(await textOf(headersFile));
		const redirects = parseRedirectRules(await textOf(redirectsFile));
		for (const name of hostFiles) found.delete(name);
		return { identity, headers, redirects, ...filesOf(found) };
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}

/**
 * Finds what a URL leads to: a file, the one URL of a page, or what the site's `_redirects` says of it, as hosts
 * ask those only about paths that are no files.
 */
export function routeRequest(index: SiteIndex, path: string): Route {
	const file = index.files.get(path);
	if (file) return { kind: "file", file, status: 200 };
	const page = canonicalPath(path);
	if (index.pages.has(page))
		return { kind: "redirect", to: page.split("/").map(encodeURIComponent).join("/"), status: 308 };
	const response = index.redirects.respondFor(path);
	if (response?.kind === "redirect") return response;
	const shown = response && fileAt(index, response.path);
	return shown ? { kind: "file", file: shown, status: response.status } : { kind: "missing" };
}

/** The file that a rule shows at other URLs; it may be one that has none of its own. */
function fileAt(index: SiteIndex, path: string): SiteFile | undefined {
	if (path.endsWith(notFoundFile)) return index.notFound.get(path.slice(0, -notFoundFile.length));
	return index.files.get(canonicalPath(path)) ?? index.files.get(path);
}

/** The page for a URL that does not exist: that of the nearest folder above it which has one. */
export function notFoundPage(
	index: SiteIndex,
	path: string,
): { readonly folder: string; readonly file: SiteFile } | null {
	const folders = path.split("/").map((_, count, parts) => parts.slice(0, count + 1).join("/"));
	for (const folder of folders.reverse()) {
		const file = index.notFound.get(folder);
		if (file) return { folder, file };
	}
	return null;
}

/** Returns whether an error is "no such file". */
export function isMissing(error: unknown): boolean {
	if (!(error instanceof Error && "code" in error)) return false;
	return error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "ELOOP";
}

function canonicalPath(path: string): string {
	if (path === pageFile) return "/";
	for (const ending of [pageFile, ".html", "/"]) {
		if (path.endsWith(ending)) return path.slice(0, -ending.length);
	}
	return path;
}

async function collect(
	root: string,
	folder: string,
	name: string,
	found: Map<string, string>,
): Promise<void> {
	const entries = await readdir(folder, { withFileTypes: true });
	const waiting: Promise<void>[] = [];
	for (const entry of entries) {
		if (isHidden(entry)) continue;
		const path = join(folder, entry.name);
		const address = `${name}/${entry.name}`;
		if (entry.isFile()) found.set(address, path);
		else if (entry.isDirectory()) waiting.push(collect(root, path, address, found));
		else if (entry.isSymbolicLink()) waiting.push(collectLink(root, path, address, found));
	}
	await Promise.all(waiting);
}

async function collectLink(
	root: string,
	path: string,
	address: string,
	found: Map<string, string>,
): Promise<void> {
	try {
		const real = await realpath(path);
		if (real.startsWith(root + sep) && (await stat(real)).isFile()) found.set(address, real);
	} catch (error) {
		if (!isMissing(error)) throw error;
	}
}

function isHidden(entry: Dirent): boolean {
	return (entry.name.startsWith(".") && entry.name !== ".well-known") || entry.name.includes("\\");
}

function filesOf(found: ReadonlyMap<string, string>): Pick<SiteIndex, "files" | "pages" | "notFound"> {
	const files = new Map<string, SiteFile>();
	const pages = new Set<string>();
	const notFound = new Map<string, SiteFile>();
	for (const [name, path] of found) {
		if (isPrecompressed(name, found)) continue;
		const file: SiteFile = { name, path, precompressed: precompressedOf(name, found) };
		if (name.endsWith(notFoundFile)) {
			notFound.set(name.slice(0, -notFoundFile.length), file);
		} else if (name.endsWith(pageFile)) {
			const address = canonicalPath(name);
			files.set(address, file);
			pages.add(address);
		} else {
			files.set(name, file);
		}
	}
	return { files, pages, notFound };
}

function isPrecompressed(name: string, found: ReadonlyMap<string, string>): boolean {
	return Object.values(encodingSuffixes).some(
		(ending) => name.endsWith(ending) && found.has(name.slice(0, -ending.length)),
	);
}

function precompressedOf(name: string, found: ReadonlyMap<string, string>): SiteFile["precompressed"] {
	const br = found.get(name + encodingSuffixes.br);
	const gzip = found.get(name + encodingSuffixes.gzip);
	return { ...(br === undefined ? {} : { br }), ...(gzip === undefined ? {} : { gzip }) };
}
