import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** The error for a port that another program listens on. */
export class PortTakenError extends Error {
	override readonly name = "PortTakenError";
	readonly port: number;
	constructor(port: number) {
		super(`Port ${port} is in use by another program. Stop that program or name another port.`);
		this.port = port;
	}
}

const host = "127.0.0.1";

/** Listens on this machine only; port 0 selects a free one. Rejects with {@link PortTakenError}. */
export async function listen(
	server: Server,
	port: number,
): Promise<{ readonly url: string; readonly port: number }> {
	server.listen(port, host);
	try {
		await once(server, "listening");
	} catch (error) {
		const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
		throw isTaken ? new PortTakenError(port) : error;
	}
	const { port: actualPort } = server.address() as AddressInfo;
	return { url: `http://${host}:${actualPort}`, port: actualPort };
}
