/** Returns the folder of a path's page data: "index" for "/", "en/watches" for "/en/watches". */
function pageDataFolder(path: string): string {
	return path === "/" ? "index" : path.slice(1);
}

/** Returns the URL of a path's page data (R-LOAD-01). */
export function pageDataPath(path: string): string {
	return `/page-data/${pageDataFolder(path)}/page-data.json`;
}

/** Returns the path of the page to which a URL of page data belongs; null for any other URL. */
export function pathOfPageData(url: string): string | null {
	const [, folder] = /^\/page-data\/(.+)\/page-data\.json$/.exec(url) ?? [];
	if (folder === undefined) return null;
	return folder === "index" ? "/" : `/${folder}`;
}

/** Returns the URL of data that pages share (R-LOAD-01). */
export function sharedDataPath(hash: string): string {
	return `/page-data/sq/d/${hash}.json`;
}
