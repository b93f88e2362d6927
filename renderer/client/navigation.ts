import type { DataRouter } from "react-router";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { PageNavigation } from "#core/ports/page-navigation.ts";
import { loadOnce } from "#core/shared/promises.ts";
import { createListeners } from "#core/state/store.ts";
import { addEntry, changeEntry, historyEntry, markEntry } from "#renderer/client/history-entry.ts";
import { type LoadedPage, pagePath } from "#renderer/client/page-loader.ts";
import { suppressReload } from "#renderer/client/reload.ts";
import type { ScrollPositions, ScrollTarget } from "#renderer/client/scroll-restoration.ts";

/** The page to render. */
export interface OpenPage {
	readonly loaded: LoadedPage;
	/** Its scroll target; null for the document's own page, which the browser has already scrolled. */
	readonly place: ScrollTarget | null;
}

/** The navigation between pages within one document. */
export interface ClientNavigation {
	open(): OpenPage;
	/** Calls the listener when another page or scroll target is open. Returns a function that unsubscribes. */
	subscribe(listener: () => void): () => void;
	readonly navigation: PageNavigation;
	/** Preloads what navigation to another page needs. */
	prepare(): void;
	/** Replaces the head of the last page by that of a page opened after the document's. */
	updateHead(page: PageModel, shell: ShellModel): void;
}

/** The functions that navigation uses. */
export interface NavigationOptions {
	/** The page of the document. */
	readonly initial: LoadedPage;
	/** Loads another page; `target` is its URL with fragment. Rejects only for an aborted request. */
	load(request: Request, target: string): Promise<LoadedPage>;
	/** Returns the redirect of a path that is no page; otherwise null. */
	redirect(path: string): string | null;
	/** Lets the browser load a page. */
	fullPageLoad(address: string): void;
	/** Called with the path when navigation begins, and with null when it has ended. */
	moving(path: string | null): void;
	readonly positions: ScrollPositions;
}

/** Returns the path that the router is navigating to; null while it is idle. */
function destination({ state: { navigation } }: DataRouter): string | null {
	return navigation.state === "idle" ? null : navigation.location.pathname;
}

/** Shows each page and scroll target that the router opens; null if nothing has changed that is rendered. */
function follow(
	router: DataRouter,
	pageOf: (router: DataRouter) => LoadedPage | null,
	moving: NavigationOptions["moving"],
	show: (page: OpenPage | null) => void,
): void {
	// A router that starts without a page opens its first one at its initial location.
	let shown = pageOf(router) && router.state;
	router.subscribe((state) => {
		const { location, restoreScrollPosition, preventScrollReset } = state;
		moving(destination(router));
		const loaded = pageOf(router);
		const isShown = location === shown?.location && restoreScrollPosition === shown.restoreScrollPosition;
		if (!loaded || isShown) return show(null);
		shown = state;
		const position = preventScrollReset ? false : restoreScrollPosition;
		show({ loaded, place: { hash: location.hash, position } });
	});
}

/** Creates a look-up of a request's URL with the fragment, which requests leave out. */
function createWanted() {
	let target = "";
	return {
		want(address: string) {
			target = new URL(address, location.href).href;
		},
		by: ({ url }: Request) => (target.replace(/#.*$/s, "") === url ? target : url),
	};
}

/** Returns whether a URL is a fragment of the current one. */
function isPlaceHere(target: string): boolean {
	const { pathname, search, hash } = new URL(target, location.href);
	return hash !== "" && pathname === location.pathname && search === location.search;
}

/** The router, which loads when it is first needed. */
interface Routing {
	/** Returns the router; null until it has loaded. */
	router(): DataRouter | null;
	/** Runs a function with the router. If its script cannot be loaded, the browser goes to the URL. */
	go(address: string, run: (router: DataRouter) => unknown): void;
	/** Loads it; rejects if it cannot be loaded, and the next call tries again. */
	routed(): Promise<DataRouter>;
	/** Replaces the head by that of a page that it has opened. */
	updateHead(page: PageModel, shell: ShellModel): void;
}

/**
 * Creates the routing. `isHere` returns whether the document's page is still at the URL; `show` renders what the
 * router opens.
 */
function createRouting(
	{
		initial,
		load,
		fullPageLoad,
		moving,
		positions,
	}: Omit<NavigationOptions, "redirect" | "load"> & { load(request: Request): Promise<LoadedPage> },
	isHere: () => boolean,
	show: (page: OpenPage | null) => void,
): Routing {
	let router: DataRouter | null = null;
	let updateHead: Routing["updateHead"] = () => undefined;

	const routed = loadOnce(async (): Promise<DataRouter> => {
		// If the visitor navigates, the browser loads the page; for others nothing is lost.
		const { createPageRouter, pageOf, startScrollRestoration, updateDocumentHead } = await suppressReload(
			() => import("#renderer/client/router.ts"),
		);
		const open = isHere() ? initial : null;
		const started = createPageRouter(open, load);
		startScrollRestoration(positions, started, open !== null);
		follow(started, pageOf, moving, show);
		updateHead = updateDocumentHead;
		router = started;
		return started;
	});

	return {
		router: () => router,
		routed,
		updateHead: (page, shell) => updateHead(page, shell),
		go(address, run) {
			if (router) return void run(router);
			moving(new URL(address, location.href).pathname);
			routed().then(
				(started) => {
					run(started);
					moving(destination(started));
				},
				() => fullPageLoad(address),
			);
		},
	};
}

/**
 * Creates the navigation of a document. The router loads when the visitor first navigates, because most read one
 * page, and it is a quarter of the script. Until then the browser manages history and scroll positions.
 */
export function createNavigation({ redirect, load, ...options }: NavigationOptions): ClientNavigation {
	let open: OpenPage = { loaded: options.initial, place: null };
	const { notify, subscribe } = createListeners();
	const { want, by: wantedBy } = createWanted();
	// The 404 document may have any path.
	const path = location.pathname;
	const isHere = () => pagePath(location.pathname) === pagePath(path);
	const show = (page: OpenPage | null) => {
		open = page ?? open;
		notify();
	};
	const routing = createRouting(
		{ ...options, load: (request) => load(request, wantedBy(request)) },
		isHere,
		show,
	);

	function move(address: string, entry: Parameters<DataRouter["navigate"]>[1]): void {
		const target = redirect(address.replace(/[?#].*$/s, "")) ?? address;
		if (!target.startsWith("/")) return void options.fullPageLoad(target);
		want(target);
		if (routing.router() || !isPlaceHere(target))
			routing.go(target, (router) => router.navigate(target, entry));
		else {
			// A fragment of the open page needs no router.
			addEntry(target, entry?.state ?? null);
			show({ ...open, place: { hash: location.hash, position: null } });
		}
	}

	/** Changes the URL or state of the open page, without loading or scrolling. */
	function changeHere(address: string, entry: "push" | "replace", state: unknown): void {
		if (routing.router()) move(address, { replace: entry === "replace", preventScrollReset: true, state });
		else {
			(entry === "push" ? addEntry : changeEntry)(address, state);
			notify();
		}
	}

	addEventListener("popstate", () => {
		markEntry();
		if (routing.router()) return;
		if (isHere()) notify();
		else routing.go(location.href, () => undefined);
	});

	const navigation: PageNavigation = {
		goTo: (target, state) => move(target, { state }),
		changeSearch(changed, entry) {
			const query = changed.replace(/^\?/, "");
			const address = query === "" ? location.pathname : `${location.pathname}?${query}`;
			changeHere(address, entry, historyEntry().state);
		},
		replaceState(state) {
			const { pathname, search, hash } = location;
			changeHere(`${pathname}${search}${hash}`, "replace", state);
		},
		reload: () => location.reload(),
		search: () => routing.router()?.state.location.search ?? location.search,
		subscribe,
		state: () => {
			const router = routing.router();
			return router ? router.state.location.state : historyEntry().state;
		},
	};
	return {
		open: () => open,
		subscribe,
		navigation,
		prepare: () => void routing.routed().catch(() => undefined),
		updateHead: routing.updateHead,
	};
}
