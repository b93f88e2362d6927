import { isMoving } from "#renderer/client/page-moves.ts";

const storageKey = "facette-reloaded";

/** Whether the site answers at all; where it does not, a page that can be read is worth more than none. */
function isThere(): Promise<boolean> {
	return fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
		() => true,
		() => false,
	);
}

/**
 * Loads the page again, once for each cause in this tab (R-LOAD-03). False where that was done before, where it could
 * not be remembered, so that it would go on for ever, without a connection, while the visitor is on the way to another page,
 * and where `mayReload`, asked again once the site has answered, does not allow it.
 */
export async function reloadOnce(cause: string, mayReload: () => boolean): Promise<boolean> {
	if (!mayReload() || !(await isThere()) || isMoving() || !mayReload()) return false;
	try {
		const done: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
		const causes = Array.isArray(done) ? done : [];
		if (causes.includes(cause)) return false;
		// As many as there may be in a visit; the oldest are of programs long gone.
		sessionStorage.setItem(storageKey, JSON.stringify([...causes, cause].slice(-20)));
	} catch {
		return false;
	}
	location.reload();
	return true;
}
