import { lawOf } from "#core/legal/country-law.ts";
import { lawOfCustomer } from "#core/legal/served-laws.ts";
import type { ShippingSettings } from "#core/settings/shipping-methods.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** The settings that decide on the period for claims about used goods. */
export type LiabilitySettings = ShippingSettings & Pick<ShopSettings, "used_goods_liability_months">;

/**
 * Returns the months after delivery in which customers of a country can claim defects of used goods, where a shop agrees on fewer
 * than the law's 24; null where it does not, or where the law of its country or of the customer's does not let it (§ 476 (2) BGB,
 * B-LAW-22). A country that is null is the one that delivery is announced for.
 */
export function shortenedLiabilityMonths(settings: LiabilitySettings, country: string | null): number | null {
	const laws = [lawOf(settings.tax_country), lawOfCustomer(settings, country)];
	return laws.every(({ shorterUsedLiability }) => shorterUsedLiability)
		? settings.used_goods_liability_months
		: null;
}
