/** A change to a stored text that another tab of the same browser made. */
export interface KeyValueChange {
	/** The key whose text was written or removed; null when everything was removed at once. */
	readonly key: string | null;
}

/** Small texts kept in the visitor's browser, shared by all tabs of the site (specification 9, "Storage keys"). */
export interface KeyValue {
	/** Returns the text of a key; null without one. */
	read(key: string): string | null;

	/**
	 * Keeps a text under a key. False when the browser refuses to store it (blocked, full): it then lives as
	 * long as the page does, and {@link read} still gives it.
	 */
	write(key: string, text: string): boolean;

	/** Forgets the text under a key; nothing happens when there is none. */
	remove(key: string): void;

	/** Returns all keys, in no particular order. */
	keys(): readonly string[];

	/** Calls the listener on changes by other tabs, never on this tab's own; returns how to stop. */
	subscribe(listener: (change: KeyValueChange) => void): () => void;
}
