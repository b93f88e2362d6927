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

/** The world outside a page and what is known of its visitor, made once for a document; none of it needs React. */
export interface PageServices {
	readonly storage: KeyValue;
	readonly time: Time;
	readonly logger: Logger;
	/** What the pages of a visit have in common, made when it is first asked for. */
	readonly shared: Shared;
	/** Null when the site has no clock of a watch brand. */
	readonly clock: RetailerClock | null;
	/** What the cookie banner asks, and what was decided on it. */
	readonly consents: ConsentStore;
	/** The contents of other providers that the visitor lets load. */
	readonly contents: ContentConsentsStore;
}

/** What a page with React has in addition: what effects and handlers may use. */
export interface Services extends PageServices {
	readonly navigation: PageNavigation;
	readonly history: PageHistory;
	/** Null when the site has no order service: what visitors send then goes by e-mail. */
	readonly enquiries: Enquiries | null;
	/**
	 * Loads what reads the shop's products in the language of the page, once; for pages that show more of the shop than their
	 * model holds. Rejects without a shop and when the program cannot be loaded; the next call tries again.
	 */
	loadCatalogue(): Promise<CatalogueServices>;
	/** As {@link loadCatalogue}, with cart, checkout and orders. */
	loadShop(): Promise<ShopServices>;
}
