import type { WorkboxPlugin } from "workbox-core";
import { copyResponse } from "workbox-core/copyResponse.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { matchPrecache } from "workbox-precaching/matchPrecache.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { NetworkOnly } from "workbox-strategies/NetworkOnly.js";
import { cacheKeyUrl, offlineUrls } from "#renderer/service-worker/cache-urls.ts";

/** Seconds before a cached response replaces a slow network. */
const networkTimeoutSeconds = 3;
/** Seconds for which a response stays cached after its last use. */
const storedFor = 60 * 24 * 60 * 60;

const isCacheable = ({ status, headers }: Response): boolean =>
	status === 200 && !/\b(?:no-store|private)\b/i.test(headers.get("cache-control") ?? "");

/** The common rules of all caching strategies. */
const commonPlugin: WorkboxPlugin = {
	cacheKeyWillBeUsed: async ({ request }) => cacheKeyUrl(request.url),
	// Browsers refuse a redirected response for a navigation.
	cacheWillUpdate: async ({ response }) =>
		isCacheable(response) ? (response.redirected ? copyResponse(response) : response) : null,
	async handlerDidError({ request }) {
		try {
			for (const address of offlineUrls(request)) {
				const found = await matchPrecache(address);
				if (found) return found;
			}
		} catch {
			// A failing cache must not block the network (B-REL-03).
			return fetch(request);
		}
		return undefined;
	},
};

const plugins = (maxEntries: number): WorkboxPlugin[] => [
	commonPlugin,
	// The type lists unsupported methods as undefined.
	new ExpirationPlugin({ maxEntries, maxAgeSeconds: storedFor, purgeOnQuotaError: true }) as WorkboxPlugin,
];

const cacheName = (name: string) => `facette-${name}`;

/** Creates a strategy that uses the network and caches its responses; the cache serves a slow or missing network. */
export function networkFirst(name: string, maxEntries: number): NetworkFirst {
	return new NetworkFirst({
		cacheName: cacheName(name),
		networkTimeoutSeconds: networkTimeoutSeconds,
		plugins: plugins(maxEntries),
	});
}

/** Creates a strategy that uses the network only; without a connection pages get the offline page. */
export function networkOnly(): NetworkOnly {
	const { handlerDidError } = commonPlugin;
	return new NetworkOnly({ plugins: handlerDidError ? [{ handlerDidError }] : [] });
}

/** Creates a strategy that uses the cache, and the network only for missing entries. */
export function cacheFirst(name: string, maxEntries: number): CacheFirst {
	return new CacheFirst({ cacheName: cacheName(name), plugins: plugins(maxEntries) });
}
