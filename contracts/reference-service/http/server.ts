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

/** The largest body that is read, in bytes. */
export const bodyLimit = 256 * 1024;

/**
 * Milliseconds until a request must have arrived as a whole: a body of the largest size takes a slow mobile connection (200 kbit/s)
 * half of it. Node.js looks for late ones every 30 seconds by itself.
 */
export const requestTimeout = 20_000;

/** The server's network settings. */
export interface ServerOptions {
	/** The site's origins, e.g. "https://www.example.com"; browsers on other sites are refused. */
	readonly origins: readonly string[];
	/** Host names of the service in addition to those of the local machine, e.g. "orders.example.com". */
	readonly hosts: readonly string[];
	/** Proxies whose word about the caller's address is believed, e.g. "127.0.0.1"; none when null. */
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

/** A server that uses JSON, answers every failure in the contract's words and logs nothing about people. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
	const server = fastify({
		bodyLimit,
		// Its own lines name callers and whole addresses; the hook below names neither.
		logController: new LogController({ disableRequestLogging: true }),
		logger: options.logger,
		requestTimeout,
		http: { headersTimeout: requestTimeout, connectionsCheckingInterval: 2000 },
		trustProxy: options.trustProxy ?? false,
		onProtoPoisoning: "error",
		onConstructorPoisoning: "error",
	});
	// Only JSON: what a form or a foreign page can send without being asked for leave is not read.
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

/** Thrown by the rate limits. */
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

/** What of an error is safe to log: a database's messages quote values, so only their code and place are kept. */
function withoutPersonalData(error: FastifyError): Readonly<Record<string, unknown>> {
	const place = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at ")) ?? [];
	const { name, code } = error;
	const isDatabase = typeof code === "string" && /^[0-9A-Z]{5}$/.test(code);
	return { name, code, place: place.slice(0, 8), ...(isDatabase ? {} : { message: error.message }) };
}
