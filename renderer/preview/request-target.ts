/** The path and query of a request. */
export interface RequestTarget {
	/** Decoded, with a leading "/", without empty, "." and ".." segments; a trailing "/" is kept. */
	readonly path: string;
	/** As sent, with "?"; empty without a query. Printable ASCII only. */
	readonly query: string;
}

/** Maximum length of a URL. No site needs a longer one; Node.js limits the request head to 16 KB. */
export const longestTarget = 8192;

/**
 * Parses the target of a request line; null for anything but a plain path of this host: another host's URL
 * ("//host", "http://host"), invalid percent-encoding, control characters, backslashes, encoded slashes, and "..",
 * "." and "" segments.
 */
export function parseRequestTarget(raw: string): RequestTarget | null {
	if (!/^\/[\x21-\x7e]*$/.test(raw)) return null;
	const mark = raw.indexOf("?");
	const rawPath = mark === -1 ? raw : raw.slice(0, mark);
	if (/[\\#]|%2f|%5c/i.test(rawPath)) return null;
	const path = decode(rawPath);
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
	if (path === null || /[\x00-\x1f\x7f]/.test(path)) return null;
	const parts = path.slice(1).split("/");
	const last = parts.pop();
	if (last === "." || last === "..") return null;
	if (parts.some((part) => part === "" || part === "." || part === "..")) return null;
	return { path, query: mark === -1 ? "" : raw.slice(mark) };
}

function decode(text: string): string | null {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}
