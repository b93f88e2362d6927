/** Navigation by script, where a link is not enough: after a form was sent, or while a list is filtered. */
export interface PageNavigation {
	/**
	 * Navigates to a path. `state` is stored in the history entry, not in the address: it survives reload and back,
	 * and is not visible to others (R-ROUTE-13).
	 */
	goTo(path: string, state?: unknown): void;

	/**
	 * Changes the query of the open page's address, with or without "?", without loading or scrolling. "push" adds a
	 * history entry; "replace" replaces the current one.
	 */
	changeSearch(search: string, entry: "push" | "replace"): void;

	/** Reloads the open page from the server, with the current script. */
	reload(): void;

	/** Returns the query of the open page's address with "?"; "" without one. */
	search(): string;

	/** Calls the listener whenever the address has changed. Returns a function that unsubscribes. */
	subscribe(listener: () => void): () => void;

	/** Replaces the state of the current history entry, without loading or scrolling. */
	replaceState(state: unknown): void;

	/** Returns the state of the current history entry. It may be any value, so parse it before use. */
	state(): unknown;
}
