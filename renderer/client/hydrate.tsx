import { StrictMode, startTransition, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserServices } from "#adapters/composition/browser-services.ts";
import type { Services } from "#core/models/page-services.ts";
import { redirectTarget } from "#core/routes/redirect-target.ts";
import type { IntendedNavigation } from "#renderer/client/link-intent.ts";
import { type ClientNavigation, createNavigation } from "#renderer/client/navigation.ts";
import { type LoadedPage, loadPage, preloadPage } from "#renderer/client/page-loader.ts";
import { prefetchLinks } from "#renderer/client/prefetch.ts";
import { mayReload, suppressReload } from "#renderer/client/reload.ts";
import { reloadOnce } from "#renderer/client/reload-once.ts";
import { requiresDocumentLoad } from "#renderer/client/requires-document-load.ts";
import type { Runtime } from "#renderer/client/runtime.ts";
import { saveScrollPositions, scrollToTarget } from "#renderer/client/scroll-restoration.ts";
import { App } from "#ui/app.tsx";
import { replayEnteredValues } from "#ui/foundation/replay-entered-values.ts";
import { layOutWhole } from "#ui/foundation/whole-page.ts";
import { loadIslandsFor } from "#ui/pages/load-islands-for.ts";

/**
 * Lets the browser load a page: one of another build, or one that could not be loaded (R-LOAD-03). After back and
 * forward the URL is already there.
 */
function fullPageLoad(address: string): Promise<never> {
	const { pathname, search } = new URL(address, location.href);
	if (pathname === location.pathname && search === location.search) location.reload();
	else location.assign(address);
	return new Promise(() => undefined);
}

/** Loads the page of a request; `target` is the requested URL with its fragment. */
async function load(
	request: Request,
	target: string,
	{ buildHash, shell, page }: LoadedPage,
): Promise<LoadedPage> {
	try {
		const loaded = await loadPage(new URL(request.url).pathname, shell.shopAddress);
		await suppressReload(() => loadIslandsFor(loaded.page.template, loaded.shell));
		const needsFullLoad =
			loaded.buildHash !== buildHash || requiresDocumentLoad(loaded.page, page, () => localStorage);
		return needsFullLoad ? fullPageLoad(target) : loaded;
	} catch (error) {
		if (request.signal.aborted) throw error;
		return fullPageLoad(target);
	}
}

interface PageProps {
	readonly navigation: ClientNavigation;
	readonly services: Services;
	/** Called when another page than the document's has been rendered. */
	readonly rendered: (loaded: LoadedPage) => void;
}

/** The open page, without an element around it, so that ids are the same as on the server. */
function Page({ navigation: visit, services, rendered }: PageProps) {
	const { loaded, place } = useSyncExternalStore(visit.subscribe, visit.open, visit.open);
	const shown = useRef(loaded);
	// Before React renders again and the visitor types more.
	useLayoutEffect(() => {
		const root = document.getElementById("root");
		if (root) replayEnteredValues(root);
	}, []);
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

function begin(
	initial: LoadedPage,
	runtime: Runtime,
): {
	navigation: ClientNavigation;
	services: Services;
} {
	const open = () => visit.open().loaded;
	const { feedback } = runtime;
	const positions = saveScrollPositions();
	const visit = createNavigation({
		initial,
		load: (request, target) => load(request, target, initial),
		redirect: (path) => redirectTarget(path, open().shell.redirects),
		fullPageLoad,
		moving: feedback.moving,
		positions,
	});
	// Before the page is rendered, because its parts read the runtime's data.
	const follow = () => runtime.follow(open());
	follow();
	visit.subscribe(() => {
		// Another page begins at its last scroll position, or at a fragment.
		layOutWhole(document);
		follow();
	});
	const services = createBrowserServices(window, runtime.services, visit.navigation, () => open().shell);
	return { navigation: visit, services };
}

/**
 * Hydrates the prerendered page. If the document is older than its data, because a new site was published meanwhile,
 * it is rendered instead. If it is of another program, the page reloads, once. `beginning` is called when React
 * starts to handle presses. Resolves to the navigation; null if the page is about to reload.
 */
export async function hydrate(runtime: Runtime, beginning: () => void): Promise<IntendedNavigation | null> {
	const root = document.getElementById("root");
	if (!root) throw new Error("The document has no root element");
	// The 404 document may have any path, so the document states its page.
	const { build = "", path = location.pathname, page: digest, shared } = root.dataset;
	// The document states its own page, so no fallback is needed.
	const initial = await loadPage(path, null);
	const { buildHash } = initial;
	if (buildHash !== build && (await reloadOnce(`build ${buildHash}`, mayReload))) return null;
	const { navigation: visit, services } = begin(initial, runtime);
	let watchLinks = () => {};
	const rendered = ({ page, shell }: LoadedPage) => {
		visit.updateHead(page, shell);
		runtime.feedback.arrived(page.heading);
		watchLinks();
		runtime.entered.notify();
		runtime.moved.notify();
	};
	const tree = (
		<StrictMode>
			<Page navigation={visit} services={services} rendered={rendered} />
		</StrictMode>
	);
	const fresh = initial.page.digest === digest && initial.shared.join(" ") === shared;
	// The document's parts differ from those of the page.
	if (!fresh) await loadIslandsFor(initial.page.template, initial.shell);
	beginning();
	startTransition(() => {
		if (fresh) hydrateRoot(root, tree);
		else createRoot(root).render(tree);
	});
	await hydrated();
	visit.subscribe(runtime.moved.notify);
	watchLinks = prefetchLinks(visit.prepare);
	return {
		navigation: visit.navigation,
		prepare(path) {
			visit.prepare();
			void preloadPage(path);
		},
	};
}

/** Resolves when the page handles events; earlier presses are replayed then. */
function hydrated(): Promise<void> {
	const { dataset } = document.documentElement;
	return new Promise((resolve) => {
		const check = () => (dataset.hydrated ? resolve() : requestAnimationFrame(check));
		check();
	});
}
