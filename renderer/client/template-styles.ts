const prefetched = new Set<string>();
const loading = new Map<string, Promise<void>>();

const isThere = (href: string) =>
	[...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
		(link) => link.getAttribute("href") === href,
	);

function append(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
	const link = Object.assign(document.createElement("link"), attributes);
	document.head.append(link);
	return link;
}

function load(href: string): Promise<void> {
	const loaded = new Promise<void>((resolve, reject) => {
		const link = append({ rel: "stylesheet", href });
		link.addEventListener("load", () => resolve());
		link.addEventListener("error", () => {
			link.remove();
			reject(new Error(`Could not load ${href}`));
		});
	}).finally(() => loading.delete(href));
	loading.set(href, loaded);
	return loaded;
}

/** Loads the style sheets of a template that the document does not have; rejects if one cannot be loaded. */
export async function loadStyles(addresses: readonly string[]): Promise<void> {
	await Promise.all(
		addresses.map((href) => loading.get(href) ?? (isThere(href) ? Promise.resolve() : load(href))),
	);
}

/**
 * Prefetches style sheets without applying them. It does not use a link element, because Firefox matches that with
 * none of the kinds that the site's policy allows.
 */
export function preloadStyles(addresses: readonly string[]): void {
	for (const href of addresses) {
		if (prefetched.has(href) || isThere(href)) continue;
		prefetched.add(href);
		fetch(href, { priority: "low" }).catch(() => undefined);
	}
}
