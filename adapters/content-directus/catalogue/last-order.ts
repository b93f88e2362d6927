/** How long an order is good for the further pages of its list, in milliseconds. */
const lifetime = 60_000;

/** The ids of a list that was asked for last, all pages in their order. */
export interface LastOrder {
	/**
	 * The ids of the list of that name: those that were read less than a minute ago when a further page is wanted, else
	 * what `read` gives. Rejects as that does; a failure is not kept.
	 */
	ids(name: string, page: number, read: () => Promise<readonly string[]>): Promise<readonly string[]>;
}

/** Keeps one order, so that paging through a list does not read all products for every page (R-CAT-02, R-CAT-06). */
export function createLastOrder(now: () => number): LastOrder {
	let last: {
		readonly name: string;
		readonly until: number;
		readonly ids: Promise<readonly string[]>;
	} | null = null;
	return {
		ids(name, page, read) {
			// The first page begins the list again, so that visitors who come back or try again see today's order.
			if (page > 0 && last?.name === name && now() < last.until) return last.ids;
			const mine = { name, until: now() + lifetime, ids: read() };
			last = mine;
			mine.ids.catch(() => {
				if (last === mine) last = null;
			});
			return mine.ids;
		},
	};
}
