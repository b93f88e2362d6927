/**
 * What an entry of the session history carries. This module alone decides it: the router reads and writes entries by these functions,
 * and a changed anchor (adapters/browser-history) keeps what its entry has.
 */
export interface HistoryEntry {
	/** What the page at its URL keeps in it; null where it keeps nothing. */
	readonly state: unknown;
	/** Names the entry: scroll positions are kept by it. */
	readonly key: string;
}

/** The key of an entry that has none: a document's first one, and those of anchors that the browser followed. */
const noKey = "default";

/** The entry that is open; nothing is expected of what others may have put there. */
export function historyEntry(): HistoryEntry {
	const entry: unknown = history.state;
	const { state = null, key }: Partial<HistoryEntry> =
		typeof entry === "object" && entry !== null ? entry : {};
	return { state, key: typeof key === "string" ? key : noKey };
}

/** Adds an entry for a URL. A browser that takes no more of them loads the URL instead. */
export function addEntry(address: string, state: unknown, key = newKey()): void {
	try {
		history.pushState({ state, key }, "", address);
	} catch (error) {
		// What cannot be stored is a fault of the page's.
		if (error instanceof DOMException && error.name === "DataCloneError") throw error;
		location.assign(address);
	}
}

/** Changes URL and state of the entry that is open. */
export function changeEntry(address: string, state: unknown, key = historyEntry().key): void {
	history.replaceState({ state, key }, "", address);
}

/** Gives the entry that is open a key where it has none: otherwise such entries would share a position. */
export function markEntry(): void {
	const { state, key } = historyEntry();
	if (key === noKey) history.replaceState({ state, key: newKey() }, "");
}

/** Eight letters and digits; unlike randomUUID it is there without https too. */
function newKey(): string {
	return Math.random().toString(36).slice(2, 10).padEnd(8, "0");
}
