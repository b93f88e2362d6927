/** Moving between pages by program, where a link would not do: after a form was sent. */
export interface PageNavigation {
	/**
	 * Shows the page of a path. `state` goes into the history entry, never into the address: it survives reload
	 * and back, and nobody else sees it (R-ROUTE-13).
	 */
	goTo(path: string, state?: unknown): void;

	/** What the current history entry carries; anything may stand there, so parse it before use. */
	state(): unknown;
}
