import { decodeOrderUuid } from "#core/checkout/order-uuid.ts";
import { problem } from "#core/forms/field-rules.ts";
import { decodeContentId, isObject, satisfying, shape, text } from "#core/shared/decoder.ts";
import { type Answer, fieldErrors, ok, refusedBody } from "../answer.ts";
import { commit, type Queries, rollBack, type TransactionEnd } from "../database/database.ts";
import { canonicalJson, hashOf } from "../fingerprint.ts";
import type { ServiceContext } from "../service-context.ts";

const decodeKlarnaOrder = shape({
	project: text(300),
	authorization_token: satisfying(
		"a token",
		(input): input is string => typeof input === "string" && input.trim() !== "" && input.length <= 2000,
	),
	order_uuid: decodeOrderUuid,
});

const decodePayPalTransaction = shape({
	project: text(300),
	order_id: decodeContentId,
	paypal: satisfying("an object", isObject),
});

/** What a browser reports of an order's payment. */
interface PaymentReport {
	readonly provider: "klarna" | "paypal";
	/** The field that names the order, and the column it stands in. */
	readonly field: "order_uuid" | "order_id";
	readonly project: string;
	readonly order: string;
	readonly report: Readonly<Record<string, unknown>>;
}

/** POST /ecom/klarna/order: keeps the token for an order; the same token again changes nothing. */
export async function placeKlarnaOrder(context: ServiceContext, body: unknown): Promise<Answer> {
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

/** POST /ecom/order/paypal_transaction: keeps what the wallet said; the same again changes nothing. */
export async function reportPayPal(context: ServiceContext, body: unknown): Promise<Answer> {
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

function storeReport(context: ServiceContext, report: PaymentReport): Promise<Answer | null> {
	return context.database.transaction((queries) => store(queries, report, context.now()));
}

/** Null when the report is kept; 404 for an order that this shop has not. */
async function store(
	queries: Queries,
	{ provider, field, project, order, report }: PaymentReport,
	now: Date,
): Promise<TransactionEnd<Answer | null>> {
	const column = field === "order_id" ? "id" : "order_uuid";
	const [found] = await queries.query<{ id: string }>(
		`SELECT id::text FROM orders WHERE project = $1 AND ${column}::text = $2`,
		[project, order.toLowerCase()],
	);
	if (!found) return rollBack(fieldErrors([problem(field, "order.unknown")], 404));
	await queries.query(
		`INSERT INTO payment_reports (order_id, provider, report_hash, report, received_at)
		VALUES ($1, $2, $3, $4::jsonb, $5) ON CONFLICT DO NOTHING`,
		[found.id, provider, hashOf(canonicalJson(report)), JSON.stringify(report), now.toISOString()],
	);
	return commit(null);
}
