import type { DeliveryPromise } from "#core/checkout/delivery-dates.ts";
import { decodeOrderUuid } from "#core/checkout/order-uuid.ts";
import { isPaidAhead } from "#core/checkout/payment-methods.ts";
import { canPayBy } from "#core/checkout/payment-switch.ts";
import { decodeContentId } from "#core/decoding/content-decoders.ts";
import { object, string } from "#core/decoding/decoder.ts";
import { problem } from "#core/forms/field-rules.ts";
import type { Currency } from "#core/money/currency.ts";
import { parseDecimal, zero } from "#core/money/decimal-text.ts";
import { parseMoney } from "#core/money/money.ts";
import { sameId } from "#core/shared/branded.ts";
import { commit, type Queries, rollBack } from "../database/database.ts";
import { putInOutbox } from "../mails/outbox.ts";
import { fieldErrors, invalidField, ok, refusedBody, type ServiceResponse } from "../response.ts";
import type { ServiceContext } from "../service-context.ts";
import { type FoundOrder, lockOrder } from "./order-status.ts";
import { type TransferOrder, transferMails } from "./transfer-mails.ts";

const decodeChange = object({
	project: string(300),
	order_uuid: decodeOrderUuid,
	payment_method: decodeContentId,
});

/**
 * Handles POST /ecom/order/payment_method: changes an order's payment method; repeating it changes nothing. A change
 * to a bank transfer mails the bank details, once per order. Refused after a payment was reported, and for a method
 * that was not available for the order.
 */
export async function changePaymentMethod(context: ServiceContext, body: unknown): Promise<ServiceResponse> {
	const decoded = decodeChange(body);
	if (!decoded.ok) return refusedBody(decoded.error);
	const { project, order_uuid, payment_method } = decoded.value;
	const { settings } = context.catalogue();
	return await context.database.transaction(async (queries) => {
		const order = await lockOrder(queries, "order_uuid", project, order_uuid);
		if (!order) return rollBack(fieldErrors([problem("order_uuid", "order.unknown")], 404));
		if (sameId(order.payment_method, payment_method)) return rollBack(ok());
		if (order.payment !== "open") return rollBack({ status: 409, body: { status: "already_reported" } });
		if (!canPayBy(settings, switchable(order), payment_method))
			return rollBack(invalidField("payment_method"));
		await context.countEffect();
		await queries.query("UPDATE orders SET payment_method = $1 WHERE id = $2", [
			String(payment_method),
			order.order_id,
		]);
		if (isPaidAhead(settings, payment_method)) await mailBankDetails(context, queries, order.order_id);
		return commit(ok());
	});
}

/** Mails the bank details of a transfer, unless the customer has received them. */
async function mailBankDetails(context: ServiceContext, queries: Queries, order_id: string): Promise<void> {
	const [order] = await queries.query<StoredTransfer>(
		`SELECT order_number, total::text, currency, customer_email, language, payment_method,
			shipping_method, least_delivery_days, most_delivery_days, earliest_delivery::text,
			latest_delivery::text, received_at
		FROM orders WHERE id = $1 AND NOT bank_details_mailed`,
		[order_id],
	);
	const total = order && parseMoney(order.total, order.currency);
	if (!order || !total) return;
	const { received_at } = order;
	const mails = transferMails(context, { ...order, ...promiseFromPayment(order), total });
	const put = await putInOutbox(queries, mails, context, { table: "orders", received_at });
	if (!put.has("transfer.customer")) return;
	await queries.query("UPDATE orders SET bank_details_mailed = true WHERE id = $1", [order_id]);
}

/**
 * Returns the delivery promise of an order that is now paid by transfer: days from the payment. Its dates stay stored
 * in case the customer changes back. Orders from before days were stored have dates only.
 */
function promiseFromPayment(order: StoredPromise): DeliveryPromise {
	const deliveryDays = fromTo(order.least_delivery_days, order.most_delivery_days);
	const deliveryDates = deliveryDays ? null : fromTo(order.earliest_delivery, order.latest_delivery);
	return { deliveryDates, deliveryDays };
}

function fromTo<Value>(earliest: Value | null, latest: Value | null) {
	return earliest === null || latest === null ? null : { earliest, latest };
}

interface StoredPromise {
	readonly least_delivery_days: number | null;
	readonly most_delivery_days: number | null;
	readonly earliest_delivery: string | null;
	readonly latest_delivery: string | null;
}

type StoredTransfer = Omit<TransferOrder, "total" | keyof DeliveryPromise> &
	StoredPromise & {
		readonly total: string;
		readonly currency: Currency;
		readonly received_at: Date;
	};

function switchable({ shipping_method, shipping_cost, country }: FoundOrder) {
	return {
		shippingMethod: shipping_method,
		shippingCost: parseDecimal(shipping_cost) ?? zero,
		country,
	};
}
