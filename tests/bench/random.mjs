/** Creates a seeded random generator (mulberry32); the same seed gives the same sequence. */
export function createRandom(seed) {
	let state = seed;
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	return {
		/** Returns an integer from `low` to `high`, both included. */
		between: (low, high) => low + Math.floor(next() * (high - low + 1)),
		/** Returns one entry of a non-empty list. */
		pick: (list) => list[Math.floor(next() * list.length)],
	};
}
