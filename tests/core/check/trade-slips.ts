import type { MenuItem } from "#core/content/menu.ts";
import { company, shop, site } from "#tests/core/check/plant.ts";
import { type Change, describeProduct, editProduct, editTexts } from "#tests/core/check/slip-changes.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";

/** Applies a change to the demo's shop with its seat in another country. */
const inCountry =
	(country_code: string, change: Change): Change =>
	(demo) =>
		change({
			...demo,
			company: {
				...demo.company,
				addresses: [{ ...demo.company.addresses[0], country_code }],
			},
		});

/** Gives a product an alloy of its own, and a description. */
const alloyed = (slug: string, alloy: string, description: string, language: "de" | "en" | "fr" = "de") => {
	const named = describeProduct(slug, description, language);
	const added: Change = (demo) => {
		const { site = demo } = named(demo);
		return shop(({ attributes, products }) => ({
			attributes: attributes.map((group) =>
				group.id === "alloy"
					? {
							...group,
							values: [
								...group.values,
								{
									id: "own-alloy",
									translations: (["de", "en", "fr"] as const).map((own) => ({
										language: own,
										display_value: alloy,
									})),
								},
							],
						}
					: group,
			),
			products: products.map((own) =>
				own.slug === slug
					? {
							...own,
							attributes: own.attributes.map((fact) =>
								fact.attribute_group === "alloy" ? { ...fact, display_values: ["own-alloy"] } : fact,
							),
						}
					: own,
			),
		}))(site);
	};
	return added;
};

/** Gives the product with rings four stones by weight, with their prices. */
export const byWeight = (...prices: readonly string[]) =>
	editProduct("solitaer-sechs", ({ product_variants: [first] }) => ({
		product_variants: prices.flatMap((price, place) => {
			const display_name = `${["0,25", "0,50", "1,00", "2,00"][place]} ct`;
			return first
				? [
						{
							...first,
							id: `stone-${place}`,
							display_name,
							translations: [],
							reference_number_suffix: `-${place}`,
							price_brutto: decimalOf(price),
						},
					]
				: [];
		}),
	}));

export const filter = (
	display_name: string,
	price_min: string | null,
	price_max: string | null,
	en = display_name,
) =>
	shop(({ settings: own, settings_translations }) => ({
		settings: {
			...own,
			quick_filters: [
				{
					display_name,
					tag: null,
					price_min: price_min === null ? null : decimalOf(price_min),
					price_max: price_max === null ? null : decimalOf(price_max),
					currency: null,
				},
			],
		},
		settings_translations: settings_translations.map((texts) => ({
			...texts,
			names: { ...texts.names, [display_name]: en },
		})),
	}));

export const holiday = (date: string, de: string, en = de, fr = de) =>
	site(({ branches }) => ({
		branches: branches.map((own) => ({
			...own,
			holidays: [
				...own.holidays.filter((other) => other.date !== date),
				{
					date,
					time_open: null,
					time_close: null,
					translations: [
						{ language: "de" as const, display_name: de },
						{ language: "en" as const, display_name: en },
						{ language: "fr" as const, display_name: fr },
					],
				},
			],
		})),
	}));

/** Changes the menu's entries of social networks. */
export const menu = (change: Partial<MenuItem>) =>
	site(({ menus }) => ({
		menus: menus.map((own) => (own.position === "social" ? { ...own, ...change } : own)),
	}));

const register = (register_type: string, number: string) =>
	company({ registers: [{ register_type, number, registrar: "" }] });

/** Mistakes that jewellers were warned for, by kind. */
export const tradeSlips: Readonly<Record<string, readonly (readonly [slip: string, change: Change])[]>> = {
	nickel: [
		[
			"316L nickel-free",
			alloyed(
				"manschettenknoepfe-stern",
				"316L",
				"Aus Edelstahl 316L, poliert und 100 % nickelfrei, auch für empfindliche Haut.",
			),
		],
		[
			"surgical steel en",
			describeProduct("alpenhorn-firn", "A case of surgical steel without any nickel.", "en"),
		],
		["acier 316L fr", describeProduct("alpenhorn-firn", "Boîtier en acier 316L garanti sans nickel.", "fr")],
		["nickel silver", describeProduct("vase-moos", "Gefasst in Neusilber, frei von Nickel.")],
	],
	platings: [
		[
			"plaqué or thin",
			describeProduct("creolen-gedreht", "Créoles torsadées en plaqué or 0,5 micron.", "fr"),
		],
		["vermeil thin", describeProduct("creolen-gedreht", "Créoles en vermeil, 2 µm d’or sur argent.", "fr")],
		["watch thin", describeProduct("alpenhorn-firn", "Une montre plaquée or, 3 microns.", "fr")],
		[
			"thickness as attribute",
			alloyed("creolen-gedreht", "Messing, 1 µm", "Créoles torsadées en plaqué or.", "fr"),
		],
	],
	standards: [
		[
			"333 in Switzerland",
			inCountry("CH", alloyed("creolen-gedreht", "333/1000 Gelbgold", "Leichte Creolen für jeden Tag.")),
		],
		[
			"333 text in Switzerland",
			inCountry("CH", describeProduct("vase-moos", "Mit einem Rand aus 333er Gold.")),
		],
		["8 carats in France", inCountry("FR", describeProduct("vase-moos", "Liseré en or 8 carats.", "fr"))],
		["8 ct in Ireland", inCountry("IE", describeProduct("vase-moos", "With a rim of 8 ct gold.", "en"))],
	],
	pearls: [
		[
			"majorca fr",
			describeProduct(
				"perlenarmband-rose",
				"Bracelet de vraies perles de Majorque, montées une à une.",
				"fr",
			),
		],
		["majorca de", describeProduct("perlenarmband-rose", "Armband aus echten Mallorca-Perlen, rosé.")],
		["shell en", describeProduct("perlenarmband-rose", "A bracelet of genuine shell pearls.", "en")],
		["named glass", editTexts("perlenarmband-rose", { display_name: "Echte Glasperlen, imitiert" })],
	],
	versions: [
		[
			"a version with a zero more",
			editProduct("solitaer-sechs", ({ product_variants }) => ({
				product_variants: product_variants.map((own, place) =>
					place === 3 ? { ...own, price_brutto: decimalOf("12900") } : own,
				),
			})),
		],
		["a weight with two zeros more", byWeight("1290", "2690", "8900", "249000")],
		["a heavier stone that costs less", byWeight("1290", "26900", "8900", "24900")],
	],
	limits: [
		["a filter with another limit", filter("Geschenke bis 100 €", null, "150")],
		["a filter without a limit", filter("Uhren unter 500 €", null, null)],
		["a filter with another lower limit", filter("Von 100 bis 300 €", "50", "300")],
		["a translated name", filter("Geschenke bis 200 €", null, "200", "Gifts up to €250")],
	],
	holidays: [
		["last year's Easter Monday", holiday("2027-04-05", "Ostermontag")],
		["Christmas Day a day late", holiday("2026-12-26", "1. Weihnachtstag (geschlossen)")],
		["Ascension in French", holiday("2027-05-13", "Ascension")],
		["Good Friday in English", holiday("2027-03-25", "Good Friday")],
	],
	addresses: [
		["a network's start page", menu({ external_path: "https://www.facebook.com/", media: "facebook" })],
		["a template's profile", menu({ external_path: "https://www.instagram.com/your_name" })],
		[
			"another network",
			menu({ display_name: "Instagram", external_path: "https://www.facebook.com/sternau" }),
		],
		["an editor's address", menu({ external_path: "https://sternau.myshopify.com/admin" })],
		[
			"a notice to a test host",
			site(({ project }) => ({
				project: {
					...project,
					notices: [
						{
							from: "2026-11-01",
							to: "2099-12-31",
							tone: "info",
							link: "http://localhost:3000/messe",
							translations: [],
						},
					],
				},
			})),
		],
	],
	numbers: [
		["a VAT number of an example", company({ ust_id: "DE123456789" })],
		["a VAT number in the other field", company({ ust_id: null, vat_number: "DE 123 456 789" })],
		["an example's UID", inCountry("CH", company({ ust_id: null, vat_number: "CHE-123.456.789 MWST" }))],
		["a Firmenbuchnummer without its letter", inCountry("AT", register("FN", "123456"))],
		["a SIREN of an example", inCountry("FR", register("RCS Strasbourg", "123 456 789"))],
	],
};
