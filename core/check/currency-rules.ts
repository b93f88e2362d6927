import { unpricedIn } from "#core/catalogue/product-currency.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { inProducts, type ProductFault } from "#core/check/product-places.ts";
import { type CheckedSettings, inShop, type Place, type Rule, whereSold } from "#core/check/rule.ts";
import { inSettings } from "#core/check/shop-rules.ts";
import { type Currency, hasMinorUnits } from "#core/money/currency.ts";
import { zero } from "#core/money/decimal-text.ts";
import { entryIn, priceCurrencies, repeatedEntry } from "#core/money/price-currencies.ts";
import { configPrice, lacksShippingPrices, type SellingSite } from "#core/settings/settings-currency.ts";

/** Returns the settings' price lists in other currencies, by field. */
function priceLists({ prices, shipping_methods_config }: CheckedSettings) {
	return [
		{ field: "prices" as const, entries: prices },
		...shipping_methods_config.map((config, place) => ({
			field: `shipping_methods_config.${place}.prices` as const,
			entries: config.prices,
		})),
	];
}

/** Returns all amounts of the settings with their fields. */
function amounts(settings: CheckedSettings) {
	const names = ["shipping_cost", "present_wrapping_price"] as const;
	return [
		...names.map((field) => ({ field, amount: settings[field] })),
		...settings.prices.flatMap((entry, place) =>
			names.map((name) => ({ field: `prices.${place}.${name}` as const, amount: entry[name] })),
		),
		...settings.shipping_methods_config.flatMap(({ price_brutto, prices }, index) => [
			{ field: `shipping_methods_config.${index}.price_brutto` as const, amount: price_brutto },
			...prices.map((entry, place) => ({
				field: `shipping_methods_config.${index}.prices.${place}.price_brutto` as const,
				amount: entry.price_brutto,
			})),
		]),
	];
}

/** Returns what has a price in the settings' own currency but not in the given one, by field and name. */
function unpricedSettings(settings: CheckedSettings, currency: Currency) {
	const entry = entryIn(settings.prices, currency);
	const lacks = (name: "shipping_cost" | "present_wrapping_price") =>
		settings[name] !== null && settings[name] !== zero && (entry?.[name] ?? null) === null;
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

/**
 * Returns what has no price in the site's currency. With `isAll`, these are the shipping methods if none has a price;
 * otherwise everything else.
 */
function findMissingPrices(settings: CheckedSettings, soldOn: SellingSite, isAll: boolean): readonly Place[] {
	const { currency } = soldOn;
	if (settings.currency === null || settings.currency === currency) return [];
	const isUnsold = lacksShippingPrices(settings, soldOn);
	return unpricedSettings(settings, currency)
		.filter(({ name }) => isAll === (isUnsold && name !== "present_wrapping_price"))
		.map(({ field, name }) => inSettings(field, { name, currency }));
}

/** Returns the first entry that repeats a currency of the same product or variant. */
function findRepeatedPrice(product: ProductContent, content: Currency | null): ProductFault {
	const entries = [product, ...product.product_variants].flatMap(({ prices }, place) => {
		const field = place === 0 ? "prices" : `product_variants.${place - 1}.prices`;
		const entry = repeatedEntry(prices, content);
		return entry === null ? [] : [{ field: `${field}.${entry.place}`, params: { currency: entry.currency } }];
	});
	return entries[0] ?? null;
}

/** Returns the finding for a variant without a price in the currency. */
function lackingVariant({ product_variants }: ProductContent, place: number, currency: Currency) {
	const variant = product_variants[place]?.display_name ?? "";
	return { field: `product_variants.${place}`, params: { variant, currency } };
}

/** Rules for prices in several currencies. */
export const currencyRules: readonly Rule[] = [
	{
		id: "currency",
		severity: "error",
		source: "§ 1 (3) PAngV, Art. 3 PBV",
		find: (checked) =>
			inShop(checked, ({ settings, products }) => {
				if (settings.currency !== null) return [];
				const isListed =
					priceLists(settings).some(({ entries }) => entries.length > 0) ||
					products.some((product) =>
						[product, ...product.product_variants].some(({ prices }) => prices.length > 0),
					);
				return isListed ? [inSettings("currency")] : [];
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
		find: (checked) => whereSold(checked, (settings, soldOn) => findMissingPrices(settings, soldOn, false)),
	},
	{
		id: "no-shipping-currency",
		severity: "error",
		source: "§ 312j (1) BGB",
		find: (checked) => whereSold(checked, (settings, soldOn) => findMissingPrices(settings, soldOn, true)),
	},
	{
		id: "settings-price-decimals",
		severity: "error",
		source: "§ 3 PAngV, Art. 4 PBV",
		find: (checked) =>
			inShop(checked, ({ settings }) =>
				amounts(settings).flatMap(({ field, amount }) =>
					amount === null || amount === undefined || hasMinorUnits(amount)
						? []
						: [inSettings(field, { found: amount })],
				),
			),
	},
	{
		id: "country-currency",
		severity: "warning",
		source: "Art. 3 PBV",
		find: (checked) =>
			inShop(checked, ({ soldOn: { country, currency } }) =>
				country === "CH" && currency !== "CHF" ? [inSettings("currency", { country, currency })] : [],
			),
	},
	{
		id: "price-currency",
		severity: "warning",
		source: "§ 1 (1) PAngV, Art. 3 PBV",
		find: (checked) =>
			inShop(checked, ({ settings, soldOn: { currency } }) => {
				const currencies = priceCurrencies(currency, settings.currency);
				return inProducts(checked, (product) =>
					unpricedIn(product, currencies) === "product" ? { field: "prices", params: { currency } } : null,
				);
			}),
	},
	{
		id: "variant-currency",
		severity: "warning",
		source: "§ 1 (1) PAngV, Art. 3 PBV",
		find: (checked) =>
			inShop(checked, ({ settings, soldOn: { currency } }) => {
				const currencies = priceCurrencies(currency, settings.currency);
				return inProducts(checked, (product) => {
					const unpriced = unpricedIn(product, currencies);
					return unpriced === "product"
						? []
						: unpriced.map((place) => lackingVariant(product, place, currency));
				});
			}),
	},
	{
		id: "price-twice",
		severity: "error",
		source: "§ 1 (3) PAngV",
		find: (checked) =>
			inShop(checked, ({ settings: { currency } }) =>
				inProducts(checked, (product) => findRepeatedPrice(product, currency)),
			),
	},
];
