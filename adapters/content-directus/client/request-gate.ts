/** Runs a task when its turn comes. A limited number run at once; the others wait in their order. */
export type RequestGate = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** Creates a gate for at most `limit` simultaneous tasks (R-CONTENT-03). */
export function createRequestGate(limit: number): RequestGate {
	const waiting: (() => void)[] = [];
	let running = 0;

	return async (task) => {
		if (running < limit) running += 1;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await task();
		} finally {
			// Passes the place on directly, so that no later task can take it first.
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
