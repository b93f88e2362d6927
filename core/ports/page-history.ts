/** The address of the open page without its query. */
export interface PageAddress {
	/** For example "/shop/checkout". */
	readonly path: string;
	/** The fragment after "#", percent-encoded; "" without one. */
	readonly anchor: string;
}

/** The history of this tab. {@link PageNavigation} moves in it. */
export interface PageHistory {
	/** Returns the address of the open page. The 404 page may have any address. */
	address(): PageAddress;

	/** Replaces the fragment of the current history entry, without loading or scrolling. */
	replaceAnchor(anchor: string): void;

	/**
	 * Returns the paths of the site that the visitor opened before, the newest last; empty if the browser does not
	 * provide them.
	 */
	pathsBefore(): readonly string[];

	/** Goes back by this number of history entries. */
	back(steps: number): void;

	/**
	 * Calls the listener whenever the browser has moved to another history entry or fragment. Returns a function that
	 * unsubscribes.
	 */
	subscribe(listener: () => void): () => void;
}
