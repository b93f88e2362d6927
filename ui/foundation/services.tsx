import { createContext, type ReactNode, useContext } from "react";
import type { Analytics } from "#core/ports/analytics.ts";
import type { Enquiries } from "#core/ports/enquiries.ts";
import type { KeyValue } from "#core/ports/key-value.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { PageHistory } from "#core/ports/page-history.ts";
import type { PageNavigation } from "#core/ports/page-navigation.ts";
import type { RetailerClock } from "#core/ports/retailer-clock.ts";
import type { Time } from "#core/ports/time.ts";
import type { Shared } from "#core/shared/store.ts";
import type { CatalogueServices, ShopServices } from "#ui/foundation/shop-services.ts";

/** The world outside the page, through the ports of core: what effects and handlers may use. */
export interface Services {
	readonly storage: KeyValue;
	readonly time: Time;
	readonly logger: Logger;
	readonly navigation: PageNavigation;
	readonly history: PageHistory;
	/** What the pages of a visit have in common, made when it is first asked for. */
	readonly shared: Shared;
	/** Null when the site has no order service: what visitors send then goes by e-mail. */
	readonly enquiries: Enquiries | null;
	/** Null when the site counts no visits. */
	readonly analytics: Analytics | null;
	/** Null when the site has no clock of a watch brand. */
	readonly clock: RetailerClock | null;
	/**
	 * Loads what reads the shop's products, once; for pages that show more of the shop than their model holds. Rejects
	 * without a shop and when the program cannot be loaded; the next call tries again.
	 */
	loadCatalogue(): Promise<CatalogueServices>;
	/** As {@link loadCatalogue}, with cart, checkout and orders. */
	loadShop(): Promise<ShopServices>;
}

const ServicesContext = createContext<Services | null>(null);

/** Hands the browser's services to everything below. */
export function ServicesProvider({
	services,
	children,
}: {
	readonly services: Services | null;
	readonly children: ReactNode;
}) {
	return <ServicesContext value={services}>{children}</ServicesContext>;
}

/**
 * The browser's services; null while a page is prerendered. Use them in effects and handlers alone: what is rendered
 * first must be the same on the server and in the browser.
 */
export function useServices(): Services | null {
	return useContext(ServicesContext);
}
