import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "../service-context.ts";

/** The name of the warning about a proxy that is not trusted. */
const untrustedProxy = "untrusted_proxy";

/** The headers in which proxies send the visitor's address. */
const forwardingHeaders = ["x-forwarded-for", "forwarded", "x-real-ip"];

/**
 * Adds GET /health: status 200 if the database responds. Its `warnings` name what an operator should fix:
 *
 * - `catalogue_not_usable` while the newest catalogue is damaged;
 * - `untrusted_proxy` if calls come through a proxy that is not trusted, so that all visitors count as one caller. It is
 *   logged once.
 */
export function addHealth(
	server: FastifyInstance,
	context: Pick<ServiceContext, "database" | "warn">,
	warnings: Set<string>,
): void {
	server.addHook("onRequest", async ({ headers, ip, socket }) => {
		if (warnings.has(untrustedProxy) || ip !== socket.remoteAddress) return;
		if (!forwardingHeaders.some((name) => headers[name] !== undefined)) return;
		warnings.add(untrustedProxy);
		context.warn({ warning: untrustedProxy }, untrusted);
	});
	server.get("/health", async (_request, reply) => {
		await context.database.query("SELECT 1");
		return reply.send({ status: "ok", ...(warnings.size > 0 ? { warnings: [...warnings].sort() } : {}) });
	});
}

const untrusted =
	"calls come through a proxy that --trust-proxy does not name: all visitors count as one caller, and share its limits. " +
	"Name the address of the proxy, e.g. --trust-proxy 127.0.0.1, which must set X-Forwarded-For itself";
