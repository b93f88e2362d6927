/**
 * Runs an action for each item, at most `limit` at once, in the order of the items. Rejects with the first error after the actions
 * that run then have ended; no further ones are started.
 */
export async function forEachConcurrently<Item>(
	items: readonly Item[],
	limit: number,
	action: (item: Item) => Promise<void>,
): Promise<void> {
	const errors: unknown[] = [];
	let next = 0;
	const lane = async () => {
		while (next < items.length && errors.length === 0) {
			const item = items[next++] as Item;
			await action(item).catch((error: unknown) => void errors.push(error));
		}
	};
	await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane));
	if (errors.length > 0) throw errors[0];
}
