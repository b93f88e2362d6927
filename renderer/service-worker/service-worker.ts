import { clientsClaim } from "workbox-core/clientsClaim.js";
import { setCacheNameDetails } from "workbox-core/setCacheNameDetails.js";
import type { PrecacheEntry } from "workbox-precaching/_types.js";
import { precache } from "workbox-precaching/precache.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import {
	isData,
	isDocument,
	isHashedData,
	isImage,
	isProgramFile,
	isWithdrawal,
} from "#renderer/service-worker/requests.ts";
import { cacheFirst, networkFirst, networkOnly } from "#renderer/service-worker/strategies.ts";

/** The service worker's global scope beyond a window's. */
declare const self: Window & {
	/** The program's files; the compilation inserts them. */
	readonly __WB_MANIFEST: PrecacheEntry[];
	/** The further files of the site's offline pages, inserted by every build. */
	readonly sitePrecache: PrecacheEntry[];
	readonly registration: ServiceWorkerRegistration;
};

/* Only GET requests to this host are handled, so that no order or request is ever served from a cache or sent
   twice (R-SW-02). A new worker waits until all pages of the old one are closed. */
setCacheNameDetails({ prefix: "facette", suffix: "" });
clientsClaim();
precache([...self.__WB_MANIFEST, ...self.sitePrecache]);

// Lets pages load while the worker starts.
self.addEventListener("activate", () => void self.registration.navigationPreload?.enable());

registerRoute(isWithdrawal, networkOnly());
registerRoute(isDocument, networkFirst("documents", 100));
registerRoute(isHashedData, cacheFirst("hashed-data", 200));
registerRoute(isData, networkFirst("data", 200));
registerRoute(isImage, cacheFirst("pictures", 300));
registerRoute(isProgramFile, cacheFirst("program", 200));
