import type { KeyValue } from "#core/platform/key-value.ts";

/** Listeners to changes; a change can carry what has changed. */
export interface Listeners<Change = void> {
	/** Calls the listener after each change; returns a function that unsubscribes it. */
	subscribe(listener: (change: Change) => void): () => void;
	notify(change: Change): void;
}

/** An observable value. */
export interface Store<Value> extends Pick<Listeners, "subscribe"> {
	/** Returns the value; the same object until something changes. */
	state(): Value;
}

/** A store whose value can be set. */
export interface WritableStore<Value> extends Store<Value> {
	/** Replaces the value; the same value again is no change. */
	set(next: Value): void;
}

/** Creates listeners. One added while a change is reported receives the next change first. */
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

/** Creates a store. A change is in place before the listeners are called. */
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

/** Calls back when another tab changes the text of a key or removes all texts; returns a function that stops it. */
export function onStoredChange(
	storage: Pick<KeyValue, "subscribe">,
	key: string,
	changed: () => void,
): () => void {
	return storage.subscribe((change) => {
		if (change.key === null || change.key === key) changed();
	});
}

/** Returns the value of a function, which is called at the first request; later requests get the same value. */
export type Shared = <Value>(create: () => Value) => Value;

/** Creates an empty set of shared values, e.g. for the pages of one visit. */
export function createShared(): Shared {
	const values = new Map<() => unknown, unknown>();
	return <Value>(create: () => Value) => {
		const value = values.get(create) ?? create();
		values.set(create, value);
		return value as Value;
	};
}
