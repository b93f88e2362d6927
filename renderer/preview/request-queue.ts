import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { finished } from "node:stream/promises";
import { dropStalled } from "#renderer/preview/drop-stalled.ts";

/** A handler of one request; settles when nothing more will be written. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface RequestQueue {
	waiting: number;
	last: Promise<unknown>;
}

/**
 * Handles the requests of a connection one after the other, and none of a closed connection. A connection is closed
 * if more than `pipelined` requests wait, or if the client is inactive for `stall` milliseconds during a response.
 * Node.js passes on all pipelined requests at once, but notifies only the first response when the connection ends;
 * resources of the others, such as open files, would leak.
 */
export function serializeRequests(
	answer: RequestHandler,
	{ pipelined, stall }: { readonly pipelined: number; readonly stall: number },
): RequestHandler {
	const connections = new WeakMap<Socket, RequestQueue>();

	async function handleNow(request: IncomingMessage, response: ServerResponse): Promise<void> {
		if (request.socket.destroyed) return;
		dropStalled(response, stall);
		// Created first, because a response may end before it is awaited.
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
			// The handler logs the causes of failures; here an error only closes its own connection.
			.catch(() => socket.destroy())
			.finally(() => queue.waiting--);
		await queue.last;
	};
}
