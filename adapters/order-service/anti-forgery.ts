/** The longest value that is sent on: what servers take as a header. */
const headerValue = /^[\x21-\x7e]{1,4096}$/;

/** The value of the cookie XSRF-TOKEN in `document.cookie`'s notation; null without one that a header can carry. */
export function antiForgeryToken(cookies: string): string | null {
	const found = cookies.split(";").find((cookie) => cookie.trimStart().startsWith("XSRF-TOKEN="));
	if (found === undefined) return null;
	const token = decoded(found.slice(found.indexOf("=") + 1).trim());
	return headerValue.test(token) ? token : null;
}

function decoded(value: string): string {
	try {
		return decodeURIComponent(value);
	} catch {
		return value;
	}
}
