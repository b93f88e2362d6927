/** Returns the URL of a link to another page of the site; null for any other element. */
export function siteLinkOf(target: EventTarget | null): URL | null {
	const link = target instanceof Element ? target.closest("a") : null;
	if (!link?.href || link.target || link.hasAttribute("download")) return null;
	const url = new URL(link.href);
	if (url.origin !== location.origin) return null;
	// The browser follows links to files and to fragments of this page.
	if (/\.[a-z0-9]+$/i.test(url.pathname)) return null;
	if (url.hash && url.pathname === location.pathname && url.search === location.search) return null;
	return url;
}

/** Returns the path and query of a search form of the site; null for other forms. */
export function searchTarget(event: SubmitEvent): string | null {
	const form = event.target;
	if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.closest("search")) return null;
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") query.append(name, value);
	return `${new URL(form.action).pathname}?${query}`;
}

/** Returns the path, query and fragment of a clicked link within the site; null if the browser should follow it. */
export function linkTarget(event: MouseEvent): string | null {
	if (event.defaultPrevented || event.button !== 0) return null;
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
	const url = siteLinkOf(event.target);
	return url && url.pathname + url.search + url.hash;
}
