import { deliveryMethod, sameName } from "#core/checkout/shipping-methods.ts";
import {
	type QuickFilter,
	type ShippingMethodConfig,
	type ShopSettings,
	type StatedSettings,
	withTaxCountry,
} from "#core/settings/shop-settings.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";
import type { Currency } from "#core/shared/currency.ts";
import { type DecimalText, zero } from "#core/shared/decimal-text.ts";
import { entryIn, type PriceCurrencies, priceCurrencies } from "#core/shared/price-currencies.ts";

/** Where a site is and what it sells in. */
export interface SellingSite {
	/** The country of the tax where the settings name none, ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly currency: Currency;
}

type StatedConfig = StatedSettings["shipping_methods_config"][number];

/**
 * The settings at their prices in the currency of a site; nothing is converted. What has no price in it is not offered:
 * shipping methods, countries that no other one delivers to, payment methods that these alone describe, wrapping. What is
 * free is free in every currency.
 */
export function settingsIn(stated: StatedSettings, { country, currency: site }: SellingSite): ShopSettings {
	const { currency, prices, quick_filters, shipping_methods_config: configs, ...settings } = stated;
	const currencies = priceCurrencies(site, currency);
	const own = entryIn(prices, site);
	const resolved = {
		...withTaxCountry(settings, country),
		currency: site,
		quick_filters: quickFiltersIn(quick_filters, currencies),
	};
	if (site === currencies.content)
		return { ...resolved, shipping_methods_config: configs.map(({ prices: _, ...config }) => config) };
	const sold = configs.filter((config) => configPrice(config, stated, site) !== null);
	const shipping_cost = otherPrice(settings.shipping_cost, own?.shipping_cost);
	const present_wrapping_price = otherPrice(settings.present_wrapping_price, own?.present_wrapping_price);
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

/** Whether the settings name ways to ship of which none has a price in the currency of a site. */
export function lacksShippingPrices(stated: StatedSettings, soldOn: SellingSite): boolean {
	const { shipping_methods, shipping_methods_config } = settingsIn(stated, soldOn);
	const named = stated.shipping_methods.length + stated.shipping_methods_config.length;
	return named > 0 && shipping_methods.length + shipping_methods_config.length === 0;
}

/** Those without limits, and those with limits in the currency of the site. */
function quickFiltersIn(
	filters: StatedSettings["quick_filters"],
	{ site, content }: PriceCurrencies,
): readonly QuickFilter[] {
	return filters.flatMap(({ currency, ...filter }) => {
		const isPriced = filter.price_min !== null || filter.price_max !== null;
		return isPriced && (currency ?? content) !== site ? [] : [filter];
	});
}

/** A price in a currency besides the content's; null where nothing says it. */
function otherPrice(own: DecimalText | null, other: DecimalText | null = null): DecimalText | null {
	return own === zero ? zero : other;
}

/** What a shipping config costs in a currency besides the content's; null where nothing says it. */
export function configPrice(
	{ name, price_brutto, prices }: StatedConfig,
	{ shipping_methods }: Pick<StatedSettings, "shipping_methods">,
	currency: Currency,
): DecimalText | null {
	const isFree = shipping_methods.some(({ display_name, free }) => free && sameName(display_name, name));
	return isFree ? zero : otherPrice(price_brutto, entryIn(prices, currency)?.price_brutto);
}

/** Whether one of the configs names a payment method. */
function describes(configs: readonly StatedConfig[], paymentMethod: ContentId): boolean {
	return configs.some(({ payment_methods }) => payment_methods.some(({ id }) => sameId(id, paymentMethod)));
}
