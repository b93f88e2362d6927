import type { ServerResponse } from "node:http";

/** Number of checks within the limit; a client is dropped at most one interval late. */
const checks = 5;

/**
 * Closes a response's connection if no byte has passed in either direction for `stall` milliseconds. A single
 * timeout of that length could take twice as long: Node.js restarts it when less waits to be sent than was written,
 * and the system's buffers accept some of it immediately.
 */
export function dropStalled(response: ServerResponse, stall: number): void {
	const { socket } = response.req;
	const interval = stall / checks;
	let quietSince = 0;
	let lastTimeout = Number.NEGATIVE_INFINITY;
	response.setTimeout(interval, () => {
		const now = performance.now();
		// Without traffic, timeouts follow each other directly.
		if (now - lastTimeout > 1.5 * interval) quietSince = now - interval;
		lastTimeout = now;
		if (now - quietSince > stall - interval / 2) socket.destroy();
		else socket.setTimeout(interval);
	});
}
