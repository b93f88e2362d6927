import type { ServerResponse } from "node:http";

/** Stalls are looked for so many times within their limit; a client is dropped at most one interval later. */
const checks = 5;

/**
 * Closes the connection of a response when no byte has passed either way for `stall` milliseconds. A single timeout of
 * that length would take up to twice as long: Node.js starts it again when less waits to be sent than was written, and the
 * system's own buffers take some of it at once.
 */
export function dropStalled(response: ServerResponse, stall: number): void {
	const { socket } = response.req;
	const interval = stall / checks;
	let quietSince = 0;
	let lastTimeout = Number.NEGATIVE_INFINITY;
	response.setTimeout(interval, () => {
		const now = performance.now();
		// Without a byte, timeouts follow each other at once.
		if (now - lastTimeout > 1.5 * interval) quietSince = now - interval;
		lastTimeout = now;
		if (now - quietSince > stall - interval / 2) socket.destroy();
		else socket.setTimeout(interval);
	});
}
