const types: ReadonlyMap<string, string> = new Map([
	["avif", "image/avif"],
	["css", "text/css"],
	["csv", "text/csv"],
	["gif", "image/gif"],
	["gz", "application/gzip"],
	["htm", "text/html"],
	["html", "text/html"],
	["ico", "image/x-icon"],
	["ics", "text/calendar"],
	["jpeg", "image/jpeg"],
	["jpg", "image/jpeg"],
	["js", "text/javascript"],
	["json", "application/json"],
	["map", "application/json"],
	["md", "text/markdown"],
	["mjs", "text/javascript"],
	["mp4", "video/mp4"],
	["pdf", "application/pdf"],
	["png", "image/png"],
	["svg", "image/svg+xml"],
	["ttf", "font/ttf"],
	["txt", "text/plain"],
	["vcf", "text/vcard"],
	["wasm", "application/wasm"],
	["webm", "video/webm"],
	["webmanifest", "application/manifest+json"],
	["webp", "image/webp"],
	["woff", "font/woff"],
	["woff2", "font/woff2"],
	["xml", "application/xml"],
	["zip", "application/zip"],
]);

const compressibleTypes = /^(text\/|application\/(json|manifest\+json|xml)$|image\/svg\+xml$)/;

/** What the preview server says about a file by its name. */
export interface ContentType {
	/** The content-type header, charset included for text. */
	readonly header: string;
	/** Text, which compression makes smaller. */
	readonly compressible: boolean;
}

/** The content type of a file by its extension; bytes of no known type are offered as a download. */
export function contentTypeOf(name: string): ContentType {
	const type = types.get(extensionOf(name)) ?? "application/octet-stream";
	const compressible = compressibleTypes.test(type);
	return { header: compressible ? `${type}; charset=utf-8` : type, compressible };
}

/** Returns whether a path asks for a file that is no page: scripts, data and pictures. */
export function isAssetPath(path: string): boolean {
	const type = types.get(extensionOf(path));
	return type !== undefined && type !== "text/html";
}

function extensionOf(name: string): string {
	const dot = name.lastIndexOf(".");
	return dot > name.lastIndexOf("/") ? name.slice(dot + 1).toLowerCase() : "";
}
