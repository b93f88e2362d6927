import type { CartStore } from "#core/cart/cart-store.ts";
import type { CheckoutStore } from "#core/checkout/checkout-store.ts";
import type { FetchStores } from "#core/loading/fetch-stores.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import type { Locks } from "#core/platform/locks.ts";
import type { Catalogue, CatalogueFilters } from "#core/ports/catalogue.ts";
import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";
import type { Orders } from "#core/ports/orders.ts";
import type { Payments } from "#core/ports/payment-provider.ts";
import type { ProductImages } from "#core/ports/product-images.ts";
import type { ShopSettingsSource } from "#core/ports/shop-settings-source.ts";

/** The services for reading lists and products, created once per page. */
export interface CatalogueServices {
	readonly catalogue: Catalogue & CatalogueFilters;
	/** The search; its program and index are loaded at the first search. */
	readonly search: CatalogueSearch;
	/** The images of all products loaded so far. */
	readonly images: ProductImages;
	readonly settings: ShopSettingsSource;
	/** The data read through these services during a visit. */
	readonly fetchStores: FetchStores;
}

/** The services for buying, shared by all languages and created once per page. */
export interface OrderServices {
	/** Null on sites without an order service, where nothing can be ordered. */
	readonly orders: Orders | null;
	/** The browser's only cart. */
	readonly cart: CartStore;
	/** The browser's only checkout. */
	readonly checkout: CheckoutStore;
	/** The locks shared by all tabs. */
	readonly locks: Locks;
	/** The storage of this tab, cleared by the browser when the tab is closed. */
	readonly session: KeyValue;
	/**
	 * Loads the shop's payment providers; each provider's own code is loaded when its payment starts. Rejects if they
	 * cannot be loaded.
	 */
	loadPayments(): Promise<Payments>;
}

/** All services of a page on which visitors buy. */
export interface ShopServices extends CatalogueServices, OrderServices {}
