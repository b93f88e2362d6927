import { createOrders } from "#adapters/order-service/orders.ts";
import { createSessionKeyValue } from "#adapters/storage/local-key-value.ts";
import { createWebLocks } from "#adapters/web-locks/web-locks.ts";
import { createCartStore } from "#core/cart/cart-store.ts";
import { createCheckoutStore } from "#core/checkout/checkout-store.ts";
import { endGiftWithCart } from "#core/checkout/gift-of-cart.ts";
import { orderUuid } from "#core/checkout/order-uuid.ts";
import type { OrderServices } from "#core/models/shop-services.ts";
import type { Currency } from "#core/money/currency.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { Time } from "#core/platform/time.ts";

/** The options of the order services' ports. */
export interface OrderServicesOptions {
	readonly window: Window & typeof globalThis;
	readonly storage: KeyValue;
	readonly time: Time;
	readonly logger: Logger;
	readonly currency: Currency;
	/** The order service's URL; null if the site has none. */
	readonly orderService: string | null;
	/** The addresses of the site's own payment modules. */
	readonly paymentModules: readonly string[];
}

/** Milliseconds that a customer waits for a response to an order. */
const orderTimeoutMs = 30_000;

/** Creates the ports: one cart and one checkout for the lifetime of a page. */
export function createOrderServices(options: OrderServicesOptions): OrderServices {
	const { window, storage: store, time, logger, currency, orderService } = options;
	const now = () => time.now();
	const random = (bytes: number) => window.crypto.getRandomValues(new Uint8Array(bytes));
	const service =
		orderService === null
			? null
			: {
					url: orderService,
					timeout: orderTimeoutMs,
					cookies: () => window.document.cookie,
					pageOrigin: window.location.origin,
				};
	const locks = createWebLocks(window.navigator.locks);
	const cart = createCartStore({ store, locks, logger, now, currency });
	const checkout = createCheckoutStore({ store, logger, now, newOrderUuid: () => orderUuid(random(16)) });
	endGiftWithCart(cart, checkout);
	return {
		orders:
			service &&
			createOrders(service, async (provider) => {
				const { specifiedReport } = await import("#adapters/composition/payments.ts");
				return specifiedReport(provider);
			}),
		cart,
		checkout,
		locks,
		session: createSessionKeyValue(window, logger),
		async loadPayments() {
			const [{ createPayments, loadOwnProviders }, { createServiceCall }] = await Promise.all([
				import("#adapters/composition/payments.ts"),
				import("#adapters/order-service/service-call.ts"),
			]);
			const own = await loadOwnProviders(options.paymentModules);
			const phones = async () => {
				const { createPhoneNumbers } = await import("#adapters/phone-libphonenumber/phone-numbers.ts");
				return createPhoneNumbers(logger);
			};
			const environment = { window, time, logger, service: service && createServiceCall(service), phones };
			return createPayments(environment, own);
		},
	};
}
