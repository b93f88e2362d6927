const storageKey = "facette-reloaded";

/**
 * Loads the page anew, once for each cause in this tab (R-LOAD-03). False where that was done before, or where it could
 * not be remembered, so that it would go on for ever.
 */
export function reloadOnce(cause: string): boolean {
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
