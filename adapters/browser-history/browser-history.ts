import type { PageHistory } from "#core/ports/page-history.ts";

/** The browser's own list of where this tab has been, within the site (HTML standard, "navigation API"). */
interface NavigationEntries {
	entries(): readonly { readonly url: string | null }[];
	readonly currentEntry: { readonly index: number } | null;
}

/** The part of a browser's window that knows its history. */
export interface HistoryWindow extends Pick<Window, "location" | "history"> {
	/** Absent in browsers without the navigation API. */
	readonly navigation?: NavigationEntries;
	addEventListener(type: string, listener: () => void, options: { readonly signal: AbortSignal }): void;
}

/** The history of the browser's tab. */
export function createBrowserHistory(window: HistoryWindow): PageHistory {
	const { location, history } = window;
	return {
		address: () => ({ path: location.pathname, anchor: location.hash.slice(1) }),
		replaceAnchor: (anchor) => history.replaceState(history.state, "", `#${anchor}`),
		pathsBefore() {
			const { navigation } = window;
			const here = navigation?.currentEntry?.index ?? 0;
			const entries = navigation?.entries() ?? [];
			return entries.slice(0, here).map(({ url }) => (url ? new URL(url).pathname : ""));
		},
		back: (steps) => history.go(-steps),
		subscribe(listener) {
			const stop = new AbortController();
			for (const type of ["popstate", "hashchange"] as const)
				window.addEventListener(type, listener, { signal: stop.signal });
			return () => stop.abort();
		},
	};
}
