import type { FastifyInstance } from "fastify";
import { isObject } from "#core/decoding/decoder.ts";
import { outboxMails } from "../mails/outbox.ts";
import { applyProviderState, type StateContext } from "../provider-states.ts";
import type { ServiceContext } from "../service-context.ts";
import { outboxPage, outboxPolicy } from "./outbox-page.ts";

/** Adds GET /_outbox: all mails, as a page for browsers and otherwise as JSON. For development only. */
export function addOutbox(server: FastifyInstance, context: ServiceContext): void {
	server.get("/_outbox", async (request, reply) => {
		const mails = await outboxMails(context.database);
		if (!request.headers.accept?.includes("text/html")) return reply.send({ mails });
		reply.header("content-security-policy", outboxPolicy);
		return reply.type("text/html; charset=utf-8").send(outboxPage(mails));
	});
}

/**
 * Adds POST /_pact/provider-states, which applies a state of contracts/provider-states.json for the verifier. It
 * empties tables and changes prices, so never use it in production.
 */
export function addProviderStates(server: FastifyInstance, context: StateContext): void {
	server.post("/_pact/provider-states", async (request, reply) => {
		const body = isObject(request.body) ? request.body : {};
		const answer = await applyProviderState(context, body);
		return answer === null ? reply.code(404).send({ status: "unknown_state" }) : reply.send(answer);
	});
}
