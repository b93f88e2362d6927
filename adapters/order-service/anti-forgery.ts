/** What a header carries unchanged: printable ASCII, blanks within it but not around it (RFC 9110, 5.5). */
const headerValue = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** The longest value that is sent on, in characters: what servers take as a header. */
const maxLength = 4096;

/** The value of the cookie XSRF-TOKEN in `document.cookie`'s notation; null without one that a header can carry. */
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
