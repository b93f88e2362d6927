/**
 * What an entry of the session history carries. The router reads and writes the same three, so that it may come at
 * any time: `usr` is the page's own state, `key` names the entry, `idx` counts the entries.
 */
interface HistoryEntry {
	readonly usr: unknown;
	readonly key: string;
	readonly idx: number | null;
}

/** The entry that is open; nothing is expected of what others may have put there. */
export function historyEntry(): HistoryEntry {
	const entry: unknown = history.state;
	const {
		usr = null,
		key,
		idx,
	} = typeof entry === "object" && entry !== null ? (entry as Partial<HistoryEntry>) : {};
	return {
		usr,
		key: typeof key === "string" ? key : "default",
		idx: typeof idx === "number" ? idx : null,
	};
}

/**
 * Changes query or anchor in the URL of the page that is open, without the router: nothing has to be loaded. The
 * entry carries `usr`.
 */
export function changeEntry(address: string, entry: "push" | "replace", usr: unknown): void {
	const { key, idx } = historyEntry();
	if (entry === "replace") history.replaceState({ usr, key, idx: idx ?? 0 }, "", address);
	else history.pushState({ usr, key: newKey(), idx: (idx ?? 0) + 1 }, "", address);
}

/**
 * Returns the entry that is open a key where it has none: a document's first one, and those of anchors that the browser
 * followed. Positions are kept by it, and what has none would share one.
 */
export function markEntry(): void {
	const { usr, key, idx } = historyEntry();
	if (key === "default") history.replaceState({ usr, key: newKey(), idx }, "");
}

/** Eight letters and digits; unlike randomUUID it is there without https too. */
function newKey(): string {
	return Math.random().toString(36).slice(2, 10).padEnd(8, "0");
}
