import { decodePersonalization, maxLineCount, maxLines } from "#core/cart/cart-line.ts";
import { decodeAddress } from "#core/checkout/address.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { decodeOrderUuid } from "#core/checkout/order-uuid.ts";
import { currencies } from "#core/shared/currency.ts";
import { decimal } from "#core/shared/decode-decimal.ts";
import {
	type Decoder,
	decodeContentId,
	flag,
	list,
	nullable,
	oneOf,
	shape,
	text,
	whole,
} from "#core/shared/decoder.ts";
import { languages } from "#core/shared/language.ts";

/**
 * The schema of an order as it is sent and kept (R-ORDER-01, B-SEC-04). Its limits are a machine's: what a person
 * enters has the limits of the forms, which say so in words.
 */
export const decodeOrderPayload: Decoder<OrderPayload> = shape({
	order_uuid: decodeOrderUuid,
	project: text(300),
	language: oneOf(languages),
	currency: oneOf(currencies),
	lines: list(
		shape({
			product: decodeContentId,
			variant: nullable(decodeContentId),
			personalization: decodePersonalization,
			count: whole(1, maxLineCount),
			price_brutto: decimal,
		}),
		maxLines,
	),
	totalCount: whole(1, maxLineCount * maxLines),
	totalPriceBrutto: decimal,
	shippingCost: decimal,
	total: decimal,
	shippingMethod: text(500),
	paymentMethod: decodeContentId,
	customerEmail: text(1000),
	shippingAddress: nullable(decodeAddress),
	invoiceAddress: nullable(decodeAddress),
	comment: text(10_000),
	presentWrap: flag,
	acceptedTexts: list(shape({ type: text(100), version: text(100) }), 50),
	personalizedGoodsAcknowledged: nullable(flag),
});
