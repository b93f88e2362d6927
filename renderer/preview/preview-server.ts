import { createServer } from "node:http";
import type { Logger } from "#core/ports/logger.ts";
import { listen } from "#renderer/preview/listen.ts";
import { createRequestListener } from "#renderer/preview/request-listener.ts";
import { serializeRequests } from "#renderer/preview/request-queue.ts";
import { openSiteFolder } from "#renderer/preview/site-folder.ts";

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
	/** Amid a response, without a byte that passes either way. */
	readonly stall: number;
	/** Requests that may wait on one connection for the responses before them. */
	readonly pipelined: number;
}

/** A web server for a built site on this machine only. */
export interface PreviewServer {
	/**
	 * Starts on 127.0.0.1; port 0 takes any free one. Rejects with PortTakenError, or with
	 * SiteMissingError when nothing was built yet; after either it may be called again.
	 */
	listen(port: number): Promise<{ readonly url: string; readonly port: number }>;
	/** Stops at once, open connections included. */
	close(): Promise<void>;
}

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
		serializeRequests(createRequestListener(openSite, logger), { pipelined, stall }),
	);
	server.timeout = stall;
	return {
		async listen(port) {
			await openSite();
			return listen(server, port);
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
