import { StrictMode, startTransition, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserServices } from "#adapters/composition/browser-services.ts";
import { redirectTarget } from "#core/routes/redirect-target.ts";
import { updateDocumentHead } from "#renderer/client/document-head.ts";
import { interceptLinkClicks } from "#renderer/client/link-clicks.ts";
import { hideMissingImages } from "#renderer/client/missing-images.ts";
import { type ClientNavigation, createNavigation } from "#renderer/client/navigation.ts";
import { createNavigationFeedback, type NavigationFeedback } from "#renderer/client/navigation-feedback.ts";
import { type LoadedPage, loadPage } from "#renderer/client/page-loader.ts";
import { prefetchLinks } from "#renderer/client/prefetch.ts";
import { isOptionalChunk, mayReload, trackUnsavedInput } from "#renderer/client/reload.ts";
import { reloadOnce } from "#renderer/client/reload-once.ts";
import { requiresDocumentLoad } from "#renderer/client/requires-document-load.ts";
import {
	logMissingAnchor,
	saveScrollPositions,
	scrollToTarget,
} from "#renderer/client/scroll-restoration.ts";
import { App } from "#ui/app.tsx";
import type { Services } from "#ui/foundation/services.tsx";

/**
 * Leaves the rest to the browser: a page of another build, or one that could not be loaded (R-LOAD-03). Back and forward
 * have put the URL there already.
 */
function fullPageLoad(address: string): Promise<never> {
	const { pathname, search } = new URL(address, location.href);
	if (pathname === location.pathname && search === location.search) location.reload();
	else location.assign(address);
	return new Promise(() => undefined);
}

/** Loads the page of a request; `wanted` is the URL that was asked for, its anchor included. */
async function load(
	request: Request,
	wanted: string,
	{ buildHash, shell, page }: LoadedPage,
): Promise<LoadedPage> {
	try {
		const loaded = await loadPage(new URL(request.url).pathname, shell.shop?.storeRoot ?? null);
		const whole =
			loaded.buildHash !== buildHash || requiresDocumentLoad(loaded.page, page, () => localStorage);
		return whole ? fullPageLoad(wanted) : loaded;
	} catch (error) {
		if (request.signal.aborted) throw error;
		return fullPageLoad(wanted);
	}
}

interface PageProps {
	readonly navigation: ClientNavigation;
	readonly services: Services;
	/** Called when another page than the document's was rendered. */
	readonly rendered: (loaded: LoadedPage) => void;
}

/** The open page; it has no element around it, so that ids are the same as on the server. */
function Page({ navigation: visit, services, rendered }: PageProps) {
	const { loaded, place } = useSyncExternalStore(visit.subscribe, visit.open, visit.open);
	const shown = useRef(loaded);
	useEffect(() => {
		document.documentElement.dataset.hydrated = "true";
	}, []);
	useEffect(() => {
		if (shown.current === loaded) return;
		shown.current = loaded;
		rendered(loaded);
	}, [loaded, rendered]);
	useLayoutEffect(() => {
		if (place) scrollToTarget(place, services.logger);
	}, [place, services]);
	const { page, shell, template, t } = loaded;
	return <App page={page} shell={shell} template={template} t={t} services={services} />;
}

/** A part whose script is gone, perhaps with the last deployment, comes back with a new page, once (R-LOAD-03). */
function reloadForLostParts(build: string, shell: () => LoadedPage["shell"]): void {
	addEventListener("vite:preloadError", ({ payload }) => {
		if (isOptionalChunk(payload) || !mayReload(shell().shop?.storeRoot ?? null)) return;
		void reloadOnce(`chunk ${build} ${location.pathname}`);
	});
}

function begin(initial: LoadedPage): {
	navigation: ClientNavigation;
	services: Services;
	feedback: NavigationFeedback;
} {
	const open = () => visit.open().loaded;
	const feedback = createNavigationFeedback(open);
	const positions = saveScrollPositions();
	const visit = createNavigation({
		initial,
		load: (request, wanted) => load(request, wanted, initial),
		redirect: (path) => redirectTarget(path, open().shell.redirects),
		fullPageLoad,
		moving: feedback.moving,
		positions,
	});
	const services = createBrowserServices(window, visit.navigation, () => open().shell);
	logMissingAnchor(location.hash, services.logger);
	reloadForLostParts(initial.buildHash, () => open().shell);
	return { navigation: visit, services, feedback };
}

/**
 * Brings the prerendered page to life. A document older than its data (a new site was published in between) is
 * rendered again instead; one of an older program is loaded again, once. `beginning` is called when the page takes over the
 * presses of buttons. Returns whether it is hydrated; it is not when it is about to be reloaded.
 */
export async function hydrate(beginning: () => void): Promise<boolean> {
	const root = document.getElementById("root");
	if (!root) throw new Error("The document has no root element");
	trackUnsavedInput();
	// The 404 document is at any path, so the document says which page it is.
	const { build = "", path = location.pathname, page: digest, shared } = root.dataset;
	// The document names its own page, so none is looked for in its place.
	const initial = await loadPage(path, null);
	const {
		buildHash,
		shell: { shop },
	} = initial;
	if (buildHash !== build && mayReload(shop?.storeRoot ?? null) && (await reloadOnce(`build ${buildHash}`)))
		return false;
	const { navigation: visit, services, feedback } = begin(initial);
	let watchLinks = () => {};
	let writeCanonical = () => {};
	const rendered = ({ page, shell }: LoadedPage) => {
		updateDocumentHead(page, shell);
		writeCanonical();
		feedback.arrived(page.heading);
		watchLinks();
	};
	const tree = (
		<StrictMode>
			<Page navigation={visit} services={services} rendered={rendered} />
		</StrictMode>
	);
	const fresh = initial.page.digest === digest && initial.sharedHash === shared;
	beginning();
	startTransition(() => {
		if (fresh) hydrateRoot(root, tree);
		else createRoot(root).render(tree);
	});
	// Few sites keep more of a URL than its path, so that the others need not load this.
	if (initial.shell.canonical)
		import("#renderer/client/canonical-link.ts").then(
			({ syncCanonicalLink }) => {
				writeCanonical = syncCanonicalLink(() => visit.open().loaded, visit.navigation);
			},
			() => undefined,
		);
	interceptLinkClicks((target) => visit.navigation.goTo(target));
	await hydrated();
	watchLinks = prefetchLinks(visit.prepare);
	if (build !== "dev") loadServiceWorker(visit, services, initial);
	hideMissingImages(services.logger);
	return true;
}

/** Nobody waits for it, and no page needs it. */
function loadServiceWorker(
	{ navigation }: ClientNavigation,
	{ logger }: Services,
	{ shell }: LoadedPage,
): void {
	import("#renderer/client/service-worker.ts").then(
		({ registerServiceWorker }) =>
			registerServiceWorker({ logger, navigation, storeRoot: shell.shop?.storeRoot ?? null }),
		(error) => logger.note("serviceWorker.failed", { message: String(error) }),
	);
}

/** Settles when the page listens; what was pressed before is pressed then. */
function hydrated(): Promise<void> {
	const { dataset } = document.documentElement;
	return new Promise((resolve) => {
		const check = () => (dataset.hydrated ? resolve() : requestAnimationFrame(check));
		check();
	});
}
