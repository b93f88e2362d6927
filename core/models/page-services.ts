import type { ConsentStore } from "#core/consent/consent-store.ts";
import type { ContentConsentsStore } from "#core/consent/content-consents-store.ts";
import type { CatalogueServices, ShopServices } from "#core/models/shop-services.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { Time } from "#core/platform/time.ts";
import type { Enquiries } from "#core/ports/enquiries.ts";
import type { PageHistory } from "#core/ports/page-history.ts";
import type { PageNavigation } from "#core/ports/page-navigation.ts";
import type { RetailerClock } from "#core/ports/retailer-clock.ts";
import type { Shared } from "#core/state/store.ts";

/** The services of a page that do not need React, created once per document. */
export interface PageServices {
	readonly storage: KeyValue;
	readonly time: Time;
	readonly logger: Logger;
	/** The data shared by the pages of a visit, created when first needed. */
	readonly shared: Shared;
	/** Null on sites without a watch brand's clock. */
	readonly clock: RetailerClock | null;
	/** The consents of the cookie banner and the visitor's decisions. */
	readonly consents: ConsentStore;
	/** The embedded contents that the visitor allows to load. */
	readonly contents: ContentConsentsStore;
}

/** The additional services of a page with React, for effects and event handlers. */
export interface Services extends PageServices {
	readonly navigation: PageNavigation;
	readonly history: PageHistory;
	/** Null on sites without an order service: messages are then sent by e-mail. */
	readonly enquiries: Enquiries | null;
	/**
	 * Loads the product catalogue in the page's language once, for pages that show more of the shop than their model
	 * contains. Rejects without a shop or if the program cannot be loaded; the next call tries again.
	 */
	loadCatalogue(): Promise<CatalogueServices>;
	/** Loads the catalogue with cart, checkout and orders, like {@link loadCatalogue}. */
	loadShop(): Promise<ShopServices>;
}
