import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Another program listens on the port already. */
export class PortTakenError extends Error {
	override readonly name = "PortTakenError";
	readonly port: number;
	constructor(port: number) {
		super(`Port ${port} is in use by another program. Stop that program or name another port.`);
		this.port = port;
	}
}

const host = "127.0.0.1";

/** Has a server listen to this machine alone; port 0 takes any free one. Rejects with {@link PortTakenError}. */
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
	const { port: taken } = server.address() as AddressInfo;
	return { url: `http://${host}:${taken}`, port: taken };
}
