import type { FastifyInstance } from "fastify";

/** The names under which programs of the same machine reach the service. */
const localHosts = ["127.0.0.1", "localhost", "[::1]"];

/**
 * Answers calls only under the service's own host names, others with 421: a page of any site can have its own name
 * resolved to this machine (DNS rebinding), and would then count as the same origin.
 */
export function allowHosts(server: FastifyInstance, hosts: readonly string[]): void {
	const allowed = new Set([...localHosts, ...hosts].map((host) => host.toLowerCase()));
	server.addHook("onRequest", async (request, reply) => {
		// The header itself: what a proxy forwards is not what the browser's rules for origins look at.
		if (allowed.has(hostName(request.headers.host ?? ""))) return;
		return reply.code(421).send({ status: "error", errors: [] });
	});
}

/** A Host header without its port, e.g. "orders.example.com"; an IPv6 address keeps its brackets. */
function hostName(host: string): string {
	return host.toLowerCase().replace(/:\d*$/, "");
}
