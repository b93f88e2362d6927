import type { DataRouter } from "react-router";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { PageNavigation } from "#core/ports/page-navigation.ts";
import { loadOnce } from "#core/shared/promises.ts";
import { createListeners } from "#core/state/store.ts";
import { addEntry, changeEntry, historyEntry, markEntry } from "#renderer/client/history-entry.ts";
import { type LoadedPage, pagePath } from "#renderer/client/page-loader.ts";
import { suppressReload } from "#renderer/client/reload.ts";
import type { ScrollPositions, ScrollTarget } from "#renderer/client/scroll-restoration.ts";

/** What is rendered. */
export interface OpenPage {
	readonly loaded: LoadedPage;
	/** Where it begins; null for the document's own page, which the browser has put in its place. */
	readonly place: ScrollTarget | null;
}

/** A visitor's way through the pages of the site, as long as the document lives. */
export interface ClientNavigation {
	open(): OpenPage;
	/** Calls the listener when another page or place is open; returns how to stop. */
	subscribe(listener: () => void): () => void;
	readonly navigation: PageNavigation;
	/** Loads what moving to another page needs, before it is asked for. */
	prepare(): void;
	/** Puts the head of a page that was opened after the document's in place of the last one's. */
	updateHead(page: PageModel, shell: ShellModel): void;
}

/** What a visit does with the world. */
export interface NavigationOptions {
	/** The page of the document. */
	readonly initial: LoadedPage;
	/** Loads another page, `wanted` with its anchor; never rejects but for an aborted request. */
	load(request: Request, wanted: string): Promise<LoadedPage>;
	/** Where a path leads that is no page itself; null for any other. */
	redirect(path: string): string | null;
	/** Leaves the rest to the browser. */
	fullPageLoad(address: string): void;
	/** Called with a path whenever a move to its page begins, and with null when no move is under way any more. */
	moving(path: string | null): void;
	readonly positions: ScrollPositions;
}

/** The path of the page that the router is moving to; null while it is idle. */
function destination({ state: { navigation } }: DataRouter): string | null {
	return navigation.state === "idle" ? null : navigation.location.pathname;
}

/** Returns the page and place that the router has opened; null where it changed in nothing that is rendered. */
function follow(
	router: DataRouter,
	pageOf: (router: DataRouter) => LoadedPage | null,
	moving: NavigationOptions["moving"],
	show: (page: OpenPage | null) => void,
): void {
	// A router that begins without a page opens its first one at the location that it began with.
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

/** The URL of a request with the anchor that was asked for, which requests leave out. */
function createWanted() {
	let wanted = "";
	return {
		want(address: string) {
			wanted = new URL(address, location.href).href;
		},
		by: ({ url }: Request) => (wanted.replace(/#.*$/s, "") === url ? wanted : url),
	};
}

/** Whether a URL is an anchor in what the present one names. */
function isPlaceHere(target: string): boolean {
	const { pathname, search, hash } = new URL(target, location.href);
	return hash !== "" && pathname === location.pathname && search === location.search;
}

/** The router, which comes when it is first needed. */
interface Routing {
	/** Null as long as it has not come. */
	router(): DataRouter | null;
	/** Runs with the router; without its script the browser goes to the URL. */
	go(address: string, run: (router: DataRouter) => unknown): void;
	/** Asks for it; rejects when it cannot be loaded, and is tried again with the next. */
	routed(): Promise<DataRouter>;
	/** Puts the head of a page that it has opened in place. */
	updateHead(page: PageModel, shell: ShellModel): void;
}

/** `isHere` reports whether the document's page is at the URL still, `show` renders what the router opens. */
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
		// Whoever moves is taken there by the browser; for others nothing is lost.
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
 * Begins a visit at the document's page. The router comes when the visitor moves on: most read one page, and it is a
 * quarter of the script. Until then the browser keeps history and scroll positions.
 */
export function createNavigation({ redirect, load, ...options }: NavigationOptions): ClientNavigation {
	let open: OpenPage = { loaded: options.initial, place: null };
	const { notify, subscribe } = createListeners();
	const { want, by: wantedBy } = createWanted();
	// The 404 document is at any path.
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

	function move(wanted: string, entry: Parameters<DataRouter["navigate"]>[1]): void {
		const target = redirect(wanted.replace(/[?#].*$/s, "")) ?? wanted;
		if (!target.startsWith("/")) return void options.fullPageLoad(target);
		want(target);
		if (routing.router() || !isPlaceHere(target))
			routing.go(target, (router) => router.navigate(target, entry));
		else {
			// Another place of the open page needs no router; it is there at once, as with one.
			addEntry(target, entry?.state ?? null);
			show({ ...open, place: { hash: location.hash, position: null } });
		}
	}

	/** Changes URL or state of the page that is open, without loading or scrolling. */
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
