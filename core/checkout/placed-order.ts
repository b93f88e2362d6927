import { decodeOrderUuid, type OrderUuid } from "#core/checkout/order-uuid.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";
import { decimal } from "#core/shared/decode-decimal.ts";
import { type Decoder, decodeContentId, shape, text } from "#core/shared/decoder.ts";

/** An order that the order service has taken (law-and-gaps 5, "Order response"). */
export interface PlacedOrder {
	readonly order_id: ContentId;
	readonly order_uuid: OrderUuid;
	/** What the customer knows the order by. */
	readonly order_number: string;
	/** What is to be paid, in the order's currency. */
	readonly total: DecimalText;
}

/** The schema of a placed order, in a stored draft and in the order service's answer. */
export const decodePlacedOrder: Decoder<PlacedOrder> = shape({
	order_id: decodeContentId,
	order_uuid: decodeOrderUuid,
	order_number: text(200),
	total: decimal,
});
