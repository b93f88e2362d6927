import rateLimit from "@fastify/rate-limit";
import fastify, {
	type FastifyError,
	type FastifyInstance,
	type FastifyServerOptions,
	LogController,
} from "fastify";
import { problem } from "#core/forms/field-rules.ts";
import { fieldErrors, invalidField, invalidKey } from "../response.ts";
import { callerNetwork } from "./caller-network.ts";
import { allowHosts } from "./hosts.ts";
import { allowOrigins } from "./origins.ts";
import { unstorablePath } from "./unstorable.ts";

/** Maximum size of a request body in bytes. */
export const bodyLimit = 256 * 1024;

/**
 * Milliseconds until a complete request must have arrived; a body of maximum size takes half of it on a slow mobile
 * connection (200 kbit/s). Node.js checks every 30 seconds.
 */
export const requestTimeout = 20_000;

/** The server's network settings. */
export interface ServerOptions {
	/** The site's origins, e.g. "https://www.example.com"; browsers on other sites are refused. */
	readonly origins: readonly string[];
	/** Host names of the service in addition to those of the local machine, e.g. "orders.example.com". */
	readonly hosts: readonly string[];
	/** Proxies that are trusted for the caller's address, e.g. "127.0.0.1"; none if null. */
	readonly trustProxy: string | null;
	readonly logger: NonNullable<FastifyServerOptions["logger"]>;
}

const securityHeaders = {
	"cache-control": "no-store",
	"content-security-policy":
		"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	"referrer-policy": "no-referrer",
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
};

/** Creates a server that uses JSON, reports every failure in the contract's format and logs no personal data. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
	const server = fastify({
		bodyLimit,
		// Fastify's own log lines contain callers and full URLs; the hook below logs neither.
		logController: new LogController({ disableRequestLogging: true }),
		logger: options.logger,
		requestTimeout,
		http: { headersTimeout: requestTimeout, connectionsCheckingInterval: 2000 },
		trustProxy: options.trustProxy ?? false,
		onProtoPoisoning: "error",
		onConstructorPoisoning: "error",
	});
	// JSON only, because forms and foreign pages can send plain text without a preflight request.
	server.removeContentTypeParser("text/plain");
	server.addHook("onRequest", async (_request, reply) => {
		reply.headers(securityHeaders);
	});
	allowHosts(server, options.hosts);
	allowOrigins(server, options.origins);
	await server.register(rateLimit, {
		global: false,
		keyGenerator: ({ ip }) => callerNetwork(ip),
		errorResponseBuilder: () => new RateLimited(),
	});
	server.addHook("preHandler", async (request, reply) => {
		const path = unstorablePath(request.body);
		if (path !== null) return reply.code(400).send(invalidField(path).body);
	});
	server.addHook("onResponse", async (request, reply) => {
		const { method, routeOptions } = request;
		const ms = Math.round(reply.elapsedTime);
		request.log.info({ method, route: routeOptions.url ?? "none", status: reply.statusCode, ms }, "answered");
	});
	server.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: "error", errors: [] }));
	setErrorHandler(server);
	return server;
}

/** The error of the rate limits. */
export class RateLimited extends Error {
	override readonly name = "RateLimited";
	readonly statusCode = 429;
}

function setErrorHandler(server: FastifyInstance): void {
	server.setErrorHandler((error: FastifyError, request, reply) => {
		const status = error.statusCode ?? 500;
		if (status === 429) return reply.code(429).send({ status: "rate_limited" });
		if (status >= 400 && status < 500) {
			return reply.code(status).send(fieldErrors([problem("", invalidKey)]).body);
		}
		request.log.error(withoutPersonalData(error), "failed");
		return reply.code(500).send({ status: "error", errors: [] });
	});
}

/**
 * Returns the parts of an error that are safe to log: database messages quote values, so only code and location are
 * kept.
 */
function withoutPersonalData(error: FastifyError): Readonly<Record<string, unknown>> {
	const place = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at ")) ?? [];
	const { name, code } = error;
	const isDatabase = typeof code === "string" && /^[0-9A-Z]{5}$/.test(code);
	return { name, code, place: place.slice(0, 8), ...(isDatabase ? {} : { message: error.message }) };
}
