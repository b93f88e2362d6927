import type { PageNavigation } from "#core/ports/page-navigation.ts";
import { createListeners } from "#core/shared/store.ts";

/** A page that was asked for. */
export interface AskedPage {
	readonly path: string;
	readonly state: unknown;
}

/** A navigation that stays where it is, its query apart. */
export interface MemoryNavigation extends PageNavigation {
	/** The pages that were asked for, the first one first. */
	readonly asked: readonly AskedPage[];
	/** How often it was asked to load the page again. */
	reloads(): number;
}

/** Creates a {@link MemoryNavigation}; `state` is what the history entry carries, `search` the query of the page. */
export function createMemoryNavigation(state: unknown = null, search = ""): MemoryNavigation {
	const { subscribe, notify } = createListeners();
	const asked: AskedPage[] = [];
	let query = search;
	let carried = state;
	let reloads = 0;
	return {
		asked,
		goTo: (path, next) => void asked.push({ path, state: next }),
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
