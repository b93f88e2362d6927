/**
 * Reads an absolute URL; null for a text that is none. In place of `URL.canParse`, which in Node.js 20 refuses letters such as "ü" once it
 * has been called some thousand times.
 */
export function parseUrl(text: string): URL | null {
	try {
		return new URL(text);
	} catch {
		return null;
	}
}
