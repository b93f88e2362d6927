import type { FastifyInstance } from "fastify";
import { confirmSubscription } from "../enquiries/newsletter.ts";
import { mailText } from "../mails/mail-texts.ts";
import type { ServiceContext } from "../service-context.ts";
import { messagePage } from "./message-page.ts";
import { type RateLimits, rateLimited } from "./routes.ts";

const path = "/newsletter/confirm";

/** Adds GET /newsletter/confirm?token=…: the page of the link in the newsletter's mail. */
export function addConfirmPage(server: FastifyInstance, context: ServiceContext, limits: RateLimits): void {
	const config = rateLimited(path, { calls: 30, time: 60_000 }, limits);
	server.get<{ Querystring: { token?: unknown } }>(path, { config }, async (request, reply) => {
		const { token } = request.query;
		const usable = typeof token === "string" && /^[\w-]{43}$/.test(token) ? token : "";
		const { confirmed, language } = await confirmSubscription(context, usable);
		const text = mailText(language, confirmed ? "confirm.done" : "confirm.unknown");
		return reply
			.code(confirmed ? 200 : 404)
			.type("text/html; charset=utf-8")
			.send(messagePage(language, text));
	});
}
