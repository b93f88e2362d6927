import { randomUUID } from "node:crypto";
import type { Cart } from "#core/cart/cart.ts";
import { variantReference } from "#core/catalogue/product.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { OrderTotals } from "#core/checkout/order-totals.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import type { Queries } from "../database/database.ts";
import { orderNumber } from "./order-number.ts";
import type { PricedLine } from "./validate-order.ts";

/** An order that may be taken: as it is kept, and as the catalogue prices it. */
export interface ValidatedOrder {
	readonly payload: OrderPayload;
	readonly cart: Cart<PricedLine>;
	readonly totals: OrderTotals;
	readonly now: Date;
}

/** Writes an order with its lines and returns what its customer sees. */
export async function storeOrder(queries: Queries, validated: ValidatedOrder): Promise<PlacedOrder> {
	const { payload, totals, now } = validated;
	const order: PlacedOrder = {
		order_id: randomUUID(),
		order_uuid: payload.order_uuid,
		order_number: orderNumber(now),
		total: totals.total.amount,
	};
	await insertOrder(queries, validated, order);
	await insertLines(queries, validated.cart, order);
	return order;
}

async function insertOrder(
	queries: Queries,
	{ payload, cart, totals, now }: ValidatedOrder,
	order: PlacedOrder,
): Promise<void> {
	await queries.query(
		`INSERT INTO orders (id, order_uuid, order_number, project, language, currency, status, received_at,
			total_count, total_price_brutto, shipping_cost, total, contained_tax, shipping_method, payment_method,
			customer_email, shipping_address, invoice_address, comment, present_wrap, accepted_texts,
			personalized_goods_acknowledged, earliest_delivery, latest_delivery,
			present_wrap_cost, card_text, least_delivery_days, most_delivery_days)
		VALUES ($1, $2, $3, $4, $5, $6, 'awaiting_payment', $7, $8, $9::numeric, $10::numeric, $11::numeric,
			$12::numeric, $13, $14, $15, $16::jsonb, $17::jsonb, $18, $19, $20::jsonb, $21, $22::date, $23::date, $24::numeric, $25, $26, $27)`,
		[
			String(order.order_id),
			payload.order_uuid,
			order.order_number,
			payload.project,
			payload.language,
			payload.currency,
			now.toISOString(),
			cart.totalCount,
			totals.totalPriceBrutto.amount,
			totals.shippingCost.amount,
			totals.total.amount,
			totals.containedTax?.amount ?? null,
			payload.shippingMethod,
			String(payload.paymentMethod),
			payload.customerEmail.trim(),
			payload.shippingAddress && JSON.stringify(payload.shippingAddress),
			payload.invoiceAddress && JSON.stringify(payload.invoiceAddress),
			payload.comment,
			payload.presentWrap,
			JSON.stringify(payload.acceptedTexts),
			payload.personalizedGoodsAcknowledged,
			payload.deliveryDates?.earliest ?? null,
			payload.deliveryDates?.latest ?? null,
			totals.presentWrapCost.amount,
			payload.cardText,
			payload.deliveryDays?.earliest ?? null,
			payload.deliveryDays?.latest ?? null,
		],
	);
}

async function insertLines(
	queries: Queries,
	{ products }: Cart<PricedLine>,
	{ order_id }: PlacedOrder,
): Promise<void> {
	const lines = products.map(({ product, variant, personalization, count, priceBrutto }, index) => ({
		position: index + 1,
		product: String(product.id),
		variant: variant && String(variant.id),
		display_name: [product.display_name, ...(variant ? [variant.display_name] : [])].join(", "),
		reference_number: variantReference(product, variant),
		personalization,
		count,
		price_brutto: priceBrutto.amount,
	}));
	await queries.query(
		`INSERT INTO order_lines (order_id, position, product, variant, display_name, reference_number,
			personalization, count, price_brutto)
		SELECT $1, position, product, variant, display_name, reference_number, personalization, count, price_brutto
		FROM jsonb_to_recordset($2::jsonb) AS line (position integer, product text, variant text, display_name text,
			reference_number text, personalization jsonb, count integer, price_brutto numeric)`,
		[String(order_id), JSON.stringify(lines)],
	);
}
