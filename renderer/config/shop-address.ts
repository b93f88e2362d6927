import { defaultStoreRoot, type ShopAddress } from "#core/routes/shop-path-segments.ts";
import type { SiteConfig } from "#renderer/config/config.ts";

/** Returns what the paths of a site's shop depend on; for a site without a shop, the default of one. */
export function shopAddress({
	ecommerce,
	defaultLanguage,
}: Pick<SiteConfig, "ecommerce" | "defaultLanguage">): ShopAddress {
	const { storeRoot, paths } = ecommerce ?? { storeRoot: defaultStoreRoot, paths: null };
	return { storeRoot, defaultLanguage, ...(paths && { segments: paths }) };
}
