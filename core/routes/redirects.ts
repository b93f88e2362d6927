import { parseUrl } from "#core/internet/parse-url.ts";
import { isSitePath } from "#core/routes/paths.ts";
import type { RedirectTable } from "#core/routes/redirect-target.ts";

/** A redirect. */
export interface Redirect {
	/** The provider's portal (absolute), or the shop's path. */
	readonly to: string;
	/** The HTTP status of the response. */
	readonly status: (typeof statusByPath)[RedirectPath];
}

/** The configured targets; a redirect without one is left out. */
export interface RedirectTargets {
	/** Address of the provider's external portal (http or https); null if there is none. */
	readonly login: string | null;
	/** The shop's root path, e.g. "/shop"; null if there is no shop. */
	readonly shop: string | null;
}

/**
 * The redirecting paths with their status, ignoring letter case and a trailing slash: permanent for the portal
 * (R-REDIR-01), temporary for the shop (R-REDIR-02).
 */
export const statusByPath = { "/login": 308, "/schaufenster": 307 } as const;

type RedirectPath = keyof typeof statusByPath;

/** The paths that redirect. */
export const redirectPaths = Object.keys(statusByPath) as readonly RedirectPath[];

/**
 * Returns where `path` redirects to: /login permanently to the portal (R-REDIR-01), /schaufenster temporarily to
 * the shop (R-REDIR-02). Null for any other path, and if the target is missing or is neither a web URL nor a path
 * of the site (B-SEC-03).
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

/** Returns the redirects of a site for the browser (R-REDIR-01, R-REDIR-02). */
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
