import { StrictMode, startTransition, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserServices } from "#adapters/composition/browser-services.ts";
import { redirectTarget } from "#core/routes/redirect-target.ts";
import { showHead } from "#renderer/client/document-head.ts";
import { followLinks } from "#renderer/client/link-clicks.ts";
import { hideMissingImages } from "#renderer/client/missing-images.ts";
import { needsOwnDocument } from "#renderer/client/own-document.ts";
import { type LoadedPage, loadPage } from "#renderer/client/page-loader.ts";
import { addPageSigns, type PageSigns } from "#renderer/client/page-signs.ts";
import { prefetchLinks } from "#renderer/client/prefetch.ts";
import { isSpared, mayReload, watchEntries } from "#renderer/client/reload.ts";
import { reloadOnce } from "#renderer/client/reload-once.ts";
import { keepScrollPositions, noteMissingAnchor, scrollToPlace } from "#renderer/client/scrolling.ts";
import { beginVisit, type Visit } from "#renderer/client/visit.ts";
import { App } from "#ui/app.tsx";
import type { Services } from "#ui/foundation/services.tsx";

/**
 * Leaves the rest to the browser: a page of another build, or one that could not be loaded (R-LOAD-03). Back and forward
 * have put the address there already.
 */
function loadWhole(address: string): Promise<never> {
	const { pathname, search } = new URL(address, location.href);
	if (pathname === location.pathname && search === location.search) location.reload();
	else location.assign(address);
	return new Promise(() => undefined);
}

/** Loads the page of a request; `wanted` is the address that was asked for, its anchor included. */
async function load(
	request: Request,
	wanted: string,
	{ buildHash, shell, page }: LoadedPage,
): Promise<LoadedPage> {
	try {
		const loaded = await loadPage(new URL(request.url).pathname, shell.shop?.storeRoot ?? null);
		const whole = loaded.buildHash !== buildHash || needsOwnDocument(loaded.page, page, () => localStorage);
		return whole ? loadWhole(wanted) : loaded;
	} catch (error) {
		if (request.signal.aborted) throw error;
		return loadWhole(wanted);
	}
}

interface PageProps {
	readonly visit: Visit;
	readonly services: Services;
	/** Called when another page than the document's was drawn. */
	readonly drawn: (loaded: LoadedPage) => void;
}

/** The open page; it has no element around it, so that ids are the same as on the server. */
function Page({ visit, services, drawn }: PageProps) {
	const { loaded, place } = useSyncExternalStore(visit.subscribe, visit.open, visit.open);
	const shown = useRef(loaded);
	useEffect(() => {
		document.documentElement.dataset.hydrated = "true";
	}, []);
	useEffect(() => {
		if (shown.current === loaded) return;
		shown.current = loaded;
		drawn(loaded);
	}, [loaded, drawn]);
	useLayoutEffect(() => {
		if (place) scrollToPlace(place, services.logger);
	}, [place, services]);
	const { page, shell, template, words } = loaded;
	return <App page={page} shell={shell} template={template} words={words} services={services} />;
}

/** A part whose program is gone, perhaps with the last deployment, comes back with a new page, once (R-LOAD-03). */
function reloadForLostParts(build: string, shell: () => LoadedPage["shell"]): void {
	addEventListener("vite:preloadError", ({ payload }) => {
		if (isSpared(payload) || !mayReload(shell().shop?.storeRoot ?? null)) return;
		void reloadOnce(`chunk ${build} ${location.pathname}`);
	});
}

function begin(initial: LoadedPage): { visit: Visit; services: Services; signs: PageSigns } {
	const open = () => visit.open().loaded;
	const signs = addPageSigns(open);
	const positions = keepScrollPositions();
	const visit = beginVisit({
		initial,
		load: (request, wanted) => load(request, wanted, initial),
		redirect: (path) => redirectTarget(path, open().shell.redirects),
		loadWhole,
		moving: signs.moving,
		positions,
	});
	const services = createBrowserServices(window, visit.navigation, () => open().shell);
	noteMissingAnchor(location.hash, services.logger);
	reloadForLostParts(initial.buildHash, () => open().shell);
	return { visit, services, signs };
}

/**
 * Brings the prerendered page to life. A document older than its data (a new site was published in between) is
 * drawn anew instead; one of an older program is loaded anew, once. `beginning` is called when the page takes over the
 * presses of buttons. Gives whether it is alive; it is not when it is about to be loaded anew.
 */
export async function hydrate(beginning: () => void): Promise<boolean> {
	const root = document.getElementById("root");
	if (!root) throw new Error("The document has no root element");
	watchEntries();
	// The 404 document stands at any path, so the document says which page it is.
	const { build = "", path = location.pathname, page: digest, shared } = root.dataset;
	// The document names its own page, so none is looked for in its place.
	const initial = await loadPage(path, null);
	const {
		buildHash,
		shell: { shop },
	} = initial;
	if (buildHash !== build && mayReload(shop?.storeRoot ?? null) && (await reloadOnce(`build ${buildHash}`)))
		return false;
	const { visit, services, signs } = begin(initial);
	let watchLinks = () => {};
	let writeCanonical = () => {};
	const drawn = ({ page, shell }: LoadedPage) => {
		showHead(page, shell.siteName);
		writeCanonical();
		signs.arrived(page.heading);
		watchLinks();
	};
	const tree = (
		<StrictMode>
			<Page visit={visit} services={services} drawn={drawn} />
		</StrictMode>
	);
	const fresh = initial.page.digest === digest && initial.sharedHash === shared;
	beginning();
	startTransition(() => {
		if (fresh) hydrateRoot(root, tree);
		else createRoot(root).render(tree);
	});
	// Few sites keep more of an address than its path, so that the others need not load this.
	if (initial.shell.canonical)
		import("#renderer/client/canonical-link.ts").then(
			({ followAddress }) => {
				writeCanonical = followAddress(() => visit.open().loaded, visit.navigation);
			},
			() => undefined,
		);
	followLinks((target) => visit.navigation.goTo(target));
	await alive();
	watchLinks = prefetchLinks(visit.prepare);
	if (build !== "dev") loadServiceWorker(visit, services, initial);
	hideMissingImages(services.logger);
	return true;
}

/** Nobody waits for it, and no page needs it. */
function loadServiceWorker({ navigation }: Visit, { logger }: Services, { shell }: LoadedPage): void {
	import("#renderer/client/service-worker.ts").then(
		({ registerServiceWorker }) =>
			registerServiceWorker({ logger, navigation, storeRoot: shell.shop?.storeRoot ?? null }),
		(error) => logger.note("serviceWorker.failed", { message: String(error) }),
	);
}

/** Settles when the page listens; what was pressed before is pressed then. */
function alive(): Promise<void> {
	const { dataset } = document.documentElement;
	return new Promise((resolve) => {
		const check = () => (dataset.hydrated ? resolve() : requestAnimationFrame(check));
		check();
	});
}
