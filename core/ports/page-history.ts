/** The part of an address that the page of this tab is at, without its query. */
export interface PageAddress {
	/** E.g. "/shop/checkout". */
	readonly path: string;
	/** What the number sign is followed by, percent-encoded as addresses are; "" without one. */
	readonly anchor: string;
}

/** Where this tab is and has been, in addition to what {@link PageNavigation} moves to. */
export interface PageHistory {
	/** The address that is open; the missing page is at any. */
	address(): PageAddress;

	/** Puts another anchor into the present entry; nothing is loaded and nothing scrolls. */
	replaceAnchor(anchor: string): void;

	/** The paths that the visitor came along within the site, the newest last; none where the browser does not say. */
	pathsBefore(): readonly string[];

	/** Goes so many entries back. */
	back(steps: number): void;

	/** Calls the listener after the browser has moved to another entry or anchor; returns how to stop. */
	subscribe(listener: () => void): () => void;
}
