import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "#core/ports/logger.ts";
import { createRequestListener } from "#renderer/preview/request-listener.ts";
import { serializeRequests } from "#renderer/preview/request-queue.ts";
import { openSiteFolder } from "#renderer/preview/site-folder.ts";

/** Another program listens on the port already. */
export class PortTakenError extends Error {
	override readonly name = "PortTakenError";
	readonly port: number;
	constructor(port: number) {
		super(`Port ${port} is in use by another program. Stop that program or name another port.`);
		this.port = port;
	}
}

/** Where to look, and whom to tell. */
export interface PreviewServerOptions {
	/** The output folder, or the symbolic link that builds switch. */
	readonly directory: string;
	/** Receives the causes of responses with status 500. */
	readonly logger?: Logger;
	/** Other limits than the usual ones, for tests that cannot wait so long. */
	readonly limits?: Partial<PreviewLimits>;
}

/** When a client that does not go on is dropped; times in milliseconds. */
export interface PreviewLimits {
	/** For the head of a request, from its first byte or the connection's start on. */
	readonly headers: number;
	/** For a whole request. */
	readonly request: number;
	/** Without any part of a response taken. */
	readonly stall: number;
	/** Requests that may wait on one connection for the responses before them. */
	readonly pipelined: number;
}

/** A web server for a built site on this machine only. */
export interface PreviewServer {
	/**
	 * Starts on 127.0.0.1; port 0 takes any free one. Rejects with {@link PortTakenError}, or with
	 * SiteMissingError when nothing was built yet; after either it may be called again.
	 */
	listen(port: number): Promise<{ readonly url: string; readonly port: number }>;
	/** Stops at once, open connections included. */
	close(): Promise<void>;
}

const host = "127.0.0.1";

const usualLimits: PreviewLimits = { headers: 10_000, request: 30_000, stall: 30_000, pipelined: 64 };

/** Milliseconds for which a connection without a request stays open. */
const keepAliveTimeout = 5_000;

/** Makes the server that shows a site as a good static host would (R-ROUTE-12, B-SEC-03, B-REL-01). */
export function createPreviewServer({ directory, logger, limits }: PreviewServerOptions): PreviewServer {
	const openSite = () => openSiteFolder(directory);
	const { headers, request, stall, pipelined } = { ...usualLimits, ...limits };
	const server = createServer(
		{
			headersTimeout: headers,
			requestTimeout: request,
			keepAliveTimeout,
			// Node.js looks every half minute, by default.
			connectionsCheckingInterval: Math.min(headers, request) / 4,
		},
		serializeRequests(createRequestListener(openSite, logger), pipelined),
	);
	server.timeout = stall;
	return {
		async listen(port) {
			await openSite();
			await start(server, port);
			const taken = (server.address() as AddressInfo).port;
			return { url: `http://${host}:${taken}`, port: taken };
		},
		close() {
			return new Promise((resolve) => {
				// The callback's only error says that the server was not running.
				server.close(() => resolve());
				server.closeAllConnections();
			});
		},
	};
}

function start(server: Server, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		const onError = (error: NodeJS.ErrnoException): void => {
			server.off("listening", onListening);
			reject(error.code === "EADDRINUSE" ? new PortTakenError(port) : error);
		};
		const onListening = (): void => {
			server.off("error", onError);
			resolve();
		};
		server.once("error", onError);
		server.once("listening", onListening);
		server.listen(port, host);
	});
}
