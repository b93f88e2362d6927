import { fillPattern, isPattern, matchPattern } from "#core/routes/path-pattern.ts";
import { redirectPaths } from "#core/routes/redirects.ts";
import { queryParameters } from "#renderer/engines/host-rules/netlify-files.ts";

/** The effect of a site's `_redirects` file on a path. */
export type RedirectResponse =
	| {
			readonly kind: "redirect";
			readonly to: string;
			readonly status: RedirectStatus;
			/** Whether the request's query is added to the target; false if the rule matches a query itself. */
			readonly keepsQuery: boolean;
	  }
	/** Serves the page at this decoded path with this status, without changing the URL. */
	| { readonly kind: "rewrite"; readonly path: string; readonly status: 200 | 404 | 410 };

/** The redirect statuses. */
const redirectStatuses = [301, 302, 303, 307, 308] as const;

type RedirectStatus = (typeof redirectStatuses)[number];

/** The rules of a site's `_redirects` file. */
export interface RedirectRules {
	/**
	 * Returns the effect of the first rule that matches a decoded path and the query, with or without "?"; null if
	 * none does.
	 */
	respondFor(path: string, query?: string): RedirectResponse | null;
	/** Like `respondFor`, for rules that take precedence over files. */
	respondBeforeFiles(path: string, query?: string): RedirectResponse | null;
}

interface Rule {
	/** Decoded: "/alt", or "/shop" for everything below as well. */
	readonly path: string;
	readonly below: boolean;
	/** The query parameters that it matches: "id=12"; null for any query. */
	readonly parameters: string | null;
	/** Whether it takes precedence over a file, marked by "!" after the status. */
	readonly isForced: boolean;
	readonly response: RedirectResponse;
}

function isRedirect(status: number): status is RedirectStatus {
	return redirectStatuses.some((one) => one === status);
}

function decoded(path: string): string | null {
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}

/** Returns whether a location header may contain the URL: a web URL, or a path of this host (B-SEC-03). */
function isTarget(to: string): boolean {
	return /^(?:https?:\/\/[\x21-\x7e]+|\/(?![/\\])[\x21-\x7e]*)$/.test(to) && !to.includes("\\");
}

function responseOf(to: string, status: number, keepsQuery: boolean): RedirectResponse | null {
	if (!isTarget(to)) return null;
	if (isRedirect(status)) return { kind: "redirect", to, status, keepsQuery };
	const path = decoded(to);
	if (!to.startsWith("/") || path === null || (status !== 200 && status !== 404 && status !== 410))
		return null;
	return { kind: "rewrite", path, status };
}

/** Returns the effect of a rule on a path; null if it does not match. */
function responseFor({ path: from, below, response }: Rule, path: string): RedirectResponse | null {
	const pattern = below && response.kind === "redirect" ? `${from}/*` : from;
	if (!isPattern(pattern)) return path === from || (below && path.startsWith(`${from}/`)) ? response : null;
	const values = matchPattern(pattern, path.replace(/(?<=.)\/$/, ""));
	if (values === null || response.kind === "rewrite") return values && response;
	const encoded = Object.entries(values).map(([name, value]) => {
		return [name, value.split("/").map(encodeURIComponent).join("/")] as const;
	});
	const target = response.to.replace(/\/:splat$/, "/*");
	return { ...response, to: fillPattern(target, Object.fromEntries(encoded)) };
}

function ruleOf(line: string): readonly Rule[] {
	const [from = "", ...rest] = line.split(/\s+/);
	const count = rest.findIndex((part) => !/^[^/:=]+=/.test(part));
	const parameters = count > 0 ? rest.slice(0, count).join(" ") : null;
	const [to = "", status = "301", ...more] = rest.slice(Math.max(count, 0));
	const below = from.endsWith("/*");
	const path = decoded(below ? from.slice(0, -2) : from);
	const isForced = status.endsWith("!");
	const response = responseOf(to, Number(isForced ? status.slice(0, -1) : status), parameters === null);
	if (!from.startsWith("/") || path === null || response === null || more.length > 0) return [];
	// Left to the browser, so that preview shows that it handles them (R-REDIR-01, R-REDIR-02).
	if (redirectPaths.some((left) => left === path)) return [];
	return [{ path, below, parameters, isForced, response }];
}

/**
 * Parses a `_redirects` file as Netlify and similar hosts do. A line has these parts:
 *
 * - a path; a star at its end matches everything below, and the path itself
 * - the query parameters to match, if any: "id=12 L=0"
 * - the target
 * - a status (default 301), with "!" if the rule takes precedence over a file
 *
 * The paths of core's redirects are left to the browser. Other lines are ignored.
 */
export function parseRedirectRules(text: string): RedirectRules {
	const rules = text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "" && !line.startsWith("#"))
		.flatMap(ruleOf);
	const forced = rules.filter(({ isForced }) => isForced);
	const respond = (among: readonly Rule[], path: string, query: string) => {
		const parameters = queryParameters(query.replace(/^\?/, ""));
		for (const rule of among) {
			if (rule.parameters !== null && rule.parameters !== parameters) continue;
			const response = responseFor(rule, path);
			if (response !== null) return response;
		}
		return null;
	};
	return {
		respondFor: (path, query = "") => respond(rules, path, query),
		respondBeforeFiles: (path, query = "") => respond(forced, path, query),
	};
}
