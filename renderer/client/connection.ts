import type { ConnectionHints } from "#core/loading/prefetch.ts";

/** Returns the browser's data about its connection; null if it provides none. */
export function connection(): ConnectionHints | null {
	return "connection" in navigator ? (navigator.connection as ConnectionHints) : null;
}
