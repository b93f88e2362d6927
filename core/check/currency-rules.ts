import { lacksPriceIn } from "#core/catalogue/product-currency.ts";
import { inProducts, type ProductFault } from "#core/check/product-rules.ts";
import { type CheckedSettings, inShop, type Rule, whereSold } from "#core/check/rule.ts";
import { inSettings } from "#core/check/shop-rules.ts";
import { configPrice } from "#core/settings/settings-currency.ts";
import type { Currency } from "#core/shared/currency.ts";
import { zero } from "#core/shared/decimal-text.ts";
import { entryIn, priceCurrencies, repeatedEntry } from "#core/shared/price-currencies.ts";
import type { ProductContent } from "#core/site/shop-content.ts";

/** The lists of prices in other currencies that the settings have, by their fields. */
function priceLists({ prices, shipping_methods_config }: CheckedSettings) {
	return [
		{ field: "prices" as const, entries: prices },
		...shipping_methods_config.map((config, place) => ({
			field: `shipping_methods_config.${place}.prices` as const,
			entries: config.prices,
		})),
	];
}

/** What the settings price in their own currency and not in another one, by field and name. */
function unpricedIn(settings: CheckedSettings, currency: Currency) {
	const own = entryIn(settings.prices, currency);
	const lacks = (name: "shipping_cost" | "present_wrapping_price") =>
		settings[name] !== null && settings[name] !== zero && (own?.[name] ?? null) === null;
	return [
		...(["shipping_cost", "present_wrapping_price"] as const)
			.filter(lacks)
			.map((name) => ({ field: "prices" as const, name })),
		...settings.shipping_methods_config.flatMap((config, place) =>
			configPrice(config, settings, currency) === null
				? [{ field: `shipping_methods_config.${place}.prices` as const, name: config.name }]
				: [],
		),
	];
}

/** Where prices in other currencies name one that the thing has a price in already. */
function repeatedPrice(of: ProductContent, content: Currency | null): ProductFault {
	const entries = [of, ...of.product_variants].flatMap(({ prices }, place) => {
		const field = place === 0 ? "prices" : `product_variants.${place - 1}.prices`;
		const entry = repeatedEntry(prices, content);
		return entry === null ? [] : [{ field: `${field}.${entry.place}`, params: { currency: entry.currency } }];
	});
	return entries[0] ?? null;
}

/** Rules of prices in several currencies. */
export const currencyRules: readonly Rule[] = [
	{
		id: "currency",
		severity: "error",
		source: "§ 1 (3) PAngV, Art. 3 PBV",
		find: (checked) =>
			inShop(checked, ({ settings, products }) => {
				const parts = products.flatMap((of) => [of, ...of.product_variants]);
				const isListed = priceLists(settings).some(({ entries }) => entries.length > 0);
				return settings.currency === null && (isListed || parts.some(({ prices }) => prices.length > 0))
					? [inSettings("currency")]
					: [];
			}),
	},
	{
		id: "settings-price-twice",
		severity: "error",
		source: "§ 1 (3) PAngV",
		find: (checked) =>
			inShop(checked, ({ settings }) =>
				priceLists(settings).flatMap(({ field, entries }) => {
					const repeated = repeatedEntry(entries, settings.currency);
					return repeated === null
						? []
						: [inSettings(`${field}.${repeated.place}`, { currency: repeated.currency })];
				}),
			),
	},
	{
		id: "shipping-currency",
		severity: "warning",
		source: "§ 312j (1) BGB",
		find: (checked) =>
			whereSold(checked, (settings, { currency }) =>
				settings.currency === null || settings.currency === currency
					? []
					: unpricedIn(settings, currency).map(({ field, name }) => inSettings(field, { name, currency })),
			),
	},
	{
		id: "price-currency",
		severity: "warning",
		source: "§ 1 (1) PAngV, Art. 3 PBV",
		find: (checked) =>
			inShop(checked, ({ settings, soldOn }) => {
				const currencies = priceCurrencies(soldOn.currency, settings.currency);
				return inProducts(checked, (of) =>
					lacksPriceIn(of, currencies) ? { field: "prices", params: { currency: soldOn.currency } } : null,
				);
			}),
	},
	{
		id: "price-twice",
		severity: "error",
		source: "§ 1 (3) PAngV",
		find: (checked) =>
			inShop(checked, ({ settings: { currency } }) =>
				inProducts(checked, (of) => repeatedPrice(of, currency)),
			),
	},
];
