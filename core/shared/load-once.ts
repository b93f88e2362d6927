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
