import type { ConnectionHints } from "#core/loading/prefetch.ts";

/** What the browser says of its connection, where it does. */
export function connection(): ConnectionHints | null {
	return "connection" in navigator ? (navigator.connection as ConnectionHints) : null;
}
