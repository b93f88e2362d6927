import { readFile, realpath, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { type HeaderRules, parseHeaderRules } from "#renderer/preview/header-rules.ts";
import { parseRedirectRules, type RedirectRules } from "#renderer/preview/redirect-rules.ts";

/** There is no built site where the preview server looks for one. */
export class SiteMissingError extends Error {
	override readonly name = "SiteMissingError";
	readonly directory: string;
	constructor(directory: string) {
		super(`There is no built site in ${directory}. Build it first.`);
		this.directory = directory;
	}
}

/** A file of the site that visitors may have. */
export interface SiteFile {
	/** Its place within the site, "/kontakt/index.html"; says type and caching. */
	readonly name: string;
	/** Its real path on disk, links resolved. */
	readonly path: string;
}

/** The output folder as one request sees it, whatever builds switch to meanwhile. */
export interface SiteFolder {
	/** Its real path. */
	readonly root: string;
	/** The plain file of a name that visitors may have; null for all else. */
	find(name: string): Promise<SiteFile | null>;
	/** What the site asks its host to send (B-SEC-01); nothing where it has no `_headers`. */
	headers(): Promise<HeaderRules>;
	/** Where the site asks its host to send paths that are no files; nothing where it has no `_redirects`. */
	redirects(): Promise<RedirectRules>;
}

/** What the site reports its host, which is no visitor's business. */
const hostFiles: readonly string[] = ["/_headers", "/_redirects"];

function isHidden(part: string): boolean {
	return part.startsWith(".") && part !== ".well-known";
}

/** What the system says of a path that leads to no file: nor can there be one of a name that is too long. */
const missingCodes: readonly unknown[] = ["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG"];

/** Turns the error "no such file" into null. */
export async function unlessMissing<Value>(asked: Promise<Value>): Promise<Value | null> {
	try {
		return await asked;
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : null;
		if (missingCodes.includes(code)) return null;
		throw error;
	}
}

/** The folder that a link leads to; throws {@link SiteMissingError}. */
async function currentRoot(directory: string, before: string | null = null): Promise<string> {
	const root = (await unlessMissing(realpath(directory))) ?? "";
	if ((await unlessMissing(stat(root)))?.isDirectory()) return root;
	// A build that switched meanwhile has removed it: the link leads elsewhere now.
	if (root === before || root === "") throw new SiteMissingError(directory);
	return currentRoot(directory, root);
}

/** Opens the folder that the last build switched to; throws {@link SiteMissingError}. */
export async function openSiteFolder(directory: string): Promise<SiteFolder> {
	const root = await currentRoot(directory);

	/** Null for links to folders and links that lead out of the site. */
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
