import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Language } from "#core/language/language.ts";
import { validity } from "#renderer/studio/links.ts";
import type { Publisher } from "#renderer/studio/publisher.ts";
import { isSigned, preferredLanguage, type StudioTools, sendPage } from "#renderer/studio/requests.ts";
import { describeState } from "#renderer/studio/state-texts.ts";
import { type StudioAddresses, type StudioState, studioPage } from "#renderer/studio/studio-page.ts";

/** The options of {@link addStudioRoutes}. */
export interface StudioRouteOptions extends StudioTools {
	readonly publisher: Publisher;
	/** The domain of the site. */
	readonly project: string;
	readonly defaultLanguage: Language;
	/** Whether the site before can be published again. */
	canRestore(): boolean;
	/** When Directus last reported a change, in milliseconds; null before. */
	lastMessageAt(): number | null;
}

function stateIn(language: Language, options: StudioRouteOptions): StudioState {
	const { publisher, project } = options;
	const current = publisher.state();
	const { message: _, held: __, warnings: ___, ...state } = current;
	const lastMessageAt = options.lastMessageAt();
	return {
		...state,
		project,
		...describeState(current, language, options),
		canRestore: options.canRestore(),
		lastMessageAt: lastMessageAt === null ? null : new Date(lastMessageAt).toISOString(),
	};
}

/** Adds the studio's own page, its buttons and its state as JSON. */
export function addStudioRoutes(server: FastifyInstance, options: StudioRouteOptions): void {
	const { links, publisher, texts } = options;
	const home = () => links.sign("/", {}, validity.shared);
	const addresses = (): StudioAddresses => ({
		publish: links.sign("/publish", {}, validity.shared),
		restore: links.sign("/restore", {}, validity.shared),
		state: links.sign("/state", {}, validity.shared),
		preview: links.sign(
			"/preview",
			{ path: "/", lang: options.defaultLanguage, version: "draft" },
			validity.shared,
		),
	});
	server.get("/", (request, reply) => {
		if (!isSigned("/", options, request, reply)) return reply;
		const nonce = randomUUID();
		reply.header(
			"content-security-policy",
			`default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
		);
		const language = preferredLanguage(request);
		const page = studioPage(language, stateIn(language, options), addresses(), {
			texts: texts(language),
			nonce,
		});
		return sendPage(reply, 200, page);
	});
	const maySeeState = async (request: FastifyRequest) =>
		(await links.checkMessage(request.headers.authorization)) === "valid";
	server.get("/state", async (request, reply) => {
		if (!(await maySeeState(request)) && !isSigned("/state", options, request, reply)) return reply;
		return reply.send(stateIn(preferredLanguage(request), options));
	});
	server.post("/publish", (request, reply) => {
		if (!isSigned("/publish", options, request, reply)) return reply;
		publisher.publish();
		return reply.redirect(home(), 303);
	});
	server.post("/restore", async (request, reply) => {
		if (!isSigned("/restore", options, request, reply)) return reply;
		await publisher.restore();
		return reply.redirect(home(), 303);
	});
}
