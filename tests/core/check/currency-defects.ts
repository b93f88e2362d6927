import type { Site } from "#core/site/site.ts";
import { product, type SiteDefect, settings } from "#tests/core/check/plant.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";

const settingsFile = "shop/settings.json";
const productFiles = "shop/products/*.json";

const francs = { currency: "CHF", price_brutto: decimalOf("99") } as const;
const priced = (count: number) =>
	product(() => ({ prices: Array.from({ length: count }, () => ({ ...francs, price_history: null })) }));
const inEuros = (demo: Site) => settings({ currency: "EUR" })(demo).site;
const soldInFrancs = (demo: Site) => ({ site: inEuros(demo), currency: "CHF" }) as const;

/** Changes the site like {@link soldInFrancs}, without a free shipping method. */
const soldInFrancsWithoutFree = (demo: Site) => {
	const isPaid = ({ free }: { readonly free: boolean }) => !free;
	const { site } = settings({
		currency: "EUR",
		shipping_methods: demo.shop?.settings.shipping_methods.filter(isPaid) ?? [],
		shipping_methods_config:
			demo.shop?.settings.shipping_methods_config.filter(({ name }) => name === "Paketversand") ?? [],
	})(demo);
	return { site, currency: "CHF" } as const;
};

/** Defects of prices in several currencies. */
export const currencyDefects: readonly SiteDefect[] = [
	["prices of which nothing says the currency", priced(1), "currency", settingsFile],
	[
		"a product with two prices in one currency",
		(demo) => priced(2)(inEuros(demo)),
		"price-twice",
		productFiles,
	],
	[
		"a product with two prices in the content's currency",
		(demo) => {
			const change = product(() => ({ prices: [{ ...francs, currency: "EUR", price_history: null }] }));
			return change(inEuros(demo));
		},
		"price-twice",
		productFiles,
	],
	[
		"a variant with two prices in one currency",
		(demo) =>
			product(({ product_variants }) => {
				const twice = [francs, francs].map((entry) => ({ ...entry, price_history: null }));
				const variants = product_variants.map((own) => ({ ...own, prices: twice }));
				return { product_variants: variants };
			}, true)(inEuros(demo)),
		"price-twice",
		productFiles,
	],
	[
		"two prices of wrapping in one currency",
		settings({
			currency: "CHF",
			prices: [{ currency: "CHF", shipping_cost: null, present_wrapping_price: decimalOf("5") }],
		}),
		"settings-price-twice",
		settingsFile,
	],
	[
		"a variant that the site has no price for",
		(demo) => {
			const change = product(
				({ product_variants }) => ({
					price_brutto: decimalOf("90"),
					prices: [{ ...francs, price_history: null }],
					product_variants: product_variants.map((own, place) => ({
						...own,
						price_brutto: place === 1 ? decimalOf("95") : null,
						prices: [],
					})),
				}),
				true,
			);
			return { ...change(inEuros(demo)), currency: "CHF" };
		},
		"variant-currency",
		productFiles,
	],
	["ways to ship of which none has a price", soldInFrancsWithoutFree, "no-shipping-currency", settingsFile],
	["a shop in Switzerland that sells in euros", () => ({ country: "CH" }), "country-currency", settingsFile],
	[
		"a price with three digits after the point",
		product(() => ({ price_brutto: decimalOf("1790.505") })),
		"price-decimals",
		productFiles,
	],
	[
		"a price of a variant in another currency with three digits after the point",
		(demo) =>
			product(({ product_variants }) => {
				const prices = [{ ...francs, price_brutto: decimalOf("1790.505"), price_history: null }];
				return { product_variants: product_variants.map((own) => ({ ...own, prices })) };
			}, true)(inEuros(demo)),
		"price-decimals",
		productFiles,
	],
	[
		"a price of shipping with three digits after the point",
		settings({ shipping_cost: decimalOf("4.905") }),
		"settings-price-decimals",
		settingsFile,
	],
	[
		"a history that puts the present price into force later",
		product(() => ({
			price_brutto: decimalOf("529"),
			price_history: [
				{ date: "2026-01-10", price_brutto: decimalOf("629") },
				{ date: "2999-11-10", price_brutto: decimalOf("529") },
			],
		})),
		"price-asked-later",
		productFiles,
	],
	[
		"a history with a price of a later day",
		product(() => ({
			price_brutto: decimalOf("629"),
			price_history: [
				{ date: "2026-01-10", price_brutto: decimalOf("629") },
				{ date: "2999-11-10", price_brutto: decimalOf("529") },
			],
		})),
		"price-ahead",
		productFiles,
	],
	["a product that the site has no price for", soldInFrancs, "price-currency", productFiles],
	["a way to ship that the site has no price for", soldInFrancs, "shipping-currency", settingsFile],
	[
		"a price of 0 in another currency",
		(demo) =>
			product(() => ({ prices: [{ ...francs, price_brutto: decimalOf("0"), price_history: null }] }))(
				inEuros(demo),
			),
		"price-zero",
		productFiles,
	],
	[
		"a history in another currency that ends with another price",
		(demo) =>
			product(() => {
				const price_history = [{ date: "2026-01-01", price_brutto: decimalOf("1") }];
				return { prices: [{ ...francs, price_history }] };
			})(inEuros(demo)),
		"price-history",
		productFiles,
	],
];
