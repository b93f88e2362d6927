import type { RequestTarget } from "#renderer/preview/request-target.ts";
import type { SiteFile, SiteFolder } from "#renderer/preview/site-folder.ts";

/** The result of routing a URL. */
export type Route =
	| { readonly kind: "file"; readonly file: SiteFile; readonly status: 200 | 404 | 410 }
	/** A redirect; with `keepsQuery` the request's query is added unless the target has its own. */
	| {
			readonly kind: "redirect";
			readonly to: string;
			readonly status: number;
			readonly keepsQuery: boolean;
	  };

const pageFile = "/index.html";
const notFoundFile = "/404.html";

/** Returns the canonical path of a page, without a trailing slash; "" for the home page. */
function canonicalPath(path: string): string {
	const ending = [pageFile, ".html", "/"].find((one) => path.endsWith(one)) ?? "";
	return path.slice(0, path.length - ending.length);
}

/** Finds a file by its own name; pages have other paths, and 404 pages have none. */
function findNamed(site: SiteFolder, path: string): Promise<SiteFile | null> | null {
	return [pageFile, notFoundFile, "/"].some((ending) => path.endsWith(ending)) ? null : site.find(path);
}

/**
 * Routes a URL: rules that precede files, then files, then the canonical URL of a page, then the site's other
 * `_redirects` rules, which hosts apply only to paths without a file. Null if nothing matches.
 */
export async function routeRequest(site: SiteFolder, { path, query }: RequestTarget): Promise<Route | null> {
	const forced = (await site.redirects()).respondBeforeFiles(path, query);
	if (forced?.kind === "redirect") return forced;
	const namedFile = await findNamed(site, path);
	if (namedFile) return { kind: "file", file: namedFile, status: 200 };
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

/** Returns the 404 page of the nearest parent folder that has one (R-ROUTE-12, R-ROUTE-09). */
export async function notFoundPage(site: SiteFolder, path: string): Promise<SiteFile | null> {
	const file = await site.find(path + notFoundFile);
	return file || path === "" ? file : notFoundPage(site, path.slice(0, path.lastIndexOf("/")));
}
