import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { finished } from "node:stream/promises";
import { dropStalled } from "#renderer/preview/drop-stalled.ts";

/** Answers one request; settles once nothing more will be written. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface RequestQueue {
	waiting: number;
	last: Promise<unknown>;
}

/**
 * Answers the requests of a connection one after the other, and nothing of a connection that is closed. One more
 * request than `pipelined` that waits for the responses before it closes the connection, as does a client that takes and
 * sends nothing for `stall` milliseconds amid a response.
 * Node.js hands over all requests that a client sent at once, but notifies only the first response when the connection ends:
 * whatever the others hold, such as open files, would stay.
 */
export function serializeRequests(
	answer: RequestHandler,
	{ pipelined, stall }: { readonly pipelined: number; readonly stall: number },
): RequestHandler {
	const connections = new WeakMap<Socket, RequestQueue>();

	async function handleNow(request: IncomingMessage, response: ServerResponse): Promise<void> {
		if (request.socket.destroyed) return;
		dropStalled(response, stall);
		// The promise is made first, for a response may be over before it is asked about.
		await Promise.all([finished(response), answer(request, response)]);
	}

	return async (request, response) => {
		const { socket } = request;
		const queue = connections.get(socket) ?? { waiting: 0, last: Promise.resolve() };
		connections.set(socket, queue);
		if (queue.waiting > pipelined) {
			socket.destroy();
			return;
		}
		queue.waiting++;
		queue.last = queue.last
			.then(() => handleNow(request, response))
			// Whoever answers notes the causes of failures; here one may only cost its own connection.
			.catch(() => socket.destroy())
			.finally(() => queue.waiting--);
		await queue.last;
	};
}
