import { readFile, realpath, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { type HeaderRules, parseHeaderRules } from "#renderer/preview/header-rules.ts";
import { parseRedirectRules, type RedirectRules } from "#renderer/preview/redirect-rules.ts";

/** The error for a preview without a built site. */
export class SiteMissingError extends Error {
	override readonly name = "SiteMissingError";
	readonly directory: string;
	constructor(directory: string) {
		super(`There is no built site in ${directory}. Build it first.`);
		this.directory = directory;
	}
}

/** A file of the site that may be served. */
export interface SiteFile {
	/** Its path within the site, "/kontakt/index.html"; decides type and caching. */
	readonly name: string;
	/** Its real path on disk, with links resolved. */
	readonly path: string;
}

/** The output folder during one request, unaffected by a switch. */
export interface SiteFolder {
	/** Its real path. */
	readonly root: string;
	/** Finds a regular file that may be served; null for anything else. */
	find(name: string): Promise<SiteFile | null>;
	/** Returns the site's headers for its host (B-SEC-01); none without a `_headers` file. */
	headers(): Promise<HeaderRules>;
	/** Returns the site's redirects for its host; none without a `_redirects` file. */
	redirects(): Promise<RedirectRules>;
}

/** Files for the host, which visitors must not read. */
const hostFiles: readonly string[] = ["/_headers", "/_redirects"];

function isHidden(part: string): boolean {
	return part.startsWith(".") && part !== ".well-known";
}

/** System error codes for a path without a file, including names that are too long. */
const missingCodes: readonly unknown[] = ["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG"];

/** Converts the error "no such file" to null. */
export async function unlessMissing<Value>(promise: Promise<Value>): Promise<Value | null> {
	try {
		return await promise;
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : null;
		if (missingCodes.includes(code)) return null;
		throw error;
	}
}

/** Returns the folder that a link points to; throws {@link SiteMissingError}. */
async function currentRoot(directory: string, before: string | null = null): Promise<string> {
	const root = (await unlessMissing(realpath(directory))) ?? "";
	if ((await unlessMissing(stat(root)))?.isDirectory()) return root;
	// A build has switched and removed it meanwhile, so the link points elsewhere now.
	if (root === before || root === "") throw new SiteMissingError(directory);
	return currentRoot(directory, root);
}

/** Opens the folder of the last build; throws {@link SiteMissingError}. */
export async function openSiteFolder(directory: string): Promise<SiteFolder> {
	const root = await currentRoot(directory);

	/** Returns null for links to folders and links that leave the site. */
	async function realFile(name: string): Promise<string | null> {
		const folder = dirname(join(root, name));
		if ((await realpath(folder)) !== folder) return null;
		const path = await realpath(join(root, name));
		return path.startsWith(root + sep) && (await stat(path)).isFile() ? path : null;
	}

	const hostFile = async (name: string) => (await unlessMissing(readFile(join(root, name), "utf8"))) ?? "";
	return {
		root,
		async find(name) {
			if (hostFiles.includes(name) || name.split("/").some(isHidden)) return null;
			const path = await unlessMissing(realFile(name));
			return path === null ? null : { name, path };
		},
		headers: async () => parseHeaderRules(await hostFile("/_headers")),
		redirects: async () => parseRedirectRules(await hostFile("/_redirects")),
	};
}
