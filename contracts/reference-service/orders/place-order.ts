import { trimmedAddress } from "#core/checkout/address-rules.ts";
import { decodeOrderPayload, identityOf } from "#core/checkout/decode-order-payload.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { agreedLiability } from "#core/checkout/step-problems.ts";
import { isZero } from "#core/money/decimal-text.ts";
import type { OrderChanges } from "#core/ports/orders.ts";
import { commit, type Queries, rollBack, type TransactionEnd } from "../database/database.ts";
import { canonicalJson, hashOf } from "../fingerprint.ts";
import { putInOutbox } from "../mails/outbox.ts";
import { fieldErrors, ok, refusedBody, type ServiceResponse } from "../response.ts";
import type { ServiceContext } from "../service-context.ts";
import { shopDateAt } from "../shop-time.ts";
import { orderMails } from "./order-mails.ts";
import { asksForTransfer } from "./payment-request.ts";
import { lockStock, reserveStock } from "./stock.ts";
import { storeOrder } from "./store-order.ts";
import { type OrderValidation, validateOrder } from "./validate-order.ts";

/**
 * Handles POST /ecom/order: accepts an order, or returns why not. The same key with the same payload gets the same
 * response.
 */
export async function placeOrder(context: ServiceContext, body: unknown): Promise<ServiceResponse> {
	const payload = decodeOrderPayload(body);
	if (!payload.ok) return refusedBody(payload.error);
	return await context.database.transaction((queries) => take(context, queries, payload.value));
}

/**
 * Stores the key, the order, the stock and the mails, or nothing. The key comes first, so that a repeated attempt
 * waits for the first one. It is released if the order is refused.
 */
async function take(
	context: ServiceContext,
	queries: Queries,
	payload: OrderPayload,
): Promise<TransactionEnd<ServiceResponse>> {
	const catalogue = context.catalogue();
	const hash = hashOf(canonicalJson(identityOf(payload)));
	const now = context.now();
	const time = { now, timeZone: context.timeZone };
	if (!(await claimKey(queries, payload, hash, now))) {
		return rollBack(await repeatedResponse(queries, payload, hash));
	}
	const stock = await lockStock(queries, catalogue, payload.lines);
	const validation = validateOrder(payload, catalogue, stock, time);
	if (validation.outcome !== "ok") return rollBack(refusal(validation));
	await context.countEffect();
	const { cart, terms, totals, delivery } = validation;
	const storedPayload: OrderPayload = {
		...normalized(payload),
		paymentMethod: isZero(totals.total.amount) ? null : payload.paymentMethod,
		...terms.gift,
		...delivery,
		usedLiabilityMonths: agreedLiability({ agreedLiabilityMonths: payload.usedLiabilityMonths }, terms),
	};
	const validated = { payload: storedPayload, cart, terms, totals, now, day: shopDateAt(time) };
	const order = await storeOrder(queries, validated);
	await reserveStock(queries, catalogue, payload.lines);
	const mails = orderMails(context, { ...validated, order });
	const put = await putInOutbox(queries, mails, context, { table: "orders", received_at: now });
	const isMailed = put.has("order.customer");
	await queries.query(
		"UPDATE orders SET confirmation_mailed = $2, bank_details_mailed = $3 WHERE order_uuid = $1",
		[payload.order_uuid, isMailed, isMailed && asksForTransfer(catalogue, storedPayload)],
	);
	return commit(orderResponse({ ...order, confirmation_mailed: isMailed }));
}

/** Returns the order as it is stored and mailed: with trimmed addresses, without line breaks in names. */
function normalized(payload: OrderPayload): OrderPayload {
	const { customerEmail, shippingAddress, invoiceAddress } = payload;
	return {
		...payload,
		customerEmail: customerEmail.trim(),
		shippingAddress: shippingAddress && trimmedAddress(shippingAddress),
		invoiceAddress: invoiceAddress && trimmedAddress(invoiceAddress),
	};
}

/** Returns status 200. It says if no confirmation was mailed, because the customer would wait for it. */
function orderResponse({
	confirmation_mailed,
	...order
}: Readonly<Record<string, unknown>>): ServiceResponse {
	return ok(confirmation_mailed === false ? { ...order, confirmation_mailed } : order);
}

async function claimKey(queries: Queries, payload: OrderPayload, hash: string, now: Date): Promise<boolean> {
	const taken = await queries.query(
		`INSERT INTO order_keys (order_uuid, payload_hash, taken_at) VALUES ($1, $2, $3)
		ON CONFLICT (order_uuid) DO NOTHING RETURNING order_uuid`,
		[payload.order_uuid, hash, now.toISOString()],
	);
	return taken.length === 1;
}

async function repeatedResponse(
	queries: Queries,
	payload: OrderPayload,
	hash: string,
): Promise<ServiceResponse> {
	const [order] = await queries.query(
		`SELECT id::text AS order_id, order_uuid::text, order_number, total::text,
			confirmation_mailed
		FROM orders JOIN order_keys USING (order_uuid) WHERE order_uuid = $1 AND payload_hash = $2`,
		[payload.order_uuid, hash],
	);
	return order ? orderResponse(order) : { status: 422, body: { status: "key_reuse" } };
}

/**
 * Returns the body of a conflict. Its status is the most important change, and it contains all changes, so that the
 * customer is asked once.
 */
export function conflict({ stock, prices, wrapping, delivery }: OrderChanges): ServiceResponse["body"] {
	const changes = [
		{ name: "out_of_stock", body: stock.length > 0 ? { stock } : null },
		{ name: "price_changed", body: prices.length > 0 ? { prices } : null },
		{ name: "wrapping_changed", body: wrapping ? { wrapping } : null },
		{ name: "dates_changed", body: delivery },
	].filter(({ body }) => body !== null);
	return Object.assign({ status: changes[0]?.name }, ...changes.map(({ body }) => body));
}

function refusal(validation: Exclude<OrderValidation, { outcome: "ok" }>): ServiceResponse {
	switch (validation.outcome) {
		case "problems":
			return fieldErrors(validation.problems);
		case "changed":
			return { status: 409, body: conflict(validation.changes) };
		default:
			return validation satisfies never;
	}
}
