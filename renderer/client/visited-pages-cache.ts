import type { Listeners } from "#core/state/store.ts";
import { connection } from "#renderer/client/connection.ts";

/** A URL, or a URL with request headers. */
type CacheRequest =
	| string
	| readonly [address: string, how: { readonly headers: Readonly<Record<string, string>> }];

const documentRequest = (path: string): CacheRequest => [path, { headers: { accept: "text/html" } }];

/** Returns the paths of the site's files that the page has loaded so far. */
function loadedFiles(): readonly string[] {
	const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
	return files
		.filter(
			({ origin, pathname }) =>
				origin === location.origin && /^\/(?:assets|page-data|shop-data)\//.test(pathname),
		)
		.map(({ pathname }) => pathname);
}

/**
 * Lets the worker cache what it did not see (R-SW-02): the first page, which was loaded before the worker existed,
 * and the documents of pages that were opened without loading them.
 */
export function cacheVisitedPages(
	registration: ServiceWorkerRegistration,
	entered: Pick<Listeners, "subscribe">,
): void {
	const { serviceWorker } = navigator;
	const visitedPaths = new Set([location.pathname]);
	const keep = (urlsToCache: readonly CacheRequest[]) =>
		// Workbox' router handles this message.
		(serviceWorker.controller ?? registration.active)?.postMessage({
			type: "CACHE_URLS",
			payload: { urlsToCache },
		});

	const unseen = serviceWorker.controller === null;
	if (unseen)
		void serviceWorker.ready.then(() => keep([documentRequest(location.pathname), ...loadedFiles()]));
	entered.subscribe(() => {
		const { pathname } = location;
		// With data-saver, nothing is downloaded that may not be read.
		if (visitedPaths.has(pathname) || connection()?.saveData) return;
		visitedPaths.add(pathname);
		keep([documentRequest(pathname)]);
	});
}
