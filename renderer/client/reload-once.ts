import { isMoving } from "#renderer/client/page-moves.ts";

const storageKey = "facette-reloaded";

/** Resolves to whether the site responds; without a connection a readable page is better than none. */
function isThere(): Promise<boolean> {
	return fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
		() => true,
		() => false,
	);
}

/**
 * Reloads the page, once for each cause in this tab (R-LOAD-03). Resolves to false, without reloading, in these
 * cases:
 *
 * - the page has already been reloaded for this cause;
 * - that cannot be stored, so reloading would repeat endlessly;
 * - there is no connection;
 * - the visitor is navigating to another page;
 * - `mayReload` returns false, also after the site has responded.
 */
export async function reloadOnce(cause: string, mayReload: () => boolean): Promise<boolean> {
	if (!mayReload() || !(await isThere()) || isMoving() || !mayReload()) return false;
	try {
		const done: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
		const causes = Array.isArray(done) ? done : [];
		if (causes.includes(cause)) return false;
		// More than there may be in a visit; the oldest are of former programs.
		sessionStorage.setItem(storageKey, JSON.stringify([...causes, cause].slice(-20)));
	} catch {
		return false;
	}
	location.reload();
	return true;
}
