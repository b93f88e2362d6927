import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { buildChanged, type Changes, json } from "./changed-site.ts";
import { test as base } from "./order-shop.ts";

/** A shop in a country that only delivers there. */
interface CountryShop {
	readonly country: "AT" | "CH" | "DE" | "FR";
	/** The country's name in the content. */
	readonly name: string;
	/** Its currency; francs come from a price list in content in euros. */
	readonly currency: "EUR" | "CHF";
	/** Null for a small business, which charges no tax. */
	readonly percent: string | null;
	readonly vatId: string | null;
}

export const countryShops = {
	AT: { country: "AT", name: "Österreich", currency: "EUR", percent: "20", vatId: "ATU12345675" },
	CH: { country: "CH", name: "Schweiz", currency: "CHF", percent: "8.1", vatId: "CHE123456788MWST" },
	FR: { country: "FR", name: "Frankreich", currency: "EUR", percent: "20", vatId: "FR40303265045" },
	small: { country: "DE", name: "Deutschland", currency: "EUR", percent: null, vatId: null },
	smallAT: { country: "AT", name: "Österreich", currency: "EUR", percent: null, vatId: null },
} as const satisfies Readonly<Record<string, CountryShop>>;

type Entry = Readonly<Record<string, unknown>>;

interface Priced extends Entry {
	readonly price_brutto?: string;
	readonly price_history?: readonly { readonly date: string; readonly price_brutto: string }[];
	readonly product_variants?: readonly Priced[];
}

/** Returns a price in euros that no text of a purchase in francs may show. */
const inEuros = (francs: string) => String(Number(francs) * 10);

/** Returns a product with a price in euros and a franc price of the demo's amount. */
function pricedTwice({ price_brutto, price_history, product_variants, ...own }: Priced): Priced {
	const history = price_history && {
		price_history: price_history.map((entry) => ({ ...entry, price_brutto: inEuros(entry.price_brutto) })),
	};
	return {
		...own,
		...(price_brutto && {
			price_brutto: inEuros(price_brutto),
			...history,
			prices: [{ currency: "CHF", price_brutto, ...(price_history && { price_history }) }],
		}),
		...(product_variants && { product_variants: product_variants.map(pricedTwice) }),
	};
}

/** The product that only has a price in euros. */
export const unpricedProduct = "vase-moos";

const products = "content/shop/products";

/** The products of a shop with content in euros and a price list in francs. */
const withPriceList: Changes = Object.fromEntries(
	readdirSync(`adapters/content-files/demo/${products}`)
		.filter((file) => file !== `${unpricedProduct}.json`)
		.map((file) => [`${products}/${file}`, json<Priced>(pricedTwice)]),
);

interface Settings extends Entry {
	readonly subcategory_filters: readonly { readonly display_name: string }[];
	readonly translations: readonly { readonly names: Readonly<Record<string, string>> }[];
}

/** A Swiss shop's terms mention neither withdrawal nor EU law. */
const swissTexts: Changes = Object.fromEntries(
	["de", "en", "fr"].map((language) => [
		`content/pages/terms.${language}.md`,
		(text) =>
			text
				.split("\n")
				.map((line) => line.replace(/(?<=^|\. )[^.]*(?:iderruf|ithdraw|étractation).*$/, ""))
				.join("\n"),
	]),
);

const pricedIn = (currency: CountryShop["currency"], price_brutto: string) =>
	currency === "EUR"
		? { price_brutto }
		: { price_brutto: inEuros(price_brutto), prices: [{ currency, price_brutto }] };

/** The company of the Austrian shop; its register is the Firmenbuch. */
const austrianSeat = {
	addresses: [
		{
			address_type: "hq",
			street: "Königstraße",
			number: "12",
			zip_code: "1010",
			city: "Wien",
			country_code: "AT",
		},
	],
	numbers: [{ number: "+43 1 5121234", type: "phone", primary: true }],
	registers: [{ register_type: "FN", number: "123456a", registrar: "Handelsgericht Wien" }],
};

function changesFor({ country, name, currency, percent, vatId }: CountryShop): Changes {
	return {
		"facette.config.ts": (text) =>
			text
				.replace("languages:", `country: "${country}",\n\tlanguages:`)
				.replace('currency: "EUR"', `currency: "${currency}"`),
		"content/company.json": json<Entry>((company) => ({
			...company,
			...(country === "AT" ? austrianSeat : {}),
			ust_id: vatId,
		})),
		"content/legal.json": json<Entry>((legal) => ({
			...legal,
			...(country === "FR"
				? {
						host: {
							name: "Hébergement Exemple SARL",
							postal_address: "1 rue du Nuage, 75001 Paris",
							phone_number: "+33 1 23 45 67 89",
						},
						mediator: {
							name: "Médiateur Exemple",
							postal_address: "2 rue de la Paix, 75002 Paris",
							website: "https://mediateur.example/",
						},
					}
				: {}),
		})),
		...(country === "CH" ? { ...swissTexts, ...withPriceList } : {}),
		"content/shop/settings.json": json<Settings>((settings) => {
			const named = [name, "Paketversand", "Vorkasse"];
			const sold = new Set([
				...settings.subcategory_filters.map(({ display_name }) => display_name),
				...named,
			]);
			const place = { display_name: name, country_code: country };
			return {
				...settings,
				translations: settings.translations.map((translation) => ({
					...translation,
					names: Object.fromEntries(Object.entries(translation.names).filter(([own]) => sold.has(own))),
				})),
				currency: "EUR",
				prices: currency === "CHF" ? [{ currency, present_wrapping_price: "4.90" }] : [],
				tax_country: country,
				default_tax_percent: percent,
				// Only German law allows a shop to agree on it.
				...(country === "DE" ? {} : { used_goods_liability_months: null }),
				small_business: percent === null,
				// A Swiss shop may accept returns voluntarily.
				shipping_countries: [{ id: 1, ...place, ...(country === "CH" ? { return_days: 14 } : {}) }],
				shipping_methods: [{ id: 1, display_name: "Paketversand", free: false }],
				shipping_methods_config: [
					{
						name: "Paketversand",
						...pricedIn(currency, "9.90"),
						additional_days: 2,
						payment_methods: [{ id: 1 }],
						shipping_countries: [place],
					},
				],
				payment_methods: [{ id: 1, display_name: "Vorkasse" }],
			};
		}),
	};
}

/** Creates tests of a country's shop, with an order service on its own catalogue. */
export const testIn = (shop: CountryShop) => testWith(changesFor(shop));

/** Creates tests of the demo shop with changed files, with an order service on its own catalogue. */
export const testWith = (changes: Changes) =>
	base.extend<object, { readonly countrySite: { readonly url: string; readonly site: string } }>({
		countrySite: [
			// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
			async ({}, use) => {
				const folder = mkdtempSync("dist/test/country-");
				try {
					const { site, out } = buildChanged(folder, changes);
					const server = createPreviewServer({ directory: out });
					const { url } = await server.listen(0);
					await use({ url, site: resolve(site) });
					await server.close();
				} finally {
					rmSync(folder, { recursive: true, force: true });
				}
			},
			{ scope: "worker", timeout: 300_000 },
		],
		siteFolder: [async ({ countrySite }, use) => use(countrySite.site), { scope: "worker" }],
		baseURL: async ({ countrySite }, use) => use(countrySite.url),
		decidedAt: async ({ countrySite }, use) => use([countrySite.url]),
	});
