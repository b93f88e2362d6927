import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { AcceptedText } from "#core/checkout/checkout-draft.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { Currency } from "#core/shared/currency.ts";
import { defaultLanguage } from "#core/shared/language.ts";
import type { LoadedSite } from "#renderer/build/site-task.ts";
import { createPlanContext } from "#renderer/plan/plan-context.ts";
import { requiredTexts } from "#renderer/plan/shop/legal-pages.ts";

/** What an order service needs of a shop: prices, stock and settings in German, and the texts that orders accept. */
export interface ShopCatalogue {
	/** The domain of the shop. */
	readonly project: string;
	readonly currency: Currency;
	readonly settings: ShopSettings;
	readonly requiredTexts: readonly AcceptedText[];
	readonly products: readonly Product[];
}

/** A site's catalogue, the same as its pages are made from; null without a shop (R-SET-03). */
export function shopCatalogue(
	{ site, config }: Pick<LoadedSite, "site" | "config">,
	logger: Logger,
): ShopCatalogue | null {
	const context = createPlanContext(site, config, [], { phones: createPhoneNumbers(logger), logger });
	const { shop } = context;
	if (!shop) return null;
	return {
		project: shop.project,
		currency: shop.config.currency,
		settings: shop.settings(defaultLanguage),
		requiredTexts: requiredTexts(context),
		products: shop.products.map((listed) => shop.product(listed, defaultLanguage)),
	};
}
