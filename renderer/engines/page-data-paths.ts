/** The folder of a path's page data: "/" is "index", "/en/watches" is "en/watches". */
function pageDataFolder(path: string): string {
	return path === "/" ? "index" : path.slice(1);
}

/** The URL of a path's page data (R-LOAD-01). */
export function pageDataPath(path: string): string {
	return `/page-data/${pageDataFolder(path)}/page-data.json`;
}

/** The path of the page whose data a URL names; null for any other URL. */
export function pathOfPageData(url: string): string | null {
	const [, folder] = /^\/page-data\/(.+)\/page-data\.json$/.exec(url) ?? [];
	if (folder === undefined) return null;
	return folder === "index" ? "/" : `/${folder}`;
}

/** The URL of what pages share (R-LOAD-01). */
export function sharedDataPath(hash: string): string {
	return `/page-data/sq/d/${hash}.json`;
}
