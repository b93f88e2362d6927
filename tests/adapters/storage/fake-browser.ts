import type { StorageWindow } from "#adapters/storage/local-key-value.ts";

/** A browser window that can block its storage or run out of space. */
export interface FakeWindow extends StorageWindow {
	/** Whether reading a storage throws. */
	blocked: boolean;
	/** Clears the storage like another tab's `clear()`. */
	listenToClear(): void;
	/** Receives a change of the given storage. */
	listen(key: string, area: Storage | null): void;
	/** Shows the page again; `persisted` means from the back/forward cache. */
	comeBack(persisted: boolean): void;
}

/** Opens windows on one storage of at most `room` characters. */
export function openWindows(count: number, room = Number.POSITIVE_INFINITY): readonly FakeWindow[] {
	const texts = new Map<string, string>();
	const windows = Array.from({ length: count }, () => fakeWindow());

	function fakeWindow(): FakeWindow {
		const listeners = {
			storage: new Set<(event: never) => void>(),
			pageshow: new Set<(event: never) => void>(),
		};
		const emit = (type: keyof typeof listeners, event: object) => {
			for (const listener of listeners[type]) listener(event as never);
		};
		const storage = fakeStorage(texts, room, (key) => {
			for (const other of windows) if (other !== window) other.listen(key, null);
		});
		const session = fakeStorage(new Map(), room, () => {});
		const window: FakeWindow = {
			blocked: false,
			get localStorage() {
				if (this.blocked) throw new DOMException("The operation is insecure.", "SecurityError");
				return storage;
			},
			get sessionStorage() {
				if (this.blocked) throw new DOMException("The operation is insecure.", "SecurityError");
				return session;
			},
			addEventListener: (type, listener) => listeners[type].add(listener),
			removeEventListener: (type, listener) => listeners[type].delete(listener),
			listen: (key, area) => emit("storage", { key, storageArea: area ?? storage }),
			listenToClear() {
				texts.clear();
				emit("storage", { key: null, storageArea: storage });
			},
			comeBack: (persisted) => emit("pageshow", { persisted }),
		};
		return window;
	}
	return windows;
}

/** Creates the storage of one window; `changed` is called after each change. */
export function fakeStorage(
	texts: Map<string, string>,
	room: number,
	changed: (key: string) => void,
): Storage {
	return {
		get length() {
			return texts.size;
		},
		key: (index) => [...texts.keys()][index] ?? null,
		getItem: (key) => texts.get(key) ?? null,
		setItem(key, text) {
			const others = [...texts].filter(([name]) => name !== key);
			const used = others.reduce((sum, [name, other]) => sum + name.length + other.length, 0);
			if (used + key.length + text.length > room)
				throw new DOMException("No room left", "QuotaExceededError");
			texts.set(key, text);
			changed(key);
		},
		removeItem(key) {
			if (texts.delete(key)) changed(key);
		},
		clear: () => texts.clear(),
	};
}
