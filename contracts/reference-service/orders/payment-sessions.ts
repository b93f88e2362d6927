import { randomBytes, randomUUID } from "node:crypto";
import { providerOf } from "#core/checkout/payment-methods.ts";
import { problem } from "#core/forms/field-rules.ts";
import { fieldErrors, ok, refusedBody, type ServiceResponse } from "../response.ts";
import type { ServiceContext } from "../service-context.ts";
import type { MakeKlarnaSession } from "./klarna-session.ts";
import { decodeOrderKey, findOrder } from "./order-status.ts";

/**
 * POST /ecom/klarna/session: a session for one shopper's order, made when it is asked for and never published. Refused
 * for an order of another payment method, and once a payment was reported.
 */
export async function openKlarnaSession(context: ServiceContext, body: unknown): Promise<ServiceResponse> {
	const decoded = decodeOrderKey(body);
	if (!decoded.ok) return refusedBody(decoded.error);
	const makeSession = context.klarnaSessions();
	const order = await findOrder(context.database, decoded.value);
	if (!order || !makeSession) return fieldErrors([problem("order_uuid", "order.unknown")], 404);
	const provider = providerOf(context.catalogue().settings, order.payment_method);
	if (provider?.id !== "klarna") return { status: 409, body: { status: "other_payment_method" } };
	if (order.payment !== "open") return { status: 409, body: { status: "already_reported" } };
	const { order_uuid, total, currency, billing_country: country } = order;
	return ok({ ...(await makeSession({ order_uuid, total, currency, country })) });
}

/** A stand-in for Klarna in development and tests: tokens of the right form that open nothing at Klarna. */
export const fakeSession: MakeKlarnaSession = async ({ order_uuid }) => {
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const claims = part({ session_id: randomUUID(), order_uuid });
	return { client_token: `${part({ alg: "none" })}.${claims}.${randomBytes(16).toString("base64url")}` };
};
