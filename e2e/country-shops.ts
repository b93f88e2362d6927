import { mkdtempSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { createPreviewServer } from "../renderer/preview/preview-server.ts";
import { buildChanged, type Changes, json } from "./changed-site.ts";
import { test as base } from "./order-shop.ts";

/** A shop that is established in a country and delivers there alone. */
interface CountryShop {
	readonly country: "AT" | "CH" | "DE" | "FR";
	/** What the content calls the country. */
	readonly name: string;
	readonly currency: "EUR" | "CHF";
	/** Null for a small business, which charges no tax. */
	readonly percent: string | null;
	readonly vatId: string | null;
}

export const countryShops = {
	AT: { country: "AT", name: "Österreich", currency: "EUR", percent: "20", vatId: "ATU12345678" },
	CH: { country: "CH", name: "Schweiz", currency: "CHF", percent: "8.1", vatId: "CHE123456789MWST" },
	FR: { country: "FR", name: "Frankreich", currency: "EUR", percent: "20", vatId: "FR40303265045" },
	small: { country: "DE", name: "Deutschland", currency: "EUR", percent: null, vatId: null },
	smallAT: { country: "AT", name: "Österreich", currency: "EUR", percent: null, vatId: null },
} as const satisfies Readonly<Record<string, CountryShop>>;

type Entry = Readonly<Record<string, unknown>>;

interface Settings extends Entry {
	readonly subcategory_filters: readonly { readonly display_name: string }[];
	readonly translations: readonly { readonly names: Readonly<Record<string, string>> }[];
}

/** A Swiss shop's terms speak neither of withdrawal nor of the Union's law. */
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

function changesFor({ country, name, currency, percent, vatId }: CountryShop): Changes {
	return {
		"facette.config.ts": (text) =>
			text
				.replace("languages:", `country: "${country}",\n\tlanguages:`)
				.replace('currency: "EUR"', `currency: "${currency}"`),
		"content/company.json": json<Entry>((company) => ({ ...company, ust_id: vatId })),
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
		...(country === "CH" ? swissTexts : {}),
		"content/shop/settings.json": json<Settings>((settings) => {
			const named = [name, "Versicherter Versand", "Vorkasse"];
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
				tax_country: country,
				default_tax_percent: percent,
				small_business: percent === null,
				shipping_countries: [{ id: 1, ...place }],
				shipping_methods: [{ id: 1, display_name: "Versicherter Versand", free: false }],
				shipping_methods_config: [
					{
						name: "Versicherter Versand",
						price_brutto: "9.90",
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

/** Tests of a country's shop, with the order service of its own catalogue. */
export const testIn = (shop: CountryShop) =>
	base.extend<object, { readonly countrySite: { readonly url: string; readonly site: string } }>({
		countrySite: [
			// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
			async ({}, use) => {
				const folder = mkdtempSync("dist/test/country-");
				try {
					const { site, out } = buildChanged(folder, changesFor(shop));
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
