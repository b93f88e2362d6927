import type { WorkboxPlugin } from "workbox-core";
import { copyResponse } from "workbox-core/copyResponse.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { matchPrecache } from "workbox-precaching/matchPrecache.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { NetworkOnly } from "workbox-strategies/NetworkOnly.js";
import { cacheKeyUrl, offlineUrls } from "#renderer/service-worker/cache-urls.ts";

/** How long the network may take before a stored answer is shown, in seconds. */
const networkTimeoutSeconds = 3;
/** How long a response is stored after it was last used, in seconds. */
const storedFor = 60 * 24 * 60 * 60;

const isCacheable = ({ status, headers }: Response): boolean =>
	status === 200 && !/\b(?:no-store|private)\b/i.test(headers.get("cache-control") ?? "");

/** What all responses have in common, whichever way they are found. */
const commonPlugin: WorkboxPlugin = {
	cacheKeyWillBeUsed: async ({ request }) => cacheKeyUrl(request.url),
	// Browsers refuse to show a page from a response that was redirected.
	cacheWillUpdate: async ({ response }) =>
		isCacheable(response) ? (response.redirected ? copyResponse(response) : response) : null,
	async handlerDidError({ request }) {
		try {
			for (const address of offlineUrls(request)) {
				const found = await matchPrecache(address);
				if (found) return found;
			}
		} catch {
			// The storage itself fails, which must not take the network from the page (B-REL-03).
			return fetch(request);
		}
		return undefined;
	},
};

const plugins = (maxEntries: number): WorkboxPlugin[] => [
	commonPlugin,
	// Its type lists the methods that it lacks as undefined.
	new ExpirationPlugin({ maxEntries, maxAgeSeconds: storedFor, purgeOnQuotaError: true }) as WorkboxPlugin,
];

const cacheName = (name: string) => `facette-${name}`;

/** Asks the network and stores its response; a stored one is given when it takes long or there is none. */
export function networkFirst(name: string, maxEntries: number): NetworkFirst {
	return new NetworkFirst({
		cacheName: cacheName(name),
		networkTimeoutSeconds: networkTimeoutSeconds,
		plugins: plugins(maxEntries),
	});
}

/** Asks the network and stores nothing; without a connection a page is answered by the one that says so. */
export function networkOnly(): NetworkOnly {
	const { handlerDidError } = commonPlugin;
	return new NetworkOnly({ plugins: handlerDidError ? [{ handlerDidError }] : [] });
}

/** Returns the stored answer; asks the network only where there is none. */
export function cacheFirst(name: string, maxEntries: number): CacheFirst {
	return new CacheFirst({ cacheName: cacheName(name), plugins: plugins(maxEntries) });
}
