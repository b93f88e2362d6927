import type { Cart } from "#core/cart/cart.ts";
import { type DeliveryDates, deliveryDates, shopDay } from "#core/checkout/delivery-dates.ts";
import { orderDeliveryDays } from "#core/checkout/delivery-time.ts";
import { checkoutOfPayload, type OrderPayload } from "#core/checkout/order-payload.ts";
import { orderShipping } from "#core/checkout/order-shipping.ts";
import { dateOf } from "#core/opening-hours/local-time.ts";
import type { Catalogue } from "../catalogue.ts";
import type { PricedLine } from "./validate-order.ts";

/** Days after which a page sends no order any more that it has kept (core/checkout/order-attempts.ts). */
const keptDays = 7;

/**
 * The dates that an order is confirmed with (B-USE-12): those that the customer saw, if the shop names them today, or has
 * named them in the days that the order may have waited and they are still ahead; else those of an order of today, null
 * where the shop names none. `changed` where the customer saw others: mail and page must not promise different dates.
 */
export function confirmedDates(
	payload: OrderPayload,
	{ products }: Cart<PricedLine>,
	{ settings }: Catalogue,
	{ now, timeZone }: { readonly now: Date; readonly timeZone: string },
): { readonly dates: DeliveryDates | null; readonly changed: boolean } {
	const shipping = orderShipping(checkoutOfPayload(payload, settings).draft, settings);
	const days = shipping && orderDeliveryDays(products, shipping.method);
	const seen = payload.deliveryDates;
	if (!shipping || !days) return { dates: null, changed: false };
	const today = shopDay(now.getTime(), [{ schedule: { time_zone: timeZone } }]);
	const named = (ago: number) => deliveryDates(days, shipping.countries, today - ago);
	const isSeen = ({ earliest, latest }: DeliveryDates) =>
		earliest === seen?.earliest && latest === seen.latest;
	const isAhead = seen !== null && seen.earliest > dateOf(today);
	const earlier = isAhead ? Array.from({ length: keptDays }, (_, ago) => named(ago + 1)).find(isSeen) : null;
	const dates = earlier ?? named(0);
	return { dates, changed: seen !== null && !isSeen(dates) };
}
