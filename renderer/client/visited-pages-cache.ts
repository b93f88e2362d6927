import type { Listeners } from "#core/state/store.ts";
import { connection } from "#renderer/client/connection.ts";

/** A URL, or one with how to ask for it. */
type CacheRequest =
	| string
	| readonly [address: string, how: { readonly headers: Readonly<Record<string, string>> }];

const documentRequest = (path: string): CacheRequest => [path, { headers: { accept: "text/html" } }];

/** What the page has loaded of the site so far. */
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
 * Has the worker keep what it did not see (R-SW-02): the first page, which was loaded before there was a worker, and
 * the documents of pages that were reached without loading them.
 */
export function cacheVisitedPages(
	registration: ServiceWorkerRegistration,
	entered: Pick<Listeners, "subscribe">,
): void {
	const { serviceWorker } = navigator;
	const kept = new Set([location.pathname]);
	const keep = (urlsToCache: readonly CacheRequest[]) =>
		// Workbox' router listens to this message.
		(serviceWorker.controller ?? registration.active)?.postMessage({
			type: "CACHE_URLS",
			payload: { urlsToCache },
		});

	const unseen = serviceWorker.controller === null;
	if (unseen)
		void serviceWorker.ready.then(() => keep([documentRequest(location.pathname), ...loadedFiles()]));
	entered.subscribe(() => {
		const { pathname } = location;
		// Visitors who ask to save data do not download what they may never read.
		if (kept.has(pathname) || connection()?.saveData) return;
		kept.add(pathname);
		keep([documentRequest(pathname)]);
	});
}
