import mime from "mime";

const textTypes = /^(text\/|application\/(json|manifest\+json|xml)$|image\/svg\+xml$)/;

/** Returns the content-type header of a file by its extension; unknown types are offered as a download. */
export function contentType(name: string): string {
	const type = mime.getType(name) ?? "application/octet-stream";
	return textTypes.test(type) ? `${type}; charset=utf-8` : type;
}

/** Returns whether a path names an asset rather than a page: a script, data or an image. */
export function isAssetPath(path: string): boolean {
	return ![null, "text/html"].includes(mime.getType(path));
}
