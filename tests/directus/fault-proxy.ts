import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Handles a request instead of passing it on; null passes all requests on. */
export type Fault = (path: string, response: ServerResponse) => "handled" | "cut" | null;

/** A proxy between client and Directus that can fail in any way. */
export interface FaultProxy {
	readonly url: string;
	/** The requested paths since the last reset, without queries. */
	readonly paths: readonly string[];
	/** The maximum number of simultaneous requests. */
	readonly most: number;
	/** Clears the requested paths and sets another fault, or none. */
	reset(fault?: Fault): void;
	close(): Promise<void>;
}

/** Starts a proxy in front of a local server. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
	let fault: Fault = () => null;
	let paths: string[] = [];
	let [underWay, most] = [0, 0];
	const passOn = (incoming: IncomingMessage, outgoing: ServerResponse) => {
		const { method, headers } = incoming;
		const passed = request(`${target}${incoming.url}`, { method, headers }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
			answer.pipe(outgoing);
		});
		passed.on("error", () => outgoing.destroy());
		incoming.pipe(passed);
	};
	const server = createServer((incoming, outgoing) => {
		const path = (incoming.url ?? "").replace(/\?.*$/, "");
		paths.push(path);
		underWay += 1;
		most = Math.max(most, underWay);
		outgoing.on("close", () => {
			underWay -= 1;
		});
		const done = fault(path, outgoing);
		if (done === "cut") incoming.socket.destroy();
		else if (done === null) passOn(incoming, outgoing);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		get paths() {
			return paths;
		},
		get most() {
			return most;
		},
		reset(next = () => null) {
			fault = next;
			paths = [];
			most = 0;
		},
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}
