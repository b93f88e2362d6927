/** What an entry of the session history carries. */
export interface HistoryEntry {
	/** What the page at its URL keeps in it; null where it keeps nothing. */
	readonly state: unknown;
	/** Names the entry: scroll positions are kept by it. */
	readonly key: string;
}

/**
 * An entry as react-router writes it, so that the router finds those that were written before it came, and its own can be read
 * without it. A changed anchor (adapters/browser-history) keeps what its entry has.
 */
interface StoredEntry {
	readonly usr: unknown;
	readonly key: string;
	/** The entry's place among the router's entries, which the router writes. */
	readonly idx?: unknown;
}

/** The key of an entry that has none: a document's first one, and those of anchors that the browser followed. */
const noKey = "default";

/** Returns what the open entry holds; anything may be there, since other programs write entries, too. */
function storedEntry(): Partial<StoredEntry> {
	const entry: unknown = history.state;
	return typeof entry === "object" && entry !== null ? entry : {};
}

/** Returns the entry that is open. */
export function historyEntry(): HistoryEntry {
	const { usr = null, key } = storedEntry();
	return { state: usr, key: typeof key === "string" ? key : noKey };
}

/** Adds an entry for a URL. A browser that takes no more of them loads the URL instead. */
export function addEntry(address: string, state: unknown): void {
	const key = newKey();
	try {
		history.pushState({ usr: state, key } satisfies StoredEntry, "", address);
	} catch (error) {
		// What cannot be stored is a fault of the page's.
		if (error instanceof DOMException && error.name === "DataCloneError") throw error;
		location.assign(address);
	}
}

/** Changes URL and state of the entry that is open. */
export function changeEntry(address: string, state: unknown): void {
	const { key } = historyEntry();
	history.replaceState({ ...storedEntry(), usr: state, key } satisfies StoredEntry, "", address);
}

/** Gives the entry that is open a key where it has none: otherwise such entries would share a position. */
export function markEntry(): void {
	const { state, key } = historyEntry();
	if (key === noKey) history.replaceState({ ...storedEntry(), usr: state, key: newKey() }, "");
}

/** Eight letters and digits; unlike randomUUID it is there without https too. */
function newKey(): string {
	return Math.random().toString(36).slice(2, 10).padEnd(8, "0");
}
