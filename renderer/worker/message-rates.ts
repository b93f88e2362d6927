/** The number of messages of a shop in a minute from which they are an import: nobody saves so often. */
const importRate = 30;

const minute = 60_000;

/** How often each shop reports changes. */
export interface MessageRates {
	/** Counts a message of a shop, and returns whether it is part of an import. `now` is in milliseconds since 1970. */
	isImport(shop: string, now: number): boolean;
}

/** Creates empty {@link MessageRates}. */
export function createMessageRates(): MessageRates {
	/** The times of each shop's last messages. */
	const times = new Map<string, readonly number[]>();
	return {
		isImport(shop, now) {
			const last = [...(times.get(shop) ?? []), now].slice(-importRate);
			times.set(shop, last);
			return last.length === importRate && now - (last[0] ?? now) < minute;
		},
	};
}
