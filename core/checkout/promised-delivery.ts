import type { CartLine } from "#core/cart/cart-line.ts";
import type { LoadedProducts } from "#core/cart/loaded-products.ts";
import type { OrderShipping } from "#core/checkout/announced-shipping.ts";
import {
	type DeliveryDays,
	type DeliveryPromise,
	daysFromPayment,
	deliveryDates,
	noPromise,
} from "#core/checkout/delivery-dates.ts";
import { cartDeliveryDays } from "#core/checkout/delivery-time.ts";

/** Returns the delivery promise of an order with the given lines today, in days since 1970. */
export function promisedDelivery(
	shipping: OrderShipping | null,
	lines: readonly CartLine[],
	products: LoadedProducts,
	today: number,
): DeliveryPromise {
	const days = shipping && cartDeliveryDays(lines, products, shipping.method);
	return shipping && days ? promiseOf(days, shipping, today) : noPromise;
}

/** Returns the delivery promise of an order with the given delivery time, placed on a day in days since 1970. */
export function promiseOf(
	deliveryDays: DeliveryDays,
	{ paidAhead, ...calendar }: OrderShipping,
	day: number,
): DeliveryPromise {
	return paidAhead
		? { deliveryDates: null, deliveryDays: daysFromPayment(deliveryDays, calendar, day) }
		: { deliveryDates: deliveryDates(deliveryDays, calendar, day), deliveryDays };
}
