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

/** Puts another query into the address of the page that is open, without the router: nothing has to be loaded. */
export function changeEntry(search: string, entry: "push" | "replace"): void {
	const { usr, key, idx } = historyEntry();
	const url = location.pathname + search;
	if (entry === "replace") history.replaceState({ usr, key, idx: idx ?? 0 }, "", url);
	else history.pushState({ usr, key: crypto.randomUUID().slice(0, 8), idx: (idx ?? 0) + 1 }, "", url);
}
