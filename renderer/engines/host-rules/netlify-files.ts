import type { Headers, SiteRules } from "#renderer/engines/host-rules/site-rules.ts";

/** A path as these files name it: percent-encoded, a star at its end for all below. */
export function address(path: string): string {
	return path
		.split("/")
		.map((part) => (part === "*" ? part : encodeURIComponent(part)))
		.join("/");
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
		...moved.flatMap(({ path, to }) =>
			[address(path), `${address(path)}/`].map((from) => `${from} ${address(to)} 301`),
		),
		...missing.map((folder) => `${address(folder)}/* ${address(folder)}/404.html 404`),
		"",
	].join("\n");
}
