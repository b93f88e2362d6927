import { randomBytes, randomUUID } from "node:crypto";
import { providerOf } from "#core/checkout/payment-methods.ts";
import { object, string } from "#core/decoding/decoder.ts";
import { problem } from "#core/forms/field-rules.ts";
import type { Catalogue } from "../catalogue.ts";
import { fieldErrors, ok, refusedBody, type ServiceResponse } from "../response.ts";
import type { ServiceContext } from "../service-context.ts";
import type { MakeSession, PaymentSessions } from "./make-session.ts";
import { decodeOrderKey, findOrder } from "./order-status.ts";

const decodeProvider = object({ provider: string(100) });

/**
 * POST /ecom/order/payment_session: a session for one customer's order, made when it is asked for and never published. Refused
 * for an order of another payment method, and once a payment was reported.
 */
export async function openPaymentSession(context: ServiceContext, body: unknown): Promise<ServiceResponse> {
	const provider = decodeProvider(body);
	if (!provider.ok) return refusedBody(provider.error);
	return await openSession(context, body, provider.value.provider);
}

/** POST /ecom/klarna/session: the same for Klarna, as the specification has it. */
export async function openKlarnaSession(context: ServiceContext, body: unknown): Promise<ServiceResponse> {
	return await openSession(context, body, "klarna");
}

async function openSession(context: ServiceContext, body: unknown, id: string): Promise<ServiceResponse> {
	const key = decodeOrderKey(body);
	if (!key.ok) return refusedBody(key.error);
	const makeSession = context.paymentSessions().get(id);
	const order = await findOrder(context.database, key.value);
	if (!order || !makeSession) return fieldErrors([problem("order_uuid", "order.unknown")], 404);
	const { payment_method } = order;
	const provider = payment_method && providerOf(context.catalogue().settings, payment_method);
	if (!provider || provider.id !== id) return { status: 409, body: { status: "other_payment_method" } };
	if (order.payment !== "open") return { status: 409, body: { status: "already_reported" } };
	await context.countEffect();
	const { order_uuid, total, currency, billing_country: country } = order;
	return ok({ ...(await makeSession({ order_uuid, total, currency, country })) });
}

/** What is offered with these sessions: an order that nobody could pay must not be taken. */
export function payableCatalogue(
	{ settings, ...catalogue }: Catalogue,
	sessions: PaymentSessions,
): Catalogue {
	const providers = settings.providers.map((provider) =>
		provider.needsSession && !sessions.has(provider.id) ? { ...provider, isOffered: () => false } : provider,
	);
	return { ...catalogue, settings: { ...settings, providers } };
}

/** Of the form that Klarna's have (docs.klarna.com, "Create a session"): without a category the page asks for all. */
const klarnaSession: MakeSession = async ({ order_uuid }) => {
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const claims = part({ session_id: randomUUID(), order_uuid });
	return { client_token: `${part({ alg: "none" })}.${claims}.${randomBytes(16).toString("base64url")}` };
};

/** Stand-ins for providers in development and tests: sessions of the right form that open nothing at the provider. */
export const madeUpSessions: PaymentSessions = new Map([["klarna", klarnaSession]]);
