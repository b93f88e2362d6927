import type { PageAddress, PageHistory } from "#core/ports/page-history.ts";
import { createListeners } from "#core/state/store.ts";

/** A tab's history that tests and stories can change. */
export interface MemoryHistory extends PageHistory {
	/** Opens another address, like a followed link. */
	visit(address: PageAddress): void;
}

/** Creates a {@link MemoryHistory} at an address, "/" by default. */
export function createMemoryHistory(address: PageAddress = { path: "/", anchor: "" }): MemoryHistory {
	const { subscribe, notify } = createListeners();
	let entries: readonly PageAddress[] = [address];
	let here = 0;
	const at = (place: number) => entries[place] ?? address;
	return {
		address: () => at(here),
		replaceAnchor(anchor) {
			entries = entries.map((entry, place) => (place === here ? { ...entry, anchor } : entry));
		},
		pathsBefore: () => entries.slice(0, here).map(({ path }) => path),
		back(steps) {
			here = Math.max(0, here - steps);
			notify();
		},
		visit(next) {
			entries = [...entries.slice(0, here + 1), next];
			here += 1;
			notify();
		},
		subscribe,
	};
}
