import mime from "mime";

const textTypes = /^(text\/|application\/(json|manifest\+json|xml)$|image\/svg\+xml$)/;

/** The content-type header of a file by its extension; bytes of no known type are offered as a download. */
export function contentTypeOf(name: string): string {
	const type = mime.getType(name) ?? "application/octet-stream";
	return textTypes.test(type) ? `${type}; charset=utf-8` : type;
}

/** Returns whether a path asks for a file that is no page: scripts, data and images. */
export function isAssetPath(path: string): boolean {
	return ![null, "text/html"].includes(mime.getType(path));
}
