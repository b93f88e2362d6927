import { createContext, type ReactNode, useContext } from "react";
import type { PageServices } from "#core/models/page-services.ts";
import type { Enquiries } from "#core/ports/enquiries.ts";
import type { PageNavigation } from "#core/ports/page-navigation.ts";
import type { CatalogueServices, ShopServices } from "#ui/foundation/shop-services.ts";

/** The world outside the page, through the ports of core: what effects and handlers may use. */
export interface Services extends PageServices {
	readonly navigation: PageNavigation;
	/** Null when the site has no order service: what visitors send then goes by e-mail. */
	readonly enquiries: Enquiries | null;
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
