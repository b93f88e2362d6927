/** The folder of a path's page data: "/" is "index", "/en/watches" is "en/watches". */
function pageDataFolder(path: string): string {
	return path === "/" ? "index" : path.slice(1);
}

/** The URL of a path's page data (R-LOAD-01). */
export function pageDataPath(path: string): string {
	return `/page-data/${pageDataFolder(path)}/page-data.json`;
}

/** The URL of what pages share (R-LOAD-01). */
export function sharedDataPath(hash: string): string {
	return `/page-data/sq/d/${hash}.json`;
}
