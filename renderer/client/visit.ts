import type { DataRouter } from "react-router";
import type { PageNavigation } from "#core/ports/page-navigation.ts";
import { changeEntry, historyEntry } from "#renderer/client/history-entry.ts";
import { type LoadedPage, pagePath } from "#renderer/client/page-loader.ts";
import { handOver, type Place, type ScrollPositions } from "#renderer/client/scrolling.ts";

/** What is drawn. */
export interface OpenPage {
	readonly loaded: LoadedPage;
	/** Where it begins; null for the document's own page, which the browser has put in its place. */
	readonly place: Place | null;
}

/** A visitor's way through the pages of the site, as long as the document lives. */
export interface Visit {
	open(): OpenPage;
	/** Calls the listener when another page or place is open; gives back how to stop. */
	subscribe(listener: () => void): () => void;
	readonly navigation: PageNavigation;
	/** Loads what moving to another page needs, before it is asked for. */
	prepare(): void;
}

/** What a visit does with the world. */
export interface VisitOptions {
	/** The page of the document. */
	readonly initial: LoadedPage;
	/** Loads another page; never rejects but for an aborted request. */
	load(request: Request): Promise<LoadedPage>;
	/** Where a path leads that is no page itself; null for any other. */
	redirect(path: string): string | null;
	/** Leaves the rest to the browser. */
	loadWhole(address: string): void;
	/** Told whenever a move to another page begins and ends. */
	moving(under: boolean): void;
	readonly positions: ScrollPositions;
}

function createListeners(): { tell(): void; subscribe(listener: () => void): () => void } {
	const listeners = new Set<() => void>();
	return {
		tell() {
			for (const listener of listeners) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** Gives the page and place that the router has opened; null where it changed in nothing that is drawn. */
function follow(
	router: DataRouter,
	pageOf: (router: DataRouter) => LoadedPage | null,
	moving: VisitOptions["moving"],
	show: (page: OpenPage | null) => void,
): void {
	let { location: entry, restoreScrollPosition: restored } = router.state;
	router.subscribe(({ location, restoreScrollPosition, preventScrollReset, navigation }) => {
		moving(navigation.state !== "idle");
		const loaded = pageOf(router);
		if (!loaded || (location === entry && restoreScrollPosition === restored)) return show(null);
		[entry, restored] = [location, restoreScrollPosition];
		const position = preventScrollReset ? false : restoreScrollPosition;
		show({ loaded, place: { hash: location.hash, position } });
	});
}

/** Whether an address is an anchor in what the present one names. */
function isPlaceHere(target: string): boolean {
	const { pathname, search, hash } = new URL(target, location.href);
	return hash !== "" && pathname === location.pathname && search === location.search;
}

/**
 * Begins a visit at the document's page. The router comes when the visitor moves on: most read one page, and it is a
 * quarter of the script. Until then the browser keeps history and scroll positions.
 */
export function beginVisit({ initial, load, redirect, loadWhole, moving, positions }: VisitOptions): Visit {
	let open: OpenPage = { loaded: initial, place: null };
	let router: DataRouter | null = null;
	let starting: Promise<DataRouter> | null = null;
	const { tell, subscribe } = createListeners();
	// The 404 document stands at any path.
	const path = location.pathname;
	const isHere = () => pagePath(location.pathname) === pagePath(path);

	async function start(): Promise<DataRouter> {
		const { createPageRouter, pageOf } = await import("#renderer/client/router.ts");
		const started = createPageRouter(isHere() ? initial : null, load);
		handOver(positions, started);
		follow(started, pageOf, moving, (page) => {
			open = page ?? open;
			tell();
		});
		router = started;
		return started;
	}

	function routed(): Promise<DataRouter> {
		starting ??= start().catch((error: unknown) => {
			starting = null;
			throw error;
		});
		return starting;
	}

	/** Without its program the browser goes. */
	function go(address: string, run: (started: DataRouter) => unknown): void {
		if (router) return void run(router);
		moving(true);
		routed().then(run, () => loadWhole(address));
	}

	function move(wanted: string, options: Parameters<DataRouter["navigate"]>[1]): void {
		const target = redirect(wanted.replace(/[?#].*$/s, "")) ?? wanted;
		if (!target.startsWith("/")) return void loadWhole(target);
		if (!router && isPlaceHere(target)) showPlace(target, options?.state);
		else go(target, (started) => started.navigate(target, options));
	}

	/** Another place of the open page needs no router; it is there at once, as with one. */
	function showPlace(target: string, state: unknown): void {
		changeEntry(target, "push", state ?? null);
		open = { ...open, place: { hash: location.hash, position: null } };
		tell();
	}

	addEventListener("popstate", () => {
		if (router) return;
		if (isHere()) tell();
		else go(location.href, () => undefined);
	});

	const navigation: PageNavigation = {
		goTo: (target, state) => move(target, { state }),
		changeSearch(changed, entry) {
			const query = changed.replace(/^\?/, "");
			const search = query === "" ? "" : `?${query}`;
			const address = location.pathname + search;
			const state = historyEntry().usr;
			if (router) return move(address, { replace: entry === "replace", preventScrollReset: true, state });
			changeEntry(address, entry, state);
			tell();
		},
		search: () => (router ? router.state.location.search : location.search),
		subscribe,
		state: () => (router ? router.state.location.state : historyEntry().usr),
	};
	return {
		open: () => open,
		subscribe,
		navigation,
		prepare: () => void routed().catch(() => undefined),
	};
}
