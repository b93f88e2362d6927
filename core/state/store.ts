import type { KeyValue } from "#core/platform/key-value.ts";

/** Those who want to know of each change, which may say what has changed. */
export interface Listeners<Change = void> {
	/** Calls the listener after each change; returns how to stop. */
	subscribe(listener: (change: Change) => void): () => void;
	notify(change: Change): void;
}

/** A value that changes, for those who show it. */
export interface Store<Value> extends Pick<Listeners, "subscribe"> {
	/** The value; the same object as long as nothing changes. */
	state(): Value;
}

/** A store with the means to change it. */
export interface WritableStore<Value> extends Store<Value> {
	/** Puts another value in; the same one again is no change. */
	set(next: Value): void;
}

/** Who is added while a change is reported counts from the next one on. */
export function createListeners<Change = void>(): Listeners<Change> {
	const listeners = new Set<(change: Change) => void>();
	return {
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		notify(change) {
			for (const listener of [...listeners]) listener(change);
		},
	};
}

/** Holds a value; a change is in place before the listeners are called. */
export function createStore<Value>(initial: Value): WritableStore<Value> {
	const { subscribe, notify } = createListeners();
	let value = initial;
	return {
		state: () => value,
		set(next) {
			if (next === value) return;
			value = next;
			notify();
		},
		subscribe,
	};
}

/** Calls back when another tab has changed the text of a key, or removed all texts; returns how to stop. */
export function onStoredChange(
	storage: Pick<KeyValue, "subscribe">,
	key: string,
	changed: () => void,
): () => void {
	return storage.subscribe((change) => {
		if (change.key === null || change.key === key) changed();
	});
}

/** Gives the value that a function has made when it was first asked for, and the same one to everybody after. */
export type Shared = <Value>(create: () => Value) => Value;

/** Begins without values, e.g. for the pages of one visit. */
export function createShared(): Shared {
	const values = new Map<() => unknown, unknown>();
	return <Value>(create: () => Value) => {
		const value = values.get(create) ?? create();
		values.set(create, value);
		return value as Value;
	};
}
