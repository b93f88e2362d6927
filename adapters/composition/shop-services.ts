import { createLazySearch } from "#adapters/catalogue-static/lazy-search.ts";
import { createPictureStore } from "#adapters/catalogue-static/picture-store.ts";
import { openShopFiles } from "#adapters/catalogue-static/shop-files.ts";
import { createStaticCatalogue } from "#adapters/catalogue-static/static-catalogue.ts";
import { createStaticShopSettings } from "#adapters/catalogue-static/static-shop-settings.ts";
import { paymentProviders } from "#adapters/composition/payment-providers.ts";
import { createOrders } from "#adapters/order-service/orders.ts";
import { type CartStore, createCartStore } from "#core/cart/cart-store.ts";
import { type CheckoutStore, createCheckoutStore } from "#core/checkout/checkout-store.ts";
import { orderUuid } from "#core/checkout/order-uuid.ts";
import type { Catalogue, CatalogueFilters } from "#core/ports/catalogue.ts";
import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";
import type { KeyValue } from "#core/ports/key-value.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { Orders } from "#core/ports/orders.ts";
import type { OpenPaymentProvider } from "#core/ports/payment-provider.ts";
import type { ProductPictures } from "#core/ports/product-pictures.ts";
import type { ShopSettingsSource } from "#core/ports/shop-settings.ts";
import type { Time } from "#core/ports/time.ts";
import type { Language } from "#core/shared/language.ts";
import type { Currency } from "#core/shared/money.ts";

/** The shop's ports of a page in the browser, each ready to use. */
export interface ShopPorts {
	readonly catalogue: Catalogue & CatalogueFilters;
	readonly search: CatalogueSearch;
	readonly pictures: ProductPictures;
	readonly settings: ShopSettingsSource;
	/** Null when the site has no order service. */
	readonly orders: Orders | null;
	readonly cart: CartStore;
	readonly checkout: CheckoutStore;
	readonly openPayment: OpenPaymentProvider;
}

/** What the shop's services are put together from. */
export interface ShopServicesOptions {
	readonly window: Window & typeof globalThis;
	readonly storage: KeyValue;
	readonly time: Time;
	readonly logger: Logger;
	/** The domain of the shop. */
	readonly project: string;
	readonly currency: Currency;
	/** The order service's address; null where the site has none. */
	readonly orderService: string | null;
}

/** How long a customer waits for an answer to an order, in milliseconds. */
const orderTimeout = 30_000;

/**
 * Puts the shop's ports together, the same cart, checkout and order service for all languages; gives the function
 * that opens those of a language, once each.
 */
export function createShopServices(options: ShopServicesOptions): (language: Language) => ShopPorts {
	const shared = sharedPorts(options);
	const opened = new Map<Language, ShopPorts>();
	return (language) => {
		const ports = opened.get(language) ?? { ...catalogueOf(language, options), ...shared };
		opened.set(language, ports);
		return ports;
	};
}

function catalogueOf(
	language: Language,
	{ window, logger, project }: ShopServicesOptions,
): Pick<ShopPorts, "catalogue" | "search" | "pictures" | "settings"> {
	const fetch = window.fetch.bind(window);
	const files = openShopFiles({ base: "", language, project, fetch, logger });
	const search = createLazySearch(async () => {
		const { createStaticSearch } = await import("#adapters/catalogue-static/static-search.ts");
		return createStaticSearch(files);
	});
	const pictures = createPictureStore();
	return {
		catalogue: createStaticCatalogue(files, { search, pictures }),
		search,
		pictures,
		settings: createStaticShopSettings(files),
	};
}

function sharedPorts(
	options: ShopServicesOptions,
): Pick<ShopPorts, "orders" | "cart" | "checkout" | "openPayment"> {
	const { window, storage: store, time, logger, currency, orderService } = options;
	const now = () => time.now();
	const random = (bytes: number) => window.crypto.getRandomValues(new Uint8Array(bytes));
	return {
		orders:
			orderService === null
				? null
				: createOrders({
						url: orderService,
						timeout: orderTimeout,
						cookies: () => window.document.cookie,
						pageOrigin: window.location.origin,
					}),
		cart: createCartStore({ store, logger, now, currency, writer: hexOf(random(8)) }),
		checkout: createCheckoutStore({ store, logger, now, newOrderUuid: () => orderUuid(random(16)) }),
		openPayment: paymentProviders({ window, time, logger, scripts: { paypal: null, klarna: null } }),
	};
}

function hexOf(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
