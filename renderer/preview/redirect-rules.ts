import { redirectPaths } from "#core/routes/redirects.ts";

/** What a site's `_redirects` file says of a path. */
export type RedirectResponse =
	| { readonly kind: "redirect"; readonly to: string; readonly status: RedirectStatus }
	/** The page at this decoded path, with this status and without a change of URL. */
	| { readonly kind: "rewrite"; readonly path: string; readonly status: 200 | 404 };

/** Statuses of a response that leads elsewhere. */
const redirectStatuses = [301, 302, 303, 307, 308] as const;

type RedirectStatus = (typeof redirectStatuses)[number];

/** The rules of a site's `_redirects` file. */
export interface RedirectRules {
	/** By the first rule that names a decoded path; null where none does. */
	respondFor(path: string): RedirectResponse | null;
}

interface Rule {
	/** Decoded: "/alt", or "/shop" where everything below counts too. */
	readonly path: string;
	readonly below: boolean;
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

function responseOf(to: string, status: number): RedirectResponse | null {
	if (!isTarget(to)) return null;
	if (isRedirect(status)) return { kind: "redirect", to, status };
	const path = decoded(to);
	if (!to.startsWith("/") || path === null || (status !== 200 && status !== 404)) return null;
	return { kind: "rewrite", path, status };
}

function ruleOf(line: string): readonly Rule[] {
	const [from = "", to = "", status = "301", ...more] = line.split(/\s+/);
	const below = from.endsWith("/*");
	const path = decoded(below ? from.slice(0, -2) : from);
	const response = responseOf(to, Number(status));
	if (!from.startsWith("/") || path === null || response === null || more.length > 0) return [];
	// The browser follows these by itself, so that preview shows that it does (R-REDIR-01, R-REDIR-02).
	if (redirectPaths.some((left) => left === path)) return [];
	return [{ path, below, response }];
}

/**
 * Reads a `_redirects` file as Netlify and hosts like it do: a path, where it leads, and a status (301 when none is
 * named); a star at the end of a path represents all below, the path itself included. The paths that core's redirects
 * name are left to the browser; lines that are none of these say nothing.
 */
export function parseRedirectRules(text: string): RedirectRules {
	const rules = text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "" && !line.startsWith("#"))
		.flatMap(ruleOf);
	return {
		respondFor(path) {
			const rule = rules.find((one) => path === one.path || (one.below && path.startsWith(`${one.path}/`)));
			return rule?.response ?? null;
		},
	};
}
