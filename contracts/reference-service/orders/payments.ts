import { decodeOrderUuid } from "#core/checkout/order-uuid.ts";
import { decodePaymentReference } from "#core/checkout/payment-approval.ts";
import { providerOf } from "#core/checkout/payment-methods.ts";
import { decodeContentId, oneOf } from "#core/decoding/content-decoders.ts";
import { isObject, object, satisfying, string } from "#core/decoding/decoder.ts";
import { problem } from "#core/forms/field-rules.ts";
import { commit, insertRow, type Queries, rollBack, type TransactionEnd } from "../database/database.ts";
import { canonicalJson, hashOf } from "../fingerprint.ts";
import { fieldErrors, ok, refusedBody, type ServiceResponse } from "../response.ts";
import type { ServiceContext } from "../service-context.ts";
import { lockOrder } from "./order-status.ts";

const decodeKlarnaOrder = object({
	project: string(300),
	authorization_token: satisfying(
		"a token",
		(input): input is string => typeof input === "string" && input.trim() !== "" && input.length <= 2000,
	),
	order_uuid: decodeOrderUuid,
});

const decodePayPalTransaction = object({
	project: string(300),
	order_id: decodeContentId,
	paypal: satisfying("an object", isObject),
});

const decodePayment = object({
	project: string(300),
	order_uuid: decodeOrderUuid,
	provider: string(100),
	payment: decodePaymentReference,
	outcome: oneOf(["approved"]),
});

/** A browser's report of an order's payment. */
interface PaymentReport {
	/** The provider's id. */
	readonly provider: string;
	/** The field that identifies the order. */
	readonly field: "order_uuid" | "order_id";
	readonly project: string;
	readonly order: string;
	readonly report: Readonly<Record<string, unknown>>;
}

/** Handles POST /ecom/klarna/order: stores the token of an order; repeating it changes nothing. */
export async function placeKlarnaOrder(context: ServiceContext, body: unknown): Promise<ServiceResponse> {
	const decoded = decodeKlarnaOrder(body);
	if (!decoded.ok) return refusedBody(decoded.error);
	const { project, order_uuid, authorization_token } = decoded.value;
	const report = { authorization_token };
	const stored = await storeReport(context, {
		provider: "klarna",
		field: "order_uuid",
		project,
		order: order_uuid,
		report,
	});
	return stored ?? { status: 200, body: { message: "ok" } };
}

/** Handles POST /ecom/order/paypal_transaction: stores the wallet's response; repeating it changes nothing. */
export async function reportPayPal(context: ServiceContext, body: unknown): Promise<ServiceResponse> {
	const decoded = decodePayPalTransaction(body);
	if (!decoded.ok) return refusedBody(decoded.error);
	const { project, order_id, paypal } = decoded.value;
	const stored = await storeReport(context, {
		provider: "paypal",
		field: "order_id",
		project,
		order: String(order_id),
		report: paypal,
	});
	return stored ?? ok();
}

/** Handles POST /ecom/order/payment: stores the provider's data about an approval; repeating it changes nothing. */
export async function reportPayment(context: ServiceContext, body: unknown): Promise<ServiceResponse> {
	const decoded = decodePayment(body);
	if (!decoded.ok) return refusedBody(decoded.error);
	const { project, order_uuid, provider, payment } = decoded.value;
	const stored = await storeReport(context, {
		provider,
		field: "order_uuid",
		project,
		order: order_uuid,
		report: payment,
	});
	return stored ?? ok();
}

function storeReport(context: ServiceContext, report: PaymentReport): Promise<ServiceResponse | null> {
	return context.database.transaction((queries) => store(context, queries, report));
}

/**
 * Stores a report and returns null, also for a repeated one. Refuses with status 404 if the shop has no such order,
 * and with 409 for another provider's payment method and for a second payment of the same order.
 */
async function store(
	context: ServiceContext,
	queries: Queries,
	{ provider, field, project, order, report }: PaymentReport,
): Promise<TransactionEnd<ServiceResponse | null>> {
	const column = field === "order_id" ? "id" : field;
	const found = await lockOrder(queries, column, project, order);
	if (!found) return rollBack(fieldErrors([problem(field, "order.unknown")], 404));
	const hash = hashOf(canonicalJson(report));
	const [stored] = await queries.query<{ provider: string; report_hash: string }>(
		"SELECT provider, report_hash FROM payment_reports WHERE order_id = $1",
		[found.order_id],
	);
	if (stored) {
		const isSame = stored.provider === provider && stored.report_hash === hash;
		return rollBack(isSame ? null : { status: 409, body: { status: "already_reported" } });
	}
	const { payment_method } = found;
	if (payment_method === null || providerOf(context.catalogue().settings, payment_method)?.id !== provider)
		return rollBack({ status: 409, body: { status: "other_payment_method" } });
	await context.countEffect();
	await insertRow(queries, "payment_reports", {
		order_id: found.order_id,
		provider,
		report_hash: hash,
		report: JSON.stringify(report),
		received_at: context.now().toISOString(),
	});
	return commit(null);
}
