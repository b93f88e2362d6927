import { isIPv6 } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { createPageReloads } from "#renderer/dev/page-reloads.ts";
import { addMessageRoute } from "#renderer/studio/message-route.ts";
import { messageServerOptions } from "#renderer/studio/message-server.ts";
import { addPreviewRoutes, type PreviewRouteOptions } from "#renderer/studio/preview-routes.ts";
import { preferredLanguage, sendPage } from "#renderer/studio/requests.ts";
import { plainPage } from "#renderer/studio/studio-page.ts";
import { addStudioRoutes, type StudioRouteOptions } from "#renderer/studio/studio-routes.ts";

/** The dependencies of the studio's server. */
export interface StudioServerOptions
	extends Omit<PreviewRouteOptions, "reloads">,
		Omit<StudioRouteOptions, "lastMessageAt"> {
	/** The host names under which it is reached, in addition to those of this machine. */
	readonly hosts: readonly string[];
	/** Called with an unexpected error. */
	onFailure(error: Error): void;
}

const localHosts = ["127.0.0.1", "localhost", "[::1]"];

const securityHeaders = {
	"cache-control": "no-store",
	"content-security-policy":
		"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	// Links contain their signatures.
	"referrer-policy": "no-referrer",
	"x-content-type-options": "nosniff",
	"x-robots-tag": "noindex, nofollow",
};

/** Serves own host names only, because any site can resolve its name to this machine (DNS rebinding). */
function allowHosts(server: FastifyInstance, hosts: readonly string[]): void {
	// As browsers write them in the header.
	const named = hosts.map((host) => (isIPv6(host) ? `[${host}]` : host.toLowerCase()));
	const allowed = new Set([...localHosts, ...named]);
	server.addHook("onRequest", async (request, reply) => {
		const host = (request.headers.host ?? "").toLowerCase().replace(/:\d*$/, "");
		if (!allowed.has(host)) return reply.code(421).type("text/plain").send("Misdirected request\n");
	});
}

/** Creates the studio's server. */
export function createStudioServer(options: StudioServerOptions): FastifyInstance {
	const server = fastify({
		...messageServerOptions(),
		onProtoPoisoning: "remove",
		onConstructorPoisoning: "remove",
	});
	// Buttons send empty forms; other types cannot be sent by a page without a preflight request.
	server.removeContentTypeParser("text/plain");
	server.addContentTypeParser("application/x-www-form-urlencoded", (_request, _body, done) => done(null, {}));
	server.addHook("onRequest", async (_request, reply) => void reply.headers(securityHeaders));
	allowHosts(server, options.hosts);
	const reloads = createPageReloads();
	let lastMessageAt: number | null = null;
	addMessageRoute(server, {
		...options,
		async onMessage(collections) {
			lastMessageAt = Date.now();
			try {
				await options.sites.changed(collections);
				reloads.send({ type: "reload" });
			} finally {
				// Afterwards, so that the build does not take the processor from the previews.
				options.publisher.publish();
			}
		},
	});
	addStudioRoutes(server, { ...options, lastMessageAt: () => lastMessageAt });
	addPreviewRoutes(server, { ...options, reloads });
	server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
		const status = error.statusCode ?? 500;
		if (status >= 500) options.onFailure(error);
		const language = preferredLanguage(request);
		const say = options.texts(language);
		const key = status === 413 ? "tooLarge" : status < 500 ? "badRequest" : "failure";
		return sendPage(
			reply,
			status,
			plainPage(language, say(`studio.${key}.title`), say(`studio.${key}.text`)),
		);
	});
	return server;
}
