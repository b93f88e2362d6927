import type { FastifyInstance } from "fastify";

declare module "fastify" {
	interface FastifyContextConfig {
		/** Whether pages of any origin may call the route: it does nothing without a token that nobody can guess. */
		isOpenToAnyOrigin?: boolean;
	}
}

const preflightHeaders = {
	"access-control-allow-methods": "GET, POST",
	"access-control-allow-headers": "content-type, x-xsrf-token",
	"access-control-max-age": "600",
};

/**
 * Lets pages of the given origins call the service, without credentials. A browser on any other page is refused
 * with 403; whoever sends no origin is no browser's page.
 */
export function allowOrigins(server: FastifyInstance, origins: readonly string[]): void {
	server.addHook("onRequest", async (request, reply) => {
		const { origin } = request.headers;
		reply.header("vary", "Origin");
		if (origin === undefined || origins.length === 0 || request.routeOptions.config.isOpenToAnyOrigin) return;
		if (!origins.includes(origin)) return reply.code(403).send({ status: "error", errors: [] });
		reply.header("access-control-allow-origin", origin);
		reply.header("access-control-expose-headers", "retry-after");
		if (request.method === "OPTIONS") return reply.code(204).headers(preflightHeaders).send();
	});
}
