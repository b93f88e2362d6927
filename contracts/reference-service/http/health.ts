import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "../service-context.ts";

/** The headers in which proxies name the visitor's address. */
const forwardingHeaders = ["x-forwarded-for", "forwarded", "x-real-ip"];

/**
 * GET /health: 200 once the database answers. Its `warnings` name what an operator should correct: `untrusted_proxy` where calls
 * come through a proxy whose word is not believed, so that all visitors count as one caller. The log says it once.
 */
export function addHealth(server: FastifyInstance, context: Pick<ServiceContext, "database" | "warn">): void {
	let isProxyUntrusted = false;
	server.addHook("onRequest", async ({ headers, ip, socket }) => {
		if (isProxyUntrusted || ip !== socket.remoteAddress) return;
		if (!forwardingHeaders.some((name) => headers[name] !== undefined)) return;
		isProxyUntrusted = true;
		context.warn({ warning: "untrusted_proxy" }, untrusted);
	});
	server.get("/health", async (_request, reply) => {
		await context.database.query("SELECT 1");
		return reply.send({ status: "ok", ...(isProxyUntrusted ? { warnings: ["untrusted_proxy"] } : {}) });
	});
}

const untrusted =
	"calls come through a proxy that --trust-proxy does not name: all visitors count as one caller, and share its limits. " +
	"Name the address of the proxy, e.g. --trust-proxy 127.0.0.1, which must set X-Forwarded-For itself";
