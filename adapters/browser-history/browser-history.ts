import type { PageHistory } from "#core/ports/page-history.ts";

/** The browser's list of this tab's history entries within the site (HTML standard, "navigation API"). */
interface NavigationEntries {
	entries(): readonly { readonly url: string | null }[];
	readonly currentEntry: { readonly index: number } | null;
}

/** The parts of `window` that this adapter uses. */
export interface HistoryWindow extends Pick<Window, "location" | "history"> {
	/** Absent in browsers without the navigation API. */
	readonly navigation?: NavigationEntries;
	addEventListener(type: "popstate", listener: () => void): void;
	removeEventListener(type: "popstate", listener: () => void): void;
}

/** Creates the history of the browser's tab. */
export function createBrowserHistory(window: HistoryWindow): PageHistory {
	const { location, history, navigation } = window;
	return {
		address: () => ({ path: location.pathname, anchor: location.hash.slice(1) }),
		replaceAnchor: (anchor) => history.replaceState(history.state, "", `#${anchor}`),
		pathsBefore: () =>
			(navigation?.entries() ?? [])
				.slice(0, navigation?.currentEntry?.index)
				.map(({ url }) => (url ? new URL(url).pathname : "")),
		back: (steps) => history.go(-steps),
		subscribe(listener) {
			// Also fired for anchors that the browser follows.
			window.addEventListener("popstate", listener);
			return () => window.removeEventListener("popstate", listener);
		},
	};
}
