import type { Cart } from "#core/cart/cart.ts";
import { type DeliveryDates, deliveryDates, shopDay } from "#core/checkout/delivery-dates.ts";
import { orderDeliveryDays } from "#core/checkout/delivery-time.ts";
import { checkoutOfPayload, type OrderPayload } from "#core/checkout/order-payload.ts";
import { orderShipping } from "#core/checkout/order-shipping.ts";
import type { Catalogue } from "../catalogue.ts";
import type { PricedLine } from "./validate-order.ts";

/** Days after which a page sends no order any more that it has kept (core/checkout/order-attempts.ts). */
const keptDays = 7;

/**
 * The dates that an order is confirmed with (B-USE-12): those that the customer saw, as far as the shop could have named
 * them in the days that the order may have waited; else those of an order of today. Null where the shop names none.
 */
export function confirmedDates(
	payload: OrderPayload,
	{ products }: Cart<PricedLine>,
	{ settings }: Catalogue,
	{ now, timeZone }: { readonly now: Date; readonly timeZone: string },
): DeliveryDates | null {
	const shipping = orderShipping(checkoutOfPayload(payload, settings).draft, settings);
	const days = shipping && orderDeliveryDays(products, shipping.method);
	if (!shipping || !days) return null;
	const today = shopDay(now.getTime(), [{ schedule: { time_zone: timeZone } }]);
	const named = Array.from({ length: keptDays + 1 }, (_, ago) =>
		deliveryDates(days, shipping.countries, today - ago),
	);
	const seen = payload.deliveryDates;
	const known = named.find(({ earliest, latest }) => earliest === seen?.earliest && latest === seen.latest);
	return known ?? named[0] ?? null;
}
