import type { Currency } from "#core/money/currency.ts";
import { type DecimalText, zero } from "#core/money/decimal-text.ts";
import { entryIn, type PriceCurrencies, priceCurrencies } from "#core/money/price-currencies.ts";
import { deliveryMethod, sameName } from "#core/settings/shipping-methods.ts";
import {
	type QuickFilter,
	type ShippingMethodConfig,
	type ShopSettings,
	type StatedSettings,
	withTaxCountry,
} from "#core/settings/shop-settings.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** A site's country and currency. */
export interface SellingSite {
	/** The tax country unless the settings name one, ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly currency: Currency;
	/** The country or region whose holidays apply at the company's address; absent if unknown. */
	readonly area?: string;
}

type StatedConfig = StatedSettings["shipping_methods_config"][number];

/**
 * Returns the settings with prices in a site's currency; nothing is converted. Anything without a price in it is
 * not offered: shipping methods, countries that no other method serves, payment methods that only these methods
 * describe, gift wrapping. A price of zero is valid in every currency.
 */
export function settingsIn(
	stated: StatedSettings,
	{ country, currency: site, area }: SellingSite,
): ShopSettings {
	const { currency, prices, quick_filters, shipping_methods_config: configs, ...settings } = stated;
	const currencies = priceCurrencies(site, currency);
	const entry = entryIn(prices, site);
	const taxed = withTaxCountry(settings, country);
	const resolved = {
		...taxed,
		// An address abroad says nothing about where the goods come from.
		...(area?.startsWith(`${taxed.tax_country}-`) && { holiday_area: area }),
		currency: site,
		quick_filters: quickFiltersIn(quick_filters, currencies),
	};
	if (site === currencies.content)
		return { ...resolved, shipping_methods_config: configs.map(({ prices: _, ...config }) => config) };
	const sold = configs.filter((config) => configPrice(config, stated, site) !== null);
	const shipping_cost = otherPrice(settings.shipping_cost, entry?.shipping_cost);
	const present_wrapping_price = otherPrice(settings.present_wrapping_price, entry?.present_wrapping_price);
	const isWrapped = settings.present_wrapping_price === null || present_wrapping_price !== null;
	const inCurrency: ShopSettings = {
		...resolved,
		shipping_cost,
		present_wrapping_price,
		present_wrapping: settings.present_wrapping && isWrapped,
		payment_methods: settings.payment_methods.filter(
			({ id }) => describes(sold, id) || !describes(configs, id),
		),
		shipping_methods: settings.shipping_methods.filter(({ display_name, free }) => {
			const named = (config: StatedConfig) => sameName(config.name, display_name);
			if (configs.some(named)) return sold.some(named);
			return free || settings.shipping_cost === null || shipping_cost !== null;
		}),
		shipping_methods_config: sold.map((config): ShippingMethodConfig => {
			const { prices: _, ...rest } = config;
			return { ...rest, price_brutto: configPrice(config, stated, site) ?? zero };
		}),
	};
	return {
		...inCurrency,
		shipping_countries: settings.shipping_countries.filter(
			({ country_code }) => deliveryMethod(inCurrency, country_code) !== null,
		),
	};
}

/** Returns whether the settings define shipping methods but none with a price in the site's currency. */
export function lacksShippingPrices(stated: StatedSettings, soldOn: SellingSite): boolean {
	const { shipping_methods, shipping_methods_config } = settingsIn(stated, soldOn);
	const named = stated.shipping_methods.length + stated.shipping_methods_config.length;
	return named > 0 && shipping_methods.length + shipping_methods_config.length === 0;
}

/** Returns the quick filters without price limits, and those with limits in the site's currency. */
function quickFiltersIn(
	filters: StatedSettings["quick_filters"],
	{ site, content }: PriceCurrencies,
): readonly QuickFilter[] {
	return filters.flatMap(({ currency, ...filter }) => {
		const isPriced = filter.price_min !== null || filter.price_max !== null;
		return isPriced && (currency ?? content) !== site ? [] : [filter];
	});
}

/** Returns a price in a currency other than the content's; null if there is none. */
function otherPrice(contentPrice: DecimalText | null, other: DecimalText | null = null): DecimalText | null {
	return contentPrice === zero ? zero : other;
}

/** Returns the price of a shipping config in a currency other than the content's; null if there is none. */
export function configPrice(
	{ name, price_brutto, prices }: StatedConfig,
	{ shipping_methods }: Pick<StatedSettings, "shipping_methods">,
	currency: Currency,
): DecimalText | null {
	const isFree = shipping_methods.some(({ display_name, free }) => free && sameName(display_name, name));
	return isFree ? zero : otherPrice(price_brutto, entryIn(prices, currency)?.price_brutto);
}

/** Returns whether a config names the payment method. */
function describes(configs: readonly StatedConfig[], paymentMethod: ContentId): boolean {
	return configs.some(({ payment_methods }) => payment_methods.some(({ id }) => sameId(id, paymentMethod)));
}
