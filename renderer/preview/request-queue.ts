import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { finished } from "node:stream/promises";

/** How long and how much a connection may keep the server waiting. */
export interface ConnectionLimits {
	/** Milliseconds without any part of a response taken after which a connection is closed. */
	readonly stall: number;
	/** Requests that may wait on one connection for the responses before them; one more closes it. */
	readonly pipelined: number;
}

/** Answers one request; settles once nothing more will be written. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface RequestQueue {
	waiting: number;
	last: Promise<void>;
}

/**
 * Answers the requests of a connection one after the other, and nothing of a connection that is closed.
 * Node.js hands over all requests that a client sent at once, but notifies only the first response when the connection ends:
 * whatever the others hold, such as open files, would stay.
 */
export function serializeRequests(answer: RequestHandler, limits: ConnectionLimits): RequestHandler {
	const connections = new WeakMap<Socket, RequestQueue>();
	return async (request, response) => {
		const { socket } = request;
		const queue = connections.get(socket) ?? { waiting: 0, last: Promise.resolve() };
		connections.set(socket, queue);
		if (queue.waiting > limits.pipelined) {
			socket.destroy();
			return;
		}
		queue.waiting++;
		queue.last = queue.last
			.then(() => handleNow(request, response, answer, limits.stall))
			.finally(() => {
				queue.waiting--;
			});
		await queue.last;
	};
}

/** Settles when the response is handed to the system or its connection is closed; a client that takes nothing is dropped. */
async function handleNow(
	request: IncomingMessage,
	response: ServerResponse,
	answer: RequestHandler,
	stall: number,
): Promise<void> {
	const { socket } = request;
	if (socket.destroyed) return;
	const stallTimer = setTimeout(() => socket.destroy(), stall);
	response.on("drain", () => stallTimer.refresh());
	// The promise is made first, for a response may be over before it is asked about; its error only says that the client left.
	const over = finished(response).catch(() => undefined);
	try {
		await answer(request, response);
		await over;
	} catch {
		// Whoever answers notes the causes of failures; here one may only cost its own connection.
		socket.destroy();
	} finally {
		clearTimeout(stallTimer);
	}
}
