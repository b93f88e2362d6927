import type { RequestTarget } from "#renderer/preview/request-target.ts";
import type { SiteFile, SiteFolder } from "#renderer/preview/site-folder.ts";

/** What a URL leads to. */
export type Route =
	| { readonly kind: "file"; readonly file: SiteFile; readonly status: 200 | 404 }
	/** A URL; with `keepsQuery` the query of the request belongs to it, unless it has one of its own. */
	| {
			readonly kind: "redirect";
			readonly to: string;
			readonly status: number;
			readonly keepsQuery: boolean;
	  };

const pageFile = "/index.html";
const notFoundFile = "/404.html";

/** The one path of a page, without a slash at its end: "" is the home page's. */
function canonicalPath(path: string): string {
	const ending = [pageFile, ".html", "/"].find((one) => path.endsWith(one)) ?? "";
	return path.slice(0, path.length - ending.length);
}

/** A file by its own name; pages have other paths, and the pages for what is missing none. */
function findNamed(site: SiteFolder, path: string): Promise<SiteFile | null> | null {
	return [pageFile, notFoundFile, "/"].some((ending) => path.endsWith(ending)) ? null : site.find(path);
}

/**
 * Finds what a URL leads to: where a rule that counts before files leads, a file, the one URL of a page, or what the site's `_redirects` says of it, as hosts
 * ask those only about paths that are no files. Null where it leads nowhere.
 */
export async function routeRequest(site: SiteFolder, { path, query }: RequestTarget): Promise<Route | null> {
	const forced = (await site.redirects()).respondBeforeFiles(path, query);
	if (forced?.kind === "redirect") return forced;
	const named = await findNamed(site, path);
	if (named) return { kind: "file", file: named, status: 200 };
	const page = canonicalPath(path);
	const file = await site.find(page + pageFile);
	if (file && path === (page || "/")) return { kind: "file", file, status: 200 };
	if (file)
		return {
			kind: "redirect",
			to: page.split("/").map(encodeURIComponent).join("/") || "/",
			status: 308,
			keepsQuery: true,
		};
	const response = (await site.redirects()).respondFor(path, query);
	if (response?.kind !== "rewrite") return response;
	const shown =
		(await site.find(canonicalPath(response.path) + pageFile)) ?? (await site.find(response.path));
	return shown && { kind: "file", file: shown, status: response.status };
}

/** The page for a URL that does not exist (R-ROUTE-12, R-ROUTE-09): that of the nearest folder above it which has one. */
export async function notFoundPage(site: SiteFolder, path: string): Promise<SiteFile | null> {
	const file = await site.find(path + notFoundFile);
	return file || path === "" ? file : notFoundPage(site, path.slice(0, path.lastIndexOf("/")));
}
