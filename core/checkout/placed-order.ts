import { decodeOrderUuid, type OrderUuid } from "#core/checkout/order-uuid.ts";
import { decodeContentId } from "#core/decoding/content-decoders.ts";
import { decimal } from "#core/decoding/decode-decimal.ts";
import { type Decoder, isObject, object, string } from "#core/decoding/decoder.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { succeed } from "#core/shared/result.ts";

/** An order accepted by the order service (law-and-gaps 5, "Order response"). */
export interface PlacedOrder {
	readonly order_id: ContentId;
	readonly order_uuid: OrderUuid;
	/** The order's number for the customer. */
	readonly order_number: string;
	/** The amount to pay, in the order's currency. */
	readonly total: DecimalText;
	/** False if the order service sent no confirmation mail, for which the customer would wait; otherwise absent. */
	readonly confirmation_mailed?: false;
}

const decodeFields = object({
	order_id: decodeContentId,
	order_uuid: decodeOrderUuid,
	order_number: string(200),
	total: decimal,
});

/** Decodes a placed order, in a stored attempt and in the order service's response. */
export const decodePlacedOrder: Decoder<PlacedOrder> = (input, path) => {
	const decoded = decodeFields(input, path);
	if (!decoded.ok) return decoded;
	// The order was accepted, whatever else the response says about the mail.
	const isUnmailed = isObject(input) && input.confirmation_mailed === false;
	return succeed(isUnmailed ? { ...decoded.value, confirmation_mailed: false } : decoded.value);
};
