import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { finished } from "node:stream/promises";

/** How long and how much a connection may keep the server waiting. */
export interface ConnectionLimits {
	/** Milliseconds without any part of an answer taken after which a connection is closed. */
	readonly stall: number;
	/** Requests that may wait on one connection for the answers before them; one more closes it. */
	readonly pipelined: number;
}

/** Answers one request; settles once nothing more will be written. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Turns {
	waiting: number;
	last: Promise<void>;
}

/**
 * Answers the requests of a connection one after the other, and nothing of a connection that is closed.
 * Node.js hands over all requests that a client sent at once, but tells only the first answer when the connection ends:
 * whatever the others hold, such as open files, would stay.
 */
export function inTurns(answer: Answering, limits: ConnectionLimits): Answering {
	const connections = new WeakMap<Socket, Turns>();
	return async (request, response) => {
		const { socket } = request;
		const turns = connections.get(socket) ?? { waiting: 0, last: Promise.resolve() };
		connections.set(socket, turns);
		if (turns.waiting > limits.pipelined) {
			socket.destroy();
			return;
		}
		turns.waiting++;
		turns.last = turns.last
			.then(() => answerNow(request, response, answer, limits.stall))
			.finally(() => {
				turns.waiting--;
			});
		await turns.last;
	};
}

/** Settles when the answer is handed to the system or its connection is closed; a client that takes nothing is let go. */
async function answerNow(
	request: IncomingMessage,
	response: ServerResponse,
	answer: Answering,
	stall: number,
): Promise<void> {
	const { socket } = request;
	if (socket.destroyed) return;
	const patience = setTimeout(() => socket.destroy(), stall);
	response.on("drain", () => patience.refresh());
	// The promise is made first, for an answer may be over before it is asked about; its error only says that the client left.
	const over = finished(response).catch(() => undefined);
	try {
		await answer(request, response);
		await over;
	} catch {
		// Whoever answers notes the causes of failures; here one may only cost its own connection.
		socket.destroy();
	} finally {
		clearTimeout(patience);
	}
}
