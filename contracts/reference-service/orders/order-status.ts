import { decodeOrderUuid } from "#core/checkout/order-uuid.ts";
import { object, string } from "#core/decoding/decoder.ts";
import type { Queries } from "../database/database.ts";
import { ok, refusedBody, type ServiceResponse } from "../response.ts";
import type { ServiceContext } from "../service-context.ts";

/** The identity of an order for its customer. The key cannot be guessed. */
export interface OrderKey {
	readonly project: string;
	readonly order_uuid: string;
}

/** A stored order with the data that decide about its payment; about the customer it contains only the countries. */
export interface FoundOrder {
	readonly order_id: string;
	readonly order_uuid: string;
	readonly order_number: string;
	readonly total: string;
	readonly currency: string;
	/** The country of delivery; of the invoice if the goods are collected. */
	readonly country: string;
	/** The country of the invoice address. */
	readonly billing_country: string;
	readonly shipping_method: string;
	readonly shipping_cost: string;
	/** Null if nothing is due. */
	readonly payment_method: string | null;
	/**
	 * "paid" if nothing is due. Otherwise only a service that asks the providers sets it; this service knows reports
	 * only.
	 */
	readonly payment: "open" | "reported" | "paid";
	readonly confirmation_mailed: boolean;
}

/** Decodes an order's key from a request. */
export const decodeOrderKey = object({ project: string(300), order_uuid: decodeOrderUuid });

/**
 * Handles POST /ecom/order/status: returns the order with a key, so that a page learns the result of a lost response.
 */
export async function orderStatus({ database }: ServiceContext, body: unknown): Promise<ServiceResponse> {
	const decoded = decodeOrderKey(body);
	if (!decoded.ok) return refusedBody(decoded.error);
	const order = await findOrder(database, decoded.value);
	if (!order) return ok({ order: null });
	const { order_id, order_uuid, order_number, total, payment_method, payment } = order;
	const knownOrder = { order_id, order_uuid, order_number, total, payment_method, payment };
	const { confirmation_mailed } = order;
	return ok({ order: confirmation_mailed ? knownOrder : { ...knownOrder, confirmation_mailed } });
}

/** Finds an order by its key. */
export async function findOrder(
	queries: Queries,
	{ project, order_uuid }: OrderKey,
): Promise<FoundOrder | null> {
	const [order] = await queries.query<FoundOrder>(
		`SELECT id::text AS order_id, order_uuid::text, order_number, total::text, currency,
			coalesce(nullif(shipping_address, 'null'), invoice_address) ->> 'country_code' AS country,
			coalesce(invoice_address, shipping_address) ->> 'country_code' AS billing_country,
			shipping_method, shipping_cost::text, payment_method,
			CASE WHEN total = 0 THEN 'paid' WHEN EXISTS (SELECT 1 FROM payment_reports WHERE order_id = orders.id)
				THEN 'reported' ELSE 'open' END AS payment,
			confirmation_mailed
		FROM orders WHERE project = $1 AND order_uuid = $2`,
		[project, order_uuid],
	);
	return order ?? null;
}

/**
 * Finds an order by its key or its id, and locks it until the transaction ends, so that reports and changes of the
 * payment method run one after the other. A second statement reads it, because the locking one does not see the
 * report that it has waited for.
 */
export async function lockOrder(
	queries: Queries,
	column: "order_uuid" | "id",
	project: string,
	value: string,
): Promise<FoundOrder | null> {
	const [locked] = await queries.query<{ order_uuid: string }>(
		`SELECT order_uuid::text FROM orders WHERE project = $1 AND ${column}::text = $2 FOR UPDATE`,
		[project, value.toLowerCase()],
	);
	return locked ? await findOrder(queries, { project, order_uuid: locked.order_uuid }) : null;
}
