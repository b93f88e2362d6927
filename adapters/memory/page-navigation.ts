import type { PageNavigation } from "#core/ports/page-navigation.ts";
import { createListeners } from "#core/state/store.ts";

/** A requested page. */
export interface AskedPage {
	readonly path: string;
	readonly state: unknown;
}

/** A navigation that records requests and only changes its query. */
export interface MemoryNavigation extends PageNavigation {
	/** The requested pages, the first one first. */
	readonly requestedPages: readonly AskedPage[];
	/** Returns the number of requested reloads. */
	reloads(): number;
}

/** Creates a {@link MemoryNavigation}; `state` is the history entry's state, `search` the page's query. */
export function createMemoryNavigation(state: unknown = null, search = ""): MemoryNavigation {
	const { subscribe, notify } = createListeners();
	const requestedPages: AskedPage[] = [];
	let query = search;
	let carried = state;
	let reloads = 0;
	return {
		requestedPages,
		goTo: (path, next) => void requestedPages.push({ path, state: next }),
		changeSearch(changed) {
			query = changed === "" ? "" : `?${changed.replace(/^\?/, "")}`;
			notify();
		},
		reloads: () => reloads,
		reload() {
			reloads += 1;
		},
		search: () => query,
		subscribe,
		replaceState(next) {
			carried = next;
		},
		state: () => carried,
	};
}
