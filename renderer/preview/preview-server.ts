import { createServer } from "node:http";
import type { Logger } from "#core/platform/logger.ts";
import { listen } from "#renderer/preview/listen.ts";
import { createRequestListener } from "#renderer/preview/request-listener.ts";
import { serializeRequests } from "#renderer/preview/request-queue.ts";
import { openSiteFolder } from "#renderer/preview/site-folder.ts";

/** The options of a preview server. */
export interface PreviewServerOptions {
	/** The output folder, or the symbolic link that builds switch. */
	readonly directory: string;
	/** Receives the causes of responses with status 500. */
	readonly logger?: Logger;
	/** Limits that differ from the defaults, for fast tests. */
	readonly limits?: Partial<PreviewLimits>;
}

/** When to drop an inactive client; times in milliseconds. */
export interface PreviewLimits {
	/** For the head of a request, from its first byte or the start of the connection. */
	readonly headers: number;
	/** For a whole request. */
	readonly request: number;
	/** During a response, without traffic in either direction. */
	readonly stall: number;
	/** Maximum number of requests that wait on a connection for earlier responses. */
	readonly pipelined: number;
}

/** A local web server for a built site. */
export interface PreviewServer {
	/**
	 * Listens on 127.0.0.1; port 0 selects a free one. Rejects with PortTakenError, or with SiteMissingError if
	 * nothing has been built yet; it may then be called again.
	 */
	listen(port: number): Promise<{ readonly url: string; readonly port: number }>;
	/** Stops immediately and closes open connections. */
	close(): Promise<void>;
}

const usualLimits: PreviewLimits = { headers: 10_000, request: 30_000, stall: 30_000, pipelined: 64 };

/** Milliseconds for which an idle connection stays open. */
const keepAliveTimeout = 5_000;

/** Creates the server that serves a site as a good static host would (R-ROUTE-12, B-SEC-03, B-REL-01). */
export function createPreviewServer({ directory, logger, limits }: PreviewServerOptions): PreviewServer {
	const openSite = () => openSiteFolder(directory);
	const { headers, request, stall, pipelined } = { ...usualLimits, ...limits };
	const server = createServer(
		{
			headersTimeout: headers,
			requestTimeout: request,
			keepAliveTimeout,
			// Node.js checks every 30 seconds by default.
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
				// The callback's only error is that the server was not running.
				server.close(() => resolve());
				server.closeAllConnections();
			});
		},
	};
}
