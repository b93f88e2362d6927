import { randomInt, randomUUID } from "node:crypto";
import type { Cart } from "#core/cart/cart.ts";
import { variantReference } from "#core/catalogue/product.ts";
import type { CheckoutTerms } from "#core/checkout/checkout-terms.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { OrderTotals } from "#core/checkout/order-totals.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import { isZero } from "#core/money/decimal-text.ts";
import { insertRow, type Queries } from "../database/database.ts";
import { liabilityText } from "./order-texts.ts";
import type { PricedLine } from "./validate-order.ts";

/** An order that may be accepted, as it is stored and priced. */
export interface ValidatedOrder {
	readonly payload: OrderPayload;
	readonly cart: Cart<PricedLine>;
	readonly terms: CheckoutTerms;
	readonly totals: OrderTotals;
	readonly now: Date;
	/** The shop's day at `now`, "YYYY-MM-DD". */
	readonly day: string;
}

/** Stores an order with its lines, and returns what the customer sees. */
export async function storeOrder(queries: Queries, validated: ValidatedOrder): Promise<PlacedOrder> {
	const { payload, totals, day } = validated;
	const order: PlacedOrder = {
		order_id: randomUUID(),
		order_uuid: payload.order_uuid,
		order_number: orderNumber(day),
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
	await insertRow(queries, "orders", {
		id: String(order.order_id),
		order_uuid: payload.order_uuid,
		order_number: order.order_number,
		project: payload.project,
		language: payload.language,
		currency: payload.currency,
		status: isZero(totals.total.amount) ? "received" : "awaiting_payment",
		received_at: now.toISOString(),
		total_count: cart.totalCount,
		total_price_brutto: totals.totalPriceBrutto.amount,
		shipping_cost: totals.shippingCost.amount,
		total: totals.total.amount,
		contained_tax: totals.containedTax?.amount ?? null,
		shipping_method: payload.shippingMethod,
		payment_method: payload.paymentMethod === null ? null : String(payload.paymentMethod),
		customer_email: payload.customerEmail.trim(),
		shipping_address: payload.shippingAddress && JSON.stringify(payload.shippingAddress),
		invoice_address: payload.invoiceAddress && JSON.stringify(payload.invoiceAddress),
		comment: payload.comment,
		present_wrap: payload.presentWrap,
		accepted_texts: JSON.stringify(payload.acceptedTexts),
		personalized_goods_acknowledged: payload.personalizedGoodsAcknowledged,
		...liabilityColumns(payload, now),
		earliest_delivery: payload.deliveryDates?.earliest ?? null,
		latest_delivery: payload.deliveryDates?.latest ?? null,
		present_wrap_cost: totals.presentWrapCost.amount,
		card_text: payload.cardText,
		least_delivery_days: payload.deliveryDays?.earliest ?? null,
		most_delivery_days: payload.deliveryDays?.latest ?? null,
	});
}

/** Returns the agreement on used goods, in the words that its customer has read (B-LAW-22). */
function liabilityColumns({ usedLiabilityMonths: months, language }: OrderPayload, now: Date) {
	return {
		used_liability_months: months,
		used_liability_text: months === null ? null : liabilityText(language, months),
		used_liability_agreed_at: months === null ? null : now.toISOString(),
	};
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

/** Letters and digits that are not confused when read aloud or written by hand. */
const characters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * Returns a new order number, e.g. "26-7K4M-9QXT": the year of the shop's day ("YYYY-MM-DD"), then 40 random bits.
 * Nobody can guess another's number, so it can verify a rating, and nobody can count the shop's orders by it.
 */
function orderNumber(day: string): string {
	const random = Array.from({ length: 8 }, () => characters[randomInt(characters.length)]).join("");
	return `${day.slice(2, 4)}-${random.slice(0, 4)}-${random.slice(4)}`;
}
