/** Lets so many tasks run at once; the others wait in the order in which they came. */
export type RequestGate = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** Creates a gate for at most `limit` tasks at once (R-CONTENT-03). */
export function createRequestGate(limit: number): RequestGate {
	const waiting: (() => void)[] = [];
	let running = 0;

	return async (task) => {
		if (running < limit) running += 1;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await task();
		} finally {
			// The place is handed on, so that nobody who comes later can take it first.
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
