/** Moving between pages programmatically, where a link would not do: after a form was sent, while a list is filtered. */
export interface PageNavigation {
	/**
	 * Shows the page of a path. `state` goes into the history entry, never into the address: it survives reload
	 * and back, and nobody else sees it (R-ROUTE-13).
	 */
	goTo(path: string, state?: unknown): void;

	/**
	 * Puts another query into the address of the page that is open, with or without the question mark: nothing is
	 * loaded and nothing scrolls. "push" makes a history entry of it, "replace" takes the place of the present one.
	 */
	changeSearch(search: string, entry: "push" | "replace"): void;

	/** Loads the page that is open again from its server, with the script of now. */
	reload(): void;

	/** The query of the address that is open, with its question mark; "" without one. */
	search(): string;

	/** Calls the listener after the address has changed; returns how to stop. */
	subscribe(listener: () => void): () => void;

	/** Puts a state into the current history entry, in place of what it carries; nothing is loaded and nothing scrolls. */
	replaceState(state: unknown): void;

	/** What the current history entry carries; anything may be there, so parse it before use. */
	state(): unknown;
}
