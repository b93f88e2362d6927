import {
	type Headers,
	type MovedRule,
	type SiteRules,
	spellings,
} from "#renderer/engines/host-rules/site-rules.ts";

/** A path as these files name it: percent-encoded, a star at its end for all below. */
export function address(path: string): string {
	return path
		.split("/")
		.map((part) => (part === "*" ? part : encodeURIComponent(part)))
		.join("/");
}

/**
 * The parameters of a query as these files list them: "id=12 L=0". A name without a value has an empty one, and what these files would
 * read as more than a character is percent-encoded.
 */
export function queryParameters(query: string): string {
	return query
		.split("&")
		.filter((parameter) => parameter !== "")
		.map((parameter) => {
			const [name = "", ...value] = parameter.split("=");
			return [name, value.join("=")].map((text) => text.replace(/[^\w.~%+-]/g, encoded)).join("=");
		})
		.join(" ");
}

function encoded(character: string): string {
	return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

function movedLines({ path, query, to }: MovedRule): readonly string[] {
	// The mark has a rule count before a file: a page, or the root's document for hosts without rules.
	const status = query !== null || path === "/" ? "301!" : "301";
	const asked = query === null ? "" : ` ${queryParameters(query)}`;
	return spellings(path).map((from) => `${address(from)}${asked} ${address(to)} ${status}`);
}

function block(path: string, headers: Headers, undo: boolean): string {
	const lines = Object.entries(headers).flatMap(([name, value]) => [
		// Hosts that join the values of all matching rules take the earlier one back; the others keep the last.
		...(undo ? [`  ! ${name}`] : []),
		`  ${name}: ${value}`,
	]);
	return [address(path), ...lines, ""].join("\n");
}

/**
 * The `_headers` file of Netlify and hosts like it: rules from the general to the particular, each taking back what it
 * replaces. A page's rule is written twice, for such hosts like to put a slash behind it.
 */
export function headersFile({ headers, exceptions }: SiteRules): string {
	return [
		block("/*", headers, false),
		...exceptions.flatMap((rule) => {
			const isPage = !rule.path.endsWith("*") && !/\.[a-z\d]+$/.test(rule.path);
			return [rule.path, ...(isPage ? [`${rule.path}/`] : [])].map((path) => block(path, rule.headers, true));
		}),
	].join("\n");
}

/** The `_redirects` file of Netlify and hosts like it; other letter cases are left to the browser. */
export function redirectsFile({ redirects, moved, missing }: SiteRules): string {
	return [
		...redirects.map(({ path, to, status }) => `${path} ${to} ${status}`),
		...moved.flatMap(movedLines),
		...missing.map((folder) => `${address(folder)}/* ${address(folder)}/404.html 404`),
		"",
	].join("\n");
}
