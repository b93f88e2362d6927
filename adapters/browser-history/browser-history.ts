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
	addEventListener(type: "popstate", listener: () => void): void;
	removeEventListener(type: "popstate", listener: () => void): void;
}

/** The history of the browser's tab. */
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
			// Comes with anchors that the browser follows, too.
			window.addEventListener("popstate", listener);
			return () => window.removeEventListener("popstate", listener);
		},
	};
}
