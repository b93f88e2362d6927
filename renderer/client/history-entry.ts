/** The data of a history entry. */
export interface HistoryEntry {
	/** The page's state; null without one. */
	readonly state: unknown;
	/** The key of the entry, by which scroll positions are stored. */
	readonly key: string;
}

/**
 * A history entry in react-router's format, so that the router can read earlier entries, and its own can be read
 * without it. A changed fragment (adapters/browser-history) keeps the data of its entry.
 */
interface StoredEntry {
	readonly usr: unknown;
	readonly key: string;
	/** The entry's index among the router's entries, written by the router. */
	readonly idx?: unknown;
}

/** The key of entries without one: a document's first one, and those of fragments that the browser followed. */
const noKey = "default";

/** Returns the state of the current entry. It may have any value, because other programs write entries, too. */
function storedEntry(): Partial<StoredEntry> {
	const entry: unknown = history.state;
	return typeof entry === "object" && entry !== null ? entry : {};
}

/** Returns the current entry. */
export function historyEntry(): HistoryEntry {
	const { usr = null, key } = storedEntry();
	return { state: usr, key: typeof key === "string" ? key : noKey };
}

/** Adds an entry for a URL. If the browser accepts no further ones, loads the URL instead. */
export function addEntry(address: string, state: unknown): void {
	const key = newKey();
	try {
		history.pushState({ usr: state, key } satisfies StoredEntry, "", address);
	} catch (error) {
		// A state that cannot be stored is a bug of the page.
		if (error instanceof DOMException && error.name === "DataCloneError") throw error;
		location.assign(address);
	}
}

/** Changes the URL and state of the current entry. */
export function changeEntry(address: string, state: unknown): void {
	const { key } = historyEntry();
	history.replaceState({ ...storedEntry(), usr: state, key } satisfies StoredEntry, "", address);
}

/** Adds a key to the current entry if it has none; otherwise such entries would share a scroll position. */
export function markEntry(): void {
	const { state, key } = historyEntry();
	if (key === noKey) history.replaceState({ ...storedEntry(), usr: state, key: newKey() }, "");
}

/** Returns eight letters and digits. Unlike randomUUID, this also works without https. */
function newKey(): string {
	return Math.random().toString(36).slice(2, 10).padEnd(8, "0");
}
