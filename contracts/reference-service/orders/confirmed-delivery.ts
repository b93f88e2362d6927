import type { CheckoutTerms } from "#core/checkout/checkout-terms.ts";
import { type DeliveryDates, type DeliveryPromise, noPromise } from "#core/checkout/delivery-dates.ts";
import { type DeliveredLine, orderDeliveryDays } from "#core/checkout/delivery-time.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { promiseOf } from "#core/checkout/promised-delivery.ts";
import { dateOf } from "#core/opening-hours/local-time.ts";
import { type ShopTime, shopDayAt } from "../shop-time.ts";

/** The number of days for which a page may send a waiting order (core/checkout/order-attempts.ts). */
const keptDays = 7;

/**
 * Returns the delivery promise that an order is confirmed with (B-USE-12):
 *
 * - the dates that the customer saw, if the shop promises them today, or promised them while the order may have
 *   waited and they are in the future;
 * - otherwise the dates of an order of today;
 * - for an order that is paid in advance, days from the payment;
 * - nothing if the shop promises nothing.
 *
 * `changed` means that the customer saw another promise. Mail and page must show the same one.
 */
export function confirmedDelivery(
	payload: OrderPayload,
	lines: readonly DeliveredLine[],
	{ shipping }: Pick<CheckoutTerms, "shipping">,
	time: ShopTime,
): { readonly delivery: DeliveryPromise; readonly changed: boolean } {
	const days = shipping && orderDeliveryDays(lines, shipping.method);
	if (!shipping || !days) return { delivery: noPromise, changed: false };
	const today = shopDayAt(time);
	const named = (ago: number) => promiseOf(days, shipping, today - ago);
	if (shipping.paidAhead) {
		const seen = payload.deliveryDays;
		const { deliveryDays } = named(0);
		const isSeen =
			seen === null || (seen.earliest === deliveryDays?.earliest && seen.latest === deliveryDays.latest);
		// A page that showed dates did not know that the days begin with the payment.
		return { delivery: named(0), changed: !isSeen || payload.deliveryDates !== null };
	}
	const seen = payload.deliveryDates;
	const isSeen = ({ deliveryDates }: { readonly deliveryDates: DeliveryDates | null }) =>
		deliveryDates?.earliest === seen?.earliest && deliveryDates?.latest === seen?.latest;
	const isAhead = seen !== null && seen.earliest > dateOf(today);
	const earlier = isAhead ? Array.from({ length: keptDays }, (_, ago) => named(ago + 1)).find(isSeen) : null;
	const delivery = earlier ?? named(0);
	return { delivery, changed: seen !== null && !isSeen(delivery) };
}
