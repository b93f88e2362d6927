import { decodeOrderUuid, type OrderUuid } from "#core/checkout/order-uuid.ts";
import { decodeContentId } from "#core/decoding/content-decoders.ts";
import { decimal } from "#core/decoding/decode-decimal.ts";
import { type Decoder, isObject, object, string } from "#core/decoding/decoder.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { succeed } from "#core/shared/result.ts";

/** An order that the order service has taken (law-and-gaps 5, "Order response"). */
export interface PlacedOrder {
	readonly order_id: ContentId;
	readonly order_uuid: OrderUuid;
	/** What the customer knows the order by. */
	readonly order_number: string;
	/** What is to be paid, in the order's currency. */
	readonly total: DecimalText;
	/** False where the order service mailed no confirmation, which the customer would wait for; absent else. */
	readonly confirmation_mailed?: false;
}

const decodeFields = object({
	order_id: decodeContentId,
	order_uuid: decodeOrderUuid,
	order_number: string(200),
	total: decimal,
});

/** The schema of a placed order, in a stored attempt and in the order service's response. */
export const decodePlacedOrder: Decoder<PlacedOrder> = (input, path) => {
	const decoded = decodeFields(input, path);
	if (!decoded.ok) return decoded;
	// Whatever else it says of the mail, the order was taken.
	const isUnmailed = isObject(input) && input.confirmation_mailed === false;
	return succeed(isUnmailed ? { ...decoded.value, confirmation_mailed: false } : decoded.value);
};
