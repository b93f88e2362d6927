/** Runs `load` when it is first asked and gives all who ask its result; after a failure the next one to ask runs it again. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
	let loading: Promise<Value> | null = null;
	return () => {
		loading ??= load().catch((error: unknown) => {
			loading = null;
			throw error;
		});
		return loading;
	};
}

/**
 * Gives what all promises give, as `Promise.all` does, but rejects only once the last has settled: by then nothing of them can fail
 * behind the back of whoever answers for the first failure.
 */
export async function settleAll<const Promises extends readonly unknown[]>(
	promises: Promises,
): Promise<{ -readonly [Index in keyof Promises]: Awaited<Promises[Index]> }> {
	await Promise.allSettled(promises);
	return Promise.all(promises);
}
