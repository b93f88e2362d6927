import { filledPersonalization, maxLineCount, type PersonalizationValues } from "#core/cart/cart-line.ts";
import { decodeAddress } from "#core/checkout/address.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { decodeOrderUuid } from "#core/checkout/order-uuid.ts";
import { decimal } from "#core/shared/decode-decimal.ts";
import {
	type Decoder,
	decodeContentId,
	entries,
	flag,
	list,
	nullable,
	oneOf,
	satisfying,
	shape,
	text,
	whole,
} from "#core/shared/decoder.ts";
import { languages } from "#core/shared/language.ts";
import { currencies } from "#core/shared/money.ts";
import { succeed } from "#core/shared/result.ts";

const filledIn = nullable(
	entries(
		satisfying("a text or true or false", (value): value is string | boolean =>
			typeof value === "string" ? value.length <= 1000 : typeof value === "boolean",
		),
		50,
	),
);

/** What a customer filled in for a personalised product; blank values count as none. */
export const decodePersonalization: Decoder<PersonalizationValues | null> = (input, path) => {
	const values = filledIn(input, path);
	return values.ok ? succeed(filledPersonalization(values.value)) : values;
};

/** The schema of an order as it is sent; lengths are the core's business, for it has sentences for them. */
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
		1000,
	),
	totalCount: whole(1, maxLineCount * 1000),
	totalPriceBrutto: decimal,
	shippingCost: decimal,
	total: decimal,
	shippingMethod: text(500),
	paymentMethod: decodeContentId,
	customerEmail: text(1000),
	shippingAddress: decodeAddress,
	invoiceAddress: nullable(decodeAddress),
	comment: text(10_000),
	presentWrap: flag,
	acceptedTexts: list(shape({ type: text(100), version: text(100) }), 50),
	personalizedGoodsAcknowledged: nullable(flag),
});
