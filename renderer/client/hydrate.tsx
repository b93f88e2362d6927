import { StrictMode, startTransition, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type DataRouter } from "react-router";
import { createBrowserServices } from "#adapters/composition/browser-services.ts";
import { showHead } from "#renderer/client/document-head.ts";
import { followLinks } from "#renderer/client/link-clicks.ts";
import { type LoadedPage, loadPage } from "#renderer/client/page-loader.ts";
import { keepScrollPositions, scrollToPlace } from "#renderer/client/scrolling.ts";
import { App } from "#ui/app.tsx";
import type { Services } from "#ui/foundation/services.tsx";

const routeId = "page";

/** Leaves the rest to the browser: a page of another build, or one that could not be loaded (R-LOAD-03). */
function loadWhole(address: string): Promise<never> {
	location.assign(address);
	return new Promise(() => undefined);
}

async function load(request: Request, buildHash: string, storeRoot: string | null): Promise<LoadedPage> {
	const url = new URL(request.url);
	try {
		const loaded = await loadPage(url.pathname, storeRoot);
		return loaded.buildHash === buildHash ? loaded : loadWhole(request.url);
	} catch (error) {
		if (request.signal.aborted) throw error;
		return loadWhole(request.url);
	}
}

/** Says where a visitor who cannot see the change has arrived (R-A11Y-01). */
function announce(page: LoadedPage): void {
	const region = document.getElementById("announcer");
	if (region) region.textContent = page.words("announcement", { page: page.page.heading });
}

/** The router's page; it has no element around it, so that ids are the same as on the server. */
function Page({ router, services }: { readonly router: DataRouter; readonly services: Services }) {
	const state = useSyncExternalStore(
		router.subscribe,
		() => router.state,
		() => router.state,
	);
	const loaded = state.loaderData[routeId] as LoadedPage;
	const shown = useRef(loaded);
	useEffect(() => {
		document.documentElement.dataset.hydrated = "true";
	}, []);
	useEffect(() => {
		if (shown.current === loaded) return;
		shown.current = loaded;
		showHead(loaded.page, loaded.shell.siteName);
		announce(loaded);
	}, [loaded]);
	const { location: place, restoreScrollPosition } = state;
	useLayoutEffect(() => scrollToPlace(router, services.logger), [place, restoreScrollPosition, router]);
	const { page, shell, template, words } = loaded;
	return <App page={page} shell={shell} template={template} words={words} services={services} />;
}

function addAnnouncer(): void {
	const region = Object.assign(document.createElement("div"), {
		id: "announcer",
		className: "visually-hidden",
	});
	region.setAttribute("aria-live", "polite");
	document.body.append(region);
}

/**
 * Brings the prerendered page to life. A document older than its data (a new site was published in between) is
 * drawn anew instead.
 */
export async function hydrate(): Promise<void> {
	const root = document.getElementById("root");
	if (!root) throw new Error("The document has no root element");
	// The 404 document stands at any path, so the document says which page it is.
	const { build = "", path = location.pathname, page: digest, shared } = root.dataset;
	// The document names its own page, so none is looked for in its place.
	const initial = await loadPage(path, null);
	const storeRoot = initial.shell.shop?.storeRoot ?? null;
	const router = createBrowserRouter(
		[
			{
				path: "*",
				id: routeId,
				loader: ({ request }) => load(request, build, storeRoot),
				// Another query of the same path is the same page.
				shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
			},
		],
		{
			hydrationData: { loaderData: { [routeId]: initial } },
		},
	);
	const navigation = {
		goTo: (target: string, state?: unknown) => void router.navigate(target, { state }),
		changeSearch(search: string, entry: "push" | "replace") {
			const { pathname, state } = router.state.location;
			const query = search.replace(/^\?/, "");
			void router.navigate(query === "" ? pathname : `${pathname}?${query}`, {
				replace: entry === "replace",
				preventScrollReset: true,
				state,
			});
		},
		search: () => router.state.location.search,
		subscribe: (listener: () => void) => router.subscribe(listener),
		state: () => router.state.location.state,
	};
	const shell = () => (router.state.loaderData[routeId] as LoadedPage).shell;
	const services = createBrowserServices(window, navigation, shell);
	keepScrollPositions(router);
	const tree = (
		<StrictMode>
			<Page router={router} services={services} />
		</StrictMode>
	);
	const fresh = initial.page.digest === digest && initial.sharedHash === shared;
	startTransition(() => {
		if (fresh) hydrateRoot(root, tree);
		else createRoot(root).render(tree);
	});
	addAnnouncer();
	followLinks((target) => void router.navigate(target));
	await alive();
}

/** Settles when the page listens; what was pressed before is pressed then. */
function alive(): Promise<void> {
	const { dataset } = document.documentElement;
	return new Promise((resolve) => {
		const check = () => (dataset.hydrated ? resolve() : requestAnimationFrame(check));
		check();
	});
}
