/** The time in milliseconds for which the order of a list is used for its further pages. */
const lifetime = 60_000;

/** The cached ids of the last requested list, of all its pages in order. */
export interface LastOrder {
	/**
	 * Returns the ids of the list with this name. A further page gets the cached ids if they are less than a minute
	 * old; otherwise `read` reads them. Rejects if `read` does; failures are not cached.
	 */
	ids(name: string, page: number, read: () => Promise<readonly string[]>): Promise<readonly string[]>;
}

/**
 * Creates a cache of one list's order, so that paging does not read all products for every page (R-CAT-02, R-CAT-06).
 */
export function createLastOrder(now: () => number): LastOrder {
	let last: {
		readonly name: string;
		readonly until: number;
		readonly ids: Promise<readonly string[]>;
	} | null = null;
	return {
		ids(name, page, read) {
			// The first page reads the list again, so that visitors who return or retry get the current order.
			if (page > 0 && last?.name === name && now() < last.until) return last.ids;
			const current = { name, until: now() + lifetime, ids: read() };
			last = current;
			current.ids.catch(() => {
				if (last === current) last = null;
			});
			return current.ids;
		},
	};
}
