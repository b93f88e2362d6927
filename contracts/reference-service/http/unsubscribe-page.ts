import type { FastifyInstance, FastifyReply } from "fastify";
import { contentLanguage, isLanguage, type Language } from "#core/language/language.ts";
import { endSubscription } from "../enquiries/newsletter.ts";
import { mailText } from "../mails/mail-texts.ts";
import type { ServiceContext } from "../service-context.ts";
import { messagePage } from "./message-page.ts";
import { burst, type RateLimits, rateLimited } from "./routes.ts";

const path = "/newsletter/unsubscribe";

interface Link {
	readonly Querystring: { readonly token?: unknown; readonly language?: unknown };
}

/**
 * Adds the unsubscribe link of newsletter mails. GET shows a page with a button, because mail programs prefetch
 * links. POST ends the subscription, from that button or with one click in a mail program (RFC 8058). The response
 * is the same for any token.
 */
export async function addUnsubscribePage(
	server: FastifyInstance,
	context: ServiceContext,
	limits: RateLimits,
): Promise<void> {
	const config = { ...rateLimited(path, burst, limits), isOpenToAnyOrigin: true };
	await server.register(async (scope) => {
		// The body is not needed, because the URL contains the token.
		scope.addContentTypeParser(
			["application/x-www-form-urlencoded", "multipart/form-data"],
			{ parseAs: "buffer", bodyLimit: 4096 },
			(_request, _body, done) => done(null, null),
		);
		scope.get<Link>(path, { config }, async ({ query }, reply) => {
			const language = languageOf(query.language);
			const [text, button] = [
				mailText(language, "unsubscribe.ask"),
				mailText(language, "unsubscribe.button"),
			];
			return sendPage(reply, messagePage(language, text, button));
		});
		scope.post<Link>(path, { config }, async ({ query }, reply) => {
			const language = languageOf(query.language);
			if (typeof query.token === "string") await endSubscription(context, query.token);
			return sendPage(reply, messagePage(language, mailText(language, "unsubscribe.done")));
		});
	});
}

function languageOf(code: unknown): Language {
	return typeof code === "string" && isLanguage(code) ? code : contentLanguage;
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
	return reply
		.header(
			"content-security-policy",
			"default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
		)
		.type("text/html; charset=utf-8")
		.send(page);
}
