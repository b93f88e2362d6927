import { lawOf } from "#core/legal/country-law.ts";
import { lawOfCustomer } from "#core/legal/served-laws.ts";
import type { ShippingSettings } from "#core/settings/shipping-methods.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** The settings that determine the liability period for used goods. */
export type LiabilitySettings = ShippingSettings & Pick<ShopSettings, "used_goods_liability_months">;

/**
 * Returns the agreed months after delivery in which customers of a country can claim defects of used goods. Null if
 * the shop agrees on none, or if the law of its country or the customer's does not allow fewer than 24 (§ 476 (2)
 * BGB, B-LAW-22). A null country stands for the one that delivery is announced for.
 */
export function shortenedLiabilityMonths(settings: LiabilitySettings, country: string | null): number | null {
	const laws = [lawOf(settings.tax_country), lawOfCustomer(settings, country)];
	return laws.every(({ shorterUsedLiability }) => shorterUsedLiability)
		? settings.used_goods_liability_months
		: null;
}
