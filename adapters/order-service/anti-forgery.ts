/** The characters of a header value: printable ASCII, with spaces inside only (RFC 9110, 5.5). */
const headerValue = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** Maximum characters of a value, as servers accept in a header. */
const maxLength = 4096;

/** Returns the value of the cookie XSRF-TOKEN from `document.cookie`; null without one that is valid in a header. */
export function antiForgeryToken(cookies: string): string | null {
	const found = cookies.split(";").find((cookie) => cookie.trimStart().startsWith("XSRF-TOKEN="));
	if (found === undefined) return null;
	const token = decoded(found.slice(found.indexOf("=") + 1).trim());
	return token.length <= maxLength && headerValue.test(token) ? token : null;
}

function decoded(value: string): string {
	try {
		return decodeURIComponent(value);
	} catch {
		return value;
	}
}
