import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Language } from "#core/language/language.ts";
import { validity } from "#renderer/studio/links.ts";
import type { Publisher, PublisherState } from "#renderer/studio/publisher.ts";
import { isSigned, preferredLanguage, type StudioTools, sendPage } from "#renderer/studio/requests.ts";
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

/** Returns the key of the sentence about a state. */
function sentenceKey({ state, retryAt, publishedAt }: PublisherState): string {
	if (state === "failed") return retryAt === null ? "failed" : "retry";
	return state === "idle" && publishedAt === null ? "none" : state;
}

function stateIn(language: Language, options: StudioRouteOptions): StudioState {
	const { publisher, findings, texts, project } = options;
	const current = publisher.state();
	const { message, ...state } = current;
	const at = (time: string | null) =>
		time === null
			? ""
			: new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "medium" }).format(
					Date.parse(time),
				);
	const lastMessageAt = options.lastMessageAt();
	return {
		...state,
		project,
		text: texts(language)(`studio.state.${sentenceKey(current)}`, {
			time: at(state.state === "running" ? state.startedAt : state.publishedAt),
			count: state.findings.length,
			message: message ?? "",
		}),
		findings: findings(state.findings, language),
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
	const maySeeState = (request: FastifyRequest) => links.isMessage(request.headers.authorization);
	server.get("/state", (request, reply) => {
		if (!maySeeState(request) && !isSigned("/state", options, request, reply)) return reply;
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
