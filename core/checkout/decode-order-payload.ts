import { decodePersonalization, maxLineCount, maxLines } from "#core/cart/cart-line.ts";
import { decodeAddress } from "#core/checkout/address.ts";
import { deliveryPromise } from "#core/checkout/decode-delivery-promise.ts";
import { noPromise } from "#core/checkout/delivery-dates.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { decodeOrderUuid } from "#core/checkout/order-uuid.ts";
import { decodeContentId, oneOf } from "#core/decoding/content-decoders.ts";
import { decimal } from "#core/decoding/decode-decimal.ts";
import { boolean, type Decoder, integer, list, nullable, object, string } from "#core/decoding/decoder.ts";
import { withAbsent } from "#core/decoding/file-decoders.ts";
import { languages } from "#core/language/language.ts";
import { currencies } from "#core/money/currency.ts";
import { zero } from "#core/money/decimal-text.ts";

/** Defaults of fields that orders of earlier releases do not have. */
const added = {
	presentWrapCost: zero,
	cardText: "",
	usedLiabilityMonths: null,
	...noPromise,
} satisfies Partial<OrderPayload>;

/**
 * Decodes an order as sent and stored (R-ORDER-01, B-SEC-04). Its limits are technical; the forms have the limits for
 * people and explain them.
 */
export const decodeOrderPayload: Decoder<OrderPayload> = object({
	order_uuid: decodeOrderUuid,
	project: string(300),
	language: oneOf(languages),
	currency: oneOf(currencies),
	lines: list(
		object({
			product: decodeContentId,
			variant: nullable(decodeContentId),
			personalization: decodePersonalization,
			count: integer(1, maxLineCount),
			price_brutto: decimal,
		}),
		maxLines,
	),
	totalCount: integer(1, maxLineCount * maxLines),
	totalPriceBrutto: decimal,
	shippingCost: decimal,
	total: decimal,
	shippingMethod: string(500),
	paymentMethod: nullable(decodeContentId),
	customerEmail: string(1000),
	shippingAddress: nullable(decodeAddress),
	invoiceAddress: nullable(decodeAddress),
	comment: string(10_000),
	presentWrap: boolean,
	presentWrapCost: withAbsent(decimal, added.presentWrapCost),
	cardText: withAbsent(string(10_000), added.cardText),
	...deliveryPromise,
	acceptedTexts: list(object({ type: string(100), version: string(100) }), 50),
	personalizedGoodsAcknowledged: nullable(boolean),
	usedLiabilityMonths: withAbsent(nullable(integer(1, 1200)), added.usedLiabilityMonths),
});

/**
 * Returns what distinguishes an order from others. Later fields that are empty or derived from the rest, such as the
 * days of the delivery, are left out. An order of an earlier release thus remains the same order if a page of a later
 * release sends it again (R-ORDER-06).
 */
export function identityOf({ deliveryDays: _, ...payload }: OrderPayload): Partial<OrderPayload> {
	const defaults: Partial<OrderPayload> = added;
	const names = (Object.keys(payload) as (keyof typeof payload)[]).filter(
		(name) => !Object.hasOwn(defaults, name) || payload[name] !== defaults[name],
	);
	return Object.fromEntries(names.map((name) => [name, payload[name]]));
}
