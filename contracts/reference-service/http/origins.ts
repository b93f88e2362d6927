import type { FastifyInstance } from "fastify";

declare module "fastify" {
	interface FastifyContextConfig {
		/** Whether pages of any origin may call the route, because it needs a token that nobody can guess. */
		isOpenToAnyOrigin?: boolean;
	}
}

const preflightHeaders = {
	"access-control-allow-methods": "GET, POST",
	"access-control-allow-headers": "content-type, x-xsrf-token",
	"access-control-max-age": "600",
};

/**
 * Allows pages of the given origins to call the service, without credentials. Browsers on other pages get status
 * 403; a call without an origin comes from no page.
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
