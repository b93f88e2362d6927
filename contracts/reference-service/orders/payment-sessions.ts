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
 * Handles POST /ecom/order/payment_session: creates a session for one customer's order, on request and never public.
 * Refused for an order with another payment method, and after a payment was reported.
 */
export async function openPaymentSession(context: ServiceContext, body: unknown): Promise<ServiceResponse> {
	const provider = decodeProvider(body);
	if (!provider.ok) return refusedBody(provider.error);
	return await openSession(context, body, provider.value.provider);
}

/** Handles POST /ecom/klarna/session: the same for Klarna, as in the specification. */
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

/**
 * Returns the catalogue without providers that need a session and have none, because an order that nobody can pay
 * must not be accepted.
 */
export function payableCatalogue(
	{ settings, ...catalogue }: Catalogue,
	sessions: PaymentSessions,
): Catalogue {
	const providers = settings.providers.map((provider) =>
		provider.needsSession && !sessions.has(provider.id) ? { ...provider, isOffered: () => false } : provider,
	);
	return { ...catalogue, settings: { ...settings, providers } };
}

/**
 * Creates a session in the form of Klarna's (docs.klarna.com, "Create a session"). Without a category the page
 * requests all.
 */
const klarnaSession: MakeSession = async ({ order_uuid }) => {
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const claims = part({ session_id: randomUUID(), order_uuid });
	return { client_token: `${part({ alg: "none" })}.${claims}.${randomBytes(16).toString("base64url")}` };
};

/** Fake sessions for development and tests: valid in form, but unknown to the provider. */
export const madeUpSessions: PaymentSessions = new Map([["klarna", klarnaSession]]);
