import type { CartStore } from "#core/cart/cart-store.ts";
import type { CheckoutStore } from "#core/checkout/checkout-store.ts";
import type { Reads } from "#core/loading/reads.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import type { Locks } from "#core/platform/locks.ts";
import type { Catalogue, CatalogueFilters } from "#core/ports/catalogue.ts";
import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";
import type { Orders } from "#core/ports/orders.ts";
import type { Payments } from "#core/ports/payment-provider.ts";
import type { ProductImages } from "#core/ports/product-images.ts";
import type { ShopSettingsSource } from "#core/ports/shop-settings-source.ts";

/** What lists and products are read through; one for the life of a page. */
export interface CatalogueServices {
	readonly catalogue: Catalogue & CatalogueFilters;
	/** Its program and index are loaded when it is first asked. */
	readonly search: CatalogueSearch;
	/** Knows the images of all products that the catalogue has given so far. */
	readonly images: ProductImages;
	readonly settings: ShopSettingsSource;
	/** What was read through them in a visit. */
	readonly reads: Reads;
}

/** What a page buys through, the same for all languages; one for the life of a page. */
export interface OrderServices {
	/** Null when the site has no order service, so that nothing can be ordered. */
	readonly orders: Orders | null;
	/** The one cart of the browser. */
	readonly cart: CartStore;
	/** The one checkout of the browser. */
	readonly checkout: CheckoutStore;
	/** The locks of all tabs. */
	readonly locks: Locks;
	/** The texts of this tab, deleted by the browser when the tab is closed. */
	readonly session: KeyValue;
	/** The payment providers of the shop; their own code comes when one is started. Rejects when this cannot be loaded. */
	loadPayments(): Promise<Payments>;
}

/** All that a page needs on which something is bought. */
export interface ShopServices extends CatalogueServices, OrderServices {}
