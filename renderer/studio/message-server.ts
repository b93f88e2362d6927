import { LogController } from "fastify";

const requestTimeout = 20_000;

/** Returns the options of a server that receives messages of a content service: small, seldom, and none of them logged. */
export const messageServerOptions = () => ({
	/** The largest message in bytes: names of collections and ids of items. */
	bodyLimit: 256 * 1024,
	logController: new LogController({ disableRequestLogging: true }),
	requestTimeout,
	http: { headersTimeout: requestTimeout, connectionsCheckingInterval: 2000 },
	// Open previews keep connections for events.
	forceCloseConnections: true,
});
