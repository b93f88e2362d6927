import { isSitePath } from "#core/routes/paths.ts";
import type { RedirectTable } from "#core/routes/redirect-target.ts";
import { parseUrl } from "#core/shared/parse-url.ts";

/** Where a path sends its visitor. */
export interface Redirect {
	/** The provider's portal (absolute), or the shop's path. */
	readonly to: string;
	/** What hosts answer with. */
	readonly status: (typeof statusByPath)[RedirectPath];
}

/** The configured targets; null leaves the redirect out. */
export interface RedirectTargets {
	/** Address of the provider's external portal (http or https). */
	readonly login: string | null;
	/** The shop's root path, e.g. "/shop". */
	readonly shop: string | null;
}

/**
 * The paths that redirect, each in any letter case, with or without a trailing slash, and the status that hosts answer with: the
 * portal's for good (R-REDIR-01), the shop's for now (R-REDIR-02).
 */
export const statusByPath = { "/login": 308, "/schaufenster": 307 } as const;

type RedirectPath = keyof typeof statusByPath;

/** The paths that redirect. */
export const redirectPaths = Object.keys(statusByPath) as readonly RedirectPath[];

/**
 * Where `path` redirects to: /login to the portal, permanently (R-REDIR-01), /schaufenster to the shop,
 * temporarily (R-REDIR-02). Null for any other path, and where the target is missing or is neither a
 * web URL nor a path of the site (B-SEC-03).
 */
export function redirectOf(path: string, targets: RedirectTargets): Redirect | null {
	if (/^\/login\/?$/i.test(path)) {
		const to = targets.login;
		return to !== null && isWebAddress(to) ? { to, status: statusByPath["/login"] } : null;
	}
	if (/^\/schaufenster\/?$/i.test(path)) {
		const to = targets.shop;
		return to !== null && isSitePath(to) ? { to, status: statusByPath["/schaufenster"] } : null;
	}
	return null;
}

/** The redirects of a site, for the browser (R-REDIR-01, R-REDIR-02). */
export function redirectTable(targets: RedirectTargets): RedirectTable {
	return Object.fromEntries(
		redirectPaths.flatMap((path) => {
			const redirect = redirectOf(path, targets);
			return redirect ? [[path, redirect.to]] : [];
		}),
	);
}

function isWebAddress(text: string): boolean {
	return /^https?:\/\/[^\s\p{Cc}\\]+$/iu.test(text) && parseUrl(text) !== null;
}
