import type { KeyValue, KeyValueChange } from "#core/ports/key-value.ts";
import type { Logger } from "#core/ports/logger.ts";

/** The part of a browser's window that keeps texts; reading `localStorage` may throw when it is blocked. */
export interface StorageWindow {
	readonly localStorage: Storage;
	addEventListener(type: "storage", listener: (event: StorageEvent) => void): void;
	removeEventListener(type: "storage", listener: (event: StorageEvent) => void): void;
}

/**
 * Local storage as {@link KeyValue}. Where the browser blocks it or has no room left, texts live in memory for
 * as long as the page does and the log says so once a key; the next write tries the browser again.
 */
export function createLocalKeyValue(window: StorageWindow, logger: Logger): KeyValue {
	const memory = new Map<string, string>();
	const attempt = attemptsOn(window, logger);

	return {
		read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null, key),
		write(key, text) {
			const stored = attempt(
				(storage) => {
					storage.setItem(key, text);
					return true;
				},
				false,
				key,
			);
			if (stored) memory.delete(key);
			else memory.set(key, text);
			return stored;
		},
		remove(key) {
			memory.delete(key);
			attempt((storage) => storage.removeItem(key), undefined, key);
		},
		keys() {
			const stored = attempt(storedKeys, [], null);
			return [...new Set([...stored, ...memory.keys()])];
		},
		subscribe: (listener) => listenOn(window, memory, listener),
	};
}

/** Another tab's text is newer than one that this tab could only keep in memory. */
function listenOn(
	window: StorageWindow,
	memory: Map<string, string>,
	listener: (change: KeyValueChange) => void,
): () => void {
	function hear(event: StorageEvent): void {
		if (event.storageArea !== null && event.storageArea !== undefined && !isLocal(window, event.storageArea))
			return;
		if (event.key === null) memory.clear();
		else memory.delete(event.key);
		listener({ key: event.key });
	}
	window.addEventListener("storage", hear);
	return () => window.removeEventListener("storage", hear);
}

function isLocal(window: StorageWindow, area: Storage): boolean {
	try {
		return area === window.localStorage;
	} catch {
		return false;
	}
}

function storedKeys(storage: Storage): readonly string[] {
	return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
		(key) => key !== null,
	);
}

/** Runs something on the storage; gives `otherwise` and a note, once a key, when the browser refuses. */
function attemptsOn(window: StorageWindow, logger: Logger) {
	const noted = new Set<string | null>();
	return <Value>(action: (storage: Storage) => Value, otherwise: Value, key: string | null): Value => {
		try {
			return action(window.localStorage);
		} catch (error) {
			if (!noted.has(key)) logger.note("storage.refused", { key, error: errorName(error) });
			noted.add(key);
			return otherwise;
		}
	};
}

function errorName(error: unknown): string {
	return error instanceof Error || error instanceof DOMException ? error.name : typeof error;
}
