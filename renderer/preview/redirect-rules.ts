import { redirectPaths } from "#core/routes/redirects.ts";
import { queryParameters } from "#renderer/engines/host-rules/netlify-files.ts";

/** What a site's `_redirects` file says of a path. */
export type RedirectResponse =
	| {
			readonly kind: "redirect";
			readonly to: string;
			readonly status: RedirectStatus;
			/** Whether the query of the request belongs to the target, too; false where the rule is about the query itself. */
			readonly keepsQuery: boolean;
	  }
	/** The page at this decoded path, with this status and without a change of URL. */
	| { readonly kind: "rewrite"; readonly path: string; readonly status: 200 | 404 };

/** Statuses of a response that leads elsewhere. */
const redirectStatuses = [301, 302, 303, 307, 308] as const;

type RedirectStatus = (typeof redirectStatuses)[number];

/** The rules of a site's `_redirects` file. */
export interface RedirectRules {
	/** By the first rule that names a decoded path and the query, with or without "?"; null where none does. */
	respondFor(path: string, query?: string): RedirectResponse | null;
	/** The same among the rules that count although there is a file. */
	respondBeforeFiles(path: string, query?: string): RedirectResponse | null;
}

interface Rule {
	/** Decoded: "/alt", or "/shop" where everything below counts too. */
	readonly path: string;
	readonly below: boolean;
	/** The parameters of the query that it is about: "id=12"; null for any query. */
	readonly parameters: string | null;
	/** Whether it counts although there is a file, which the mark "!" behind the status says. */
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

/** A URL that a location header may carry: a web URL, or a path of this host (B-SEC-03). */
function isTarget(to: string): boolean {
	return /^(?:https?:\/\/[\x21-\x7e]+|\/(?![/\\])[\x21-\x7e]*)$/.test(to) && !to.includes("\\");
}

function responseOf(to: string, status: number, keepsQuery: boolean): RedirectResponse | null {
	if (!isTarget(to)) return null;
	if (isRedirect(status)) return { kind: "redirect", to, status, keepsQuery };
	const path = decoded(to);
	if (!to.startsWith("/") || path === null || (status !== 200 && status !== 404)) return null;
	return { kind: "rewrite", path, status };
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
	// The browser follows these by itself, so that preview shows that it does (R-REDIR-01, R-REDIR-02).
	if (redirectPaths.some((left) => left === path)) return [];
	return [{ path, below, parameters, isForced, response }];
}

/**
 * Reads a `_redirects` file as Netlify and hosts like it do. A line has these parts:
 *
 * - a path; a star at its end represents all below, the path itself included
 * - the parameters of its query, if the rule is about one: "id=12 L=0"
 * - where it leads
 * - a status (301 when none is named), with "!" where the rule counts before a file
 *
 * The paths that core's redirects name are left to the browser. Other lines say nothing.
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
		const rule = among.find(
			(one) =>
				(path === one.path || (one.below && path.startsWith(`${one.path}/`))) &&
				(one.parameters === null || one.parameters === parameters),
		);
		return rule?.response ?? null;
	};
	return {
		respondFor: (path, query = "") => respond(rules, path, query),
		respondBeforeFiles: (path, query = "") => respond(forced, path, query),
	};
}
