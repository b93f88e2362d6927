import type { KeyValue, KeyValueChange } from "#core/platform/key-value.ts";
import type { Logger } from "#core/platform/logger.ts";

/** The parts of `window` that store texts; reading a storage may throw if it is blocked. */
export interface StorageWindow {
	readonly localStorage: Storage;
	readonly sessionStorage: Storage;
	addEventListener<Type extends "storage" | "pageshow">(
		type: Type,
		listener: (event: WindowEventMap[Type]) => void,
	): void;
	removeEventListener<Type extends "storage" | "pageshow">(
		type: Type,
		listener: (event: WindowEventMap[Type]) => void,
	): void;
}

/** Creates a {@link KeyValue} on local storage. */
export function createLocalKeyValue(window: StorageWindow, logger: Logger): KeyValue {
	return keyValueOn(() => window.localStorage, window, logger);
}

/**
 * Creates a {@link KeyValue} on a storage. If the browser blocks it or it is full, texts are kept in memory for the
 * lifetime of the page, which is logged once per key; the next write tries the browser again.
 */
export function keyValueOn(area: () => Storage, window: StorageWindow, logger: Logger): KeyValue {
	const memory = new Map<string, string>();
	const attempt = attemptsOn(area, logger);

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
		subscribe: (listener) => listenOn({ window, area, memory }, listener),
	};
}

/** A text from another tab is newer than one that this tab could only keep in memory. */
function listenOn(
	{
		window,
		area,
		memory,
	}: {
		readonly window: StorageWindow;
		readonly area: () => Storage;
		readonly memory: Map<string, string>;
	},
	listener: (change: KeyValueChange) => void,
): () => void {
	function onStorageEvent(event: StorageEvent): void {
		if (event.storageArea !== null && event.storageArea !== undefined && !isArea(area, event.storageArea))
			return;
		if (event.key === null) memory.clear();
		else memory.delete(event.key);
		listener({ key: event.key });
	}
	// A page in the back/forward cache misses changes, so it reads again on return.
	const onReturn = ({ persisted }: PageTransitionEvent) => persisted && listener({ key: null });
	window.addEventListener("storage", onStorageEvent);
	window.addEventListener("pageshow", onReturn);
	return () => {
		window.removeEventListener("storage", onStorageEvent);
		window.removeEventListener("pageshow", onReturn);
	};
}

function isArea(area: () => Storage, changed: Storage): boolean {
	try {
		return changed === area();
	} catch {
		return false;
	}
}

function storedKeys(storage: Storage): readonly string[] {
	return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
		(key) => key !== null,
	);
}

/** Runs a storage operation; on failure returns `otherwise` and logs it once per key. */
function attemptsOn(area: () => Storage, logger: Logger) {
	const noted = new Set<string | null>();
	return <Value>(action: (storage: Storage) => Value, otherwise: Value, key: string | null): Value => {
		try {
			return action(area());
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

/** Creates a {@link KeyValue} on session storage: texts of this tab only, deleted when the tab is closed. */
export function createSessionKeyValue(window: StorageWindow, logger: Logger): KeyValue {
	return keyValueOn(() => window.sessionStorage, window, logger);
}
