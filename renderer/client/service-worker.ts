import type { Logger } from "#core/platform/logger.ts";
import type { Listeners } from "#core/state/store.ts";
import { onFailedResource } from "#renderer/client/failed-resources.ts";
import { mayReload } from "#renderer/client/reload.ts";
import { reloadOnce } from "#renderer/client/reload-once.ts";
import { createReload } from "#renderer/client/service-worker-reload.ts";
import { cacheVisitedPages } from "#renderer/client/visited-pages-cache.ts";
import { whenIdle } from "#ui/foundation/when-idle.ts";

/** The data of the page that the registration uses. */
export interface WorkerPage {
	readonly logger: Logger;
	/** Notifies when another page has been rendered in the document. */
	readonly entered: Pick<Listeners, "subscribe">;
}

/** The states reported by the event `facette:sw` on window; its `detail` is `{ state }` (R-SW-01). */
export type WorkerState = "installed" | "updated" | "redundant" | "active";

/**
 * Registers /sw.js when the page has loaded and is idle, reports its states, and caches pages that are visited
 * without loading a document (R-SW-01, R-SW-02). Failures are only logged, because no page needs the worker.
 */
export function registerServiceWorker(page: WorkerPage): void {
	const start = () => void whenIdle(5000).then(() => register(page));
	if (document.readyState === "complete") start();
	else addEventListener("load", start, { once: true });
}

async function register(page: WorkerPage): Promise<void> {
	const { logger } = page;
	try {
		if (!window.isSecureContext) logger.note("serviceWorker.needsHttps", { origin: location.origin });
		else if (!("serviceWorker" in navigator)) logger.note("serviceWorker.unsupported");
		else watch(await navigator.serviceWorker.register("/sw.js"), page);
	} catch (error) {
		logger.note("serviceWorker.failed", { message: String(error) });
	}
}

function watch(registration: ServiceWorkerRegistration, { logger, entered }: WorkerPage): void {
	const reload = createReload({
		mayReload,
		version: workerVersion,
		reloadFor: (version) => void reloadOnce(`worker ${version}`, mayReload),
	});
	const report = (state: WorkerState) => {
		logger.note(`serviceWorker.${state}`);
		dispatchEvent(new CustomEvent("facette:sw", { detail: { state } }));
		if (state === "updated") reload.updated();
	};
	follow(registration, report);
	if (registration.waiting) reload.updated();
	onFailedResource(reload.failed);
	// The reason against a reload may have gone with the page.
	entered.subscribe(reload.reloadIfSafe);
	cacheVisitedPages(registration, entered);
}

/** Reports each state of a registration's workers, including future ones. */
function follow(registration: ServiceWorkerRegistration, report: (state: WorkerState) => void): void {
	const followed = new WeakSet<ServiceWorker>();
	const followOne = (worker: ServiceWorker | null) => {
		if (!worker || followed.has(worker)) return;
		followed.add(worker);
		worker.addEventListener("statechange", () => {
			if (worker.state === "installed") report(registration.active ? "updated" : "installed");
			if (worker.state === "activated") report("active");
			if (worker.state === "redundant") report("redundant");
		});
	};
	for (const worker of [registration.installing, registration.waiting, registration.active])
		followOne(worker);
	registration.addEventListener("updatefound", () => followOne(registration.installing));
}

/** Returns the digest of the published worker, in hexadecimal. */
async function workerVersion(): Promise<string> {
	const response = await fetch("/sw.js", { cache: "no-store" });
	if (!response.ok) throw new Error(`/sw.js answers ${response.status}`);
	const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
