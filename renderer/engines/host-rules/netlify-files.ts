import { isPattern } from "#core/routes/path-pattern.ts";
import { targetAddress } from "#renderer/engines/host-rules/moved-targets.ts";
import {
	type Headers,
	type MovedRule,
	type SiteRules,
	spellings,
} from "#renderer/engines/host-rules/site-rules.ts";

/** Returns a path in the form of these files: percent-encoded, with a star at its end for everything below. */
export function address(path: string): string {
	return path
		.split("/")
		.map((part) => (part === "*" ? part : encodeURIComponent(part)))
		.join("/");
}

/**
 * Returns the parameters of a query in the form of these files: "id=12 L=0". A name without a value gets an empty one. The
 * special characters of these files are percent-encoded.
 */
export function queryParameters(query: string): string {
	return query
		.split("&")
		.filter((parameter) => parameter !== "")
		.map((parameter) => {
			const [name = "", ...value] = parameter.split("=");
			return [name, value.join("=")].map((text) => text.replace(/[^\w.~%+-]/g, percentEncode)).join("=");
		})
		.join(" ");
}

function percentEncode(character: string): string {
	return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** The page that is shown with the status 410. */
const gonePage = "/404.html";

function movedLines({ path, query, to, status }: MovedRule): readonly string[] {
	const target = to === null ? gonePage : targetAddress(to, (name) => (name === "*" ? ":splat" : `:${name}`));
	if (isPattern(path))
		return [`${targetAddress(path, (name) => (name === "*" ? name : `:${name}`))} ${target} ${status}`];
	// "!" gives a rule precedence over a file: over a page, or over the root's document for hosts without rules.
	const marked = query !== null || path === "/" ? `${status}!` : `${status}`;
	const parameters = query === null ? "" : ` ${queryParameters(query)}`;
	return spellings(path).map((from) => `${address(from)}${parameters} ${target} ${marked}`);
}

function block(path: string, headers: Headers, undo: boolean): string {
	const lines = Object.entries(headers).flatMap(([name, value]) => [
		// Removes the earlier value on hosts that join the values of all matching rules; other hosts use the last value.
		...(undo ? [`  ! ${name}`] : []),
		`  ${name}: ${value}`,
	]);
	return [address(path), ...lines, ""].join("\n");
}

/**
 * Returns the `_headers` file of Netlify and similar hosts: rules from general to specific, each removing the headers that
 * it replaces. A page's rule is written twice, because such hosts often add a slash to its path.
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

/** Returns the `_redirects` file of Netlify and similar hosts; paths in other letter cases are left to the browser. */
export function redirectsFile({ redirects, moved, missing }: SiteRules): string {
	return [
		...redirects.map(({ path, to, status }) => `${path} ${to} ${status}`),
		...moved.flatMap(movedLines),
		...missing.map((folder) => `${address(folder)}/* ${address(folder)}/404.html 404`),
		"",
	].join("\n");
}
