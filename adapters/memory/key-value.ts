import type { KeyValue, KeyValueChange } from "#core/platform/key-value.ts";
import { createListeners, type Listeners } from "#core/state/store.ts";

/** A browser whose tabs share stored texts, for tests and stories. */
export interface MemoryBrowser {
	/** Opens another tab, which sees everything stored before. */
	openTab(): KeyValue;
	/** Delivers pending changes to a tab, or to all; only needed if delivery is "by hand". */
	deliver(tab?: KeyValue): void;
}

interface Mutation {
	readonly by: Tab;
	readonly key: string;
	readonly text: string | null;
}

interface Tab {
	readonly view: Map<string, string>;
	readonly listeners: Listeners<KeyValueChange>;
	/** The number of the browser's mutations it has received. */
	receivedCount: number;
}

/**
 * Creates a {@link MemoryBrowser}. As in a multi-process browser, each tab has its own view. With "by hand" it sees
 * other tabs' texts only on delivery, so that two tabs can write concurrently; the last write wins.
 */
export function createMemoryBrowser(delivery: "at once" | "by hand" = "at once"): MemoryBrowser {
	const mutations: Mutation[] = [];
	const tabs = new Map<KeyValue, Tab>();

	function mutate(mutation: Mutation): void {
		if (mutation.text === null) mutation.by.view.delete(mutation.key);
		else mutation.by.view.set(mutation.key, mutation.text);
		mutations.push(mutation);
		if (delivery === "at once") for (const tab of tabs.values()) applyMutations(tab, mutations);
	}

	return {
		openTab() {
			const tab: Tab = { view: new Map(), listeners: createListeners(), receivedCount: 0 };
			applyMutations(tab, mutations);
			const keyValue = keyValueOf(tab, mutate);
			tabs.set(keyValue, tab);
			return keyValue;
		},
		deliver(keyValue) {
			for (const [candidate, tab] of tabs) {
				if (keyValue === undefined || candidate === keyValue) applyMutations(tab, mutations);
			}
		},
	};
}

function keyValueOf(tab: Tab, mutate: (mutation: Mutation) => void): KeyValue {
	return {
		read: (key) => tab.view.get(key) ?? null,
		write(key, text) {
			mutate({ by: tab, key, text });
			return true;
		},
		remove(key) {
			if (tab.view.has(key)) mutate({ by: tab, key, text: null });
		},
		keys: () => [...tab.view.keys()],
		subscribe: tab.listeners.subscribe,
	};
}

/** Applies mutations to a tab's view, except those older than its own later writes. */
function applyMutations(tab: Tab, mutations: readonly Mutation[]): void {
	while (tab.receivedCount < mutations.length) {
		const mutation = mutations[tab.receivedCount];
		tab.receivedCount += 1;
		if (!mutation || mutation.by === tab) continue;
		const isOutdated = mutations
			.slice(tab.receivedCount)
			.some((candidate) => candidate.by === tab && candidate.key === mutation.key);
		if (!isOutdated && mutation.text === null) tab.view.delete(mutation.key);
		else if (!isOutdated && mutation.text !== null) tab.view.set(mutation.key, mutation.text);
		tab.listeners.notify({ key: mutation.key });
	}
}
