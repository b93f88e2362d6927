/**
 * Returns a uniform random selection of at most `limit` items without repetition (R-CAT-05). `random` returns
 * numbers in [0, 1), e.g. Math.random, or a seeded generator for reproducible builds.
 */
export function pickRandom<Item>(
	items: readonly Item[],
	limit: number,
	random: () => number,
): readonly Item[] {
	const pool = [...items];
	const count = Math.min(Math.max(0, limit), pool.length);
	for (let place = 0; place < count; place += 1) {
		const other = place + Math.floor(random() * (pool.length - place));
		[pool[place], pool[other]] = [pool[other] as Item, pool[place] as Item];
	}
	return pool.slice(0, count);
}
