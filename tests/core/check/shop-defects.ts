import { type DecimalText, parseDecimal, zero } from "#core/money/decimal-text.ts";
import type { Site } from "#core/site/site.ts";
import { addText, product, type SiteDefect, settings, shop } from "#tests/core/check/plant.ts";

const settingsFile = "shop/settings.json";
const productFiles = "shop/products/*.json";

/** Changes the shop to one that pays its tax in France, with the legal data required there. */
const french = (change: Partial<Site["legal"]>) => (demo: Site) => ({
	site: {
		...settings({ tax_country: "FR" })(demo).site,
		legal: {
			...demo.legal,
			host: { name: "Hébergeur SARL", postal_address: "1 rue du Nuage, 75001 Paris", phone_number: "+33 1" },
			mediator: {
				name: "Médiateur",
				postal_address: "2 rue de la Paix, 75002 Paris",
				website: "https://mediateur.example/",
			},
			...change,
		},
	},
});

/** Gives every product a shipping time of four working days, and promises an earlier dispatch on the home page. */
const slowShop = (markdown: string) => (demo: Site) => ({
	...shop(({ products }) => ({
		products: products.map((own) => ({ ...own, shipping_time: 4, product_variants: [] })),
	}))(demo),
	...addText(markdown, "home")(),
});

function rate(text: string): DecimalText {
	return parseDecimal(text) ?? zero;
}

/** Defects of the shop's settings and data. */
export const shopDefects: readonly SiteDefect[] = [
	["a French shop without a mediator", french({ mediator: null }), "mediator", "legal.json"],
	["a French shop that hides who stores its site", french({ host: null }), "host", "legal.json"],
	[
		"a product whose description promises it too soon",
		product((own) => ({
			translations: own.translations.map((words) => ({ ...words, description: "Delivered within 1 day." })),
		})),
		"delivery-too-soon",
		productFiles,
	],
	[
		"a page that promises a dispatch on the same day, sooner than any product's",
		slowShop("Bis 14 Uhr bestellt, verlässt Ihr Paket uns am selben Tag."),
		"delivery-too-soon",
		"pages/home.json",
	],
	[
		"a page that promises a dispatch on the next day, sooner than any product's",
		slowShop("Ihr Paket geben wir am nächsten Werktag in die Post."),
		"delivery-too-soon",
		"pages/home.json",
	],
	[
		"a shop that does not deliver to its own country",
		() => ({ country: "LU" }),
		"home-country",
		settingsFile,
	],
	[
		"a tax rate of another country",
		settings({ default_tax_percent: rate("20") }),
		"standard-tax-rate",
		settingsFile,
	],
	[
		"a price of wrapping that is not offered",
		settings({ present_wrapping: false }),
		"wrapping-off",
		settingsFile,
	],
	[
		"a product's name that is too long",
		product(({ translations }) => ({
			translations: translations.map((own) => ({ ...own, display_name: "Ring ".repeat(40) })),
		})),
		"long-name",
		productFiles,
	],
	[
		"a small business that states a rate",
		settings({ small_business: true }),
		"small-business-tax",
		settingsFile,
	],
	["no tax rate", settings({ default_tax_percent: null }), "tax-rate", settingsFile],
	[
		"no way to ship",
		settings({ shipping_methods: [], shipping_methods_config: [] }),
		"shipping-methods",
		settingsFile,
	],
	[
		"a way to ship without a price",
		settings({ shipping_methods_config: [], shipping_cost: null }),
		"shipping-cost",
		settingsFile,
	],
	["no payment method", settings({ payment_methods: [] }), "payment-methods", settingsFile],
	[
		"a country that nothing is shipped to",
		settings({
			shipping_countries: [
				{ id: 9, display_name: "Italien", country_code: "IT", free_returns: false, return_days: null },
			],
		}),
		"country-without-shipping",
		settingsFile,
	],
	["no bank details for a transfer", settings({ bank_details: null }), "bank-details", settingsFile],
	[
		"orders from all over the world",
		shop(({ settings: own }) => ({
			settings: {
				...own,
				shipping_countries: [],
				shipping_methods_config: own.shipping_methods_config.map((config) => ({
					...config,
					shipping_countries: [],
				})),
			},
		})),
		"shipping-countries",
		settingsFile,
	],
	[
		"a shipping rule for a country that is not named",
		shop(({ settings: own }) => ({
			settings: { ...own, shipping_countries: own.shipping_countries.slice(0, 3) },
		})),
		"unused-country",
		settingsFile,
	],
	[
		"a payment method that no shipping rule serves",
		shop(({ settings: own }) => ({
			settings: {
				...own,
				payment_methods: [...own.payment_methods, { id: 7, display_name: "Nachnahme" }],
				shipping_methods_config: own.shipping_methods_config.filter(
					({ payment_methods }) => payment_methods.length > 0,
				),
			},
		})),
		"payment-without-shipping",
		settingsFile,
	],
	[
		"a shipping rule for an unknown payment method",
		shop(({ settings: own }) => ({ settings: { ...own, payment_methods: own.payment_methods.slice(1) } })),
		"unknown-payment",
		settingsFile,
	],
	["a cart without an order service", () => ({ hasOrderService: false }), "order-service", settingsFile],
	["a shop under maintenance", settings({ maintenance_mode: true }), "maintenance", settingsFile],
	[
		"settings in German alone",
		shop(() => ({ settings_translations: [] })),
		"settings-translation",
		settingsFile,
	],
	["a product without a picture", product(() => ({ images: [] })), "product-image", productFiles],
	["a product in no category", product(() => ({ category: null })), "product-category", productFiles],
	[
		"a product that nobody made",
		product(() => ({ manufacturer: null })),
		"product-manufacturer",
		productFiles,
	],
	[
		"a product that comes at no known time",
		product(() => ({ shipping_time: null, stock: 1, product_variants: [], price_brutto: "10" as never })),
		"delivery-time",
		productFiles,
	],
	[
		"a product whose variants have the price and come at no known time",
		product(({ product_variants: [variant] }) => ({
			shipping_time: null,
			price_brutto: null,
			product_variants: variant
				? [{ ...variant, price_brutto: "10" as never, stock: 1, shipping_time: null, active: true }]
				: [],
		})),
		"delivery-time",
		productFiles,
	],
	[
		"a product that costs nothing",
		product(() => ({ price_brutto: "0" as never })),
		"price-zero",
		productFiles,
	],
	[
		"a history that ends at another price",
		product(() => ({
			price_brutto: "10" as never,
			price_history: [{ date: "2026-01-01", price_brutto: "20" as never }],
		})),
		"price-history",
		productFiles,
	],
	[
		"a history whose last price of a day is another",
		product(() => ({
			price_brutto: "10" as never,
			price_history: [
				{ date: "2026-01-01", price_brutto: "10" as never },
				{ date: "2026-01-01", price_brutto: "20" as never },
			],
		})),
		"price-history",
		productFiles,
	],
	[
		"a product of which no variant is offered",
		product(
			({ product_variants }) => ({
				product_variants: product_variants.map((variant) => ({ ...variant, active: false })),
			}),
			true,
		),
		"inactive-variants",
		productFiles,
	],
	[
		"two variants of one name",
		product(
			({ product_variants: variants }) => ({
				product_variants: variants.map((variant) => ({ ...variant, display_name: "54" })),
			}),
			true,
		),
		"same-variants",
		productFiles,
	],
	[
		"a reference number that stands twice",
		product((_, second) => ({ reference_number: second.reference_number })),
		"same-reference",
		"shop/products/*.json",
	],
	[
		"two products of one name",
		product((_, second) => ({ translations: second.translations })),
		"same-name",
		"shop/products/*.json",
	],
	[
		"a product without a description",
		product((own) => ({
			translations: own.translations.map((text) => ({ ...text, description: null })),
		})),
		"product-no-description",
		productFiles,
	],
	[
		"a product's description of one word",
		product((own) => ({
			translations: own.translations.map((text) => ({ ...text, description: "Schön." })),
		})),
		"product-description",
		productFiles,
	],
	[
		"a product without a French text",
		product((own) => ({ translations: own.translations.filter(({ language }) => language !== "fr") })),
		"product-translation",
		productFiles,
	],
	[
		"a category without an English name",
		shop(({ categories }) => ({
			categories: categories.map((own) => ({
				...own,
				translations: own.translations.filter(({ language }) => language !== "en"),
			})),
		})),
		"name-translation",
		"shop/categories.json",
	],
	["a category without products", shop(() => ({ products: [] })), "empty-category", "shop/categories.json"],
];
