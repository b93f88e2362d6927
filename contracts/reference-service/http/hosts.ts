import type { FastifyInstance } from "fastify";

/** The host names that programs on the same machine use. */
const localHosts = ["127.0.0.1", "localhost", "[::1]"];

/**
 * Accepts calls under the service's own host names only, others get status 421. Any site can resolve its own name
 * to this machine (DNS rebinding), and its pages would then count as same-origin.
 */
export function allowHosts(server: FastifyInstance, hosts: readonly string[]): void {
	const allowed = new Set([...localHosts, ...hosts].map((host) => host.toLowerCase()));
	server.addHook("onRequest", async (request, reply) => {
		// Reads the header itself, because browsers' origin rules ignore what a proxy forwards.
		if (allowed.has(hostName(request.headers.host ?? ""))) return;
		return reply.code(421).send({ status: "error", errors: [] });
	});
}

/** Returns a Host header without its port, e.g. "orders.example.com"; an IPv6 address keeps its brackets. */
function hostName(host: string): string {
	return host.toLowerCase().replace(/:\d*$/, "");
}
