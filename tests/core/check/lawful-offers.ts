import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";

type Variant = ProductContent["product_variants"][number];

/** Gives a product the variants of given names and prices. */
const variants =
	(...offers: readonly (readonly [name: string, price: string])[]) =>
	({ product_variants }: ProductContent): Partial<ProductContent> => {
		const [first] = product_variants;
		return {
			product_variants: offers.map(([display_name, price], place) => ({
				...(first as Variant),
				id: `v${place}`,
				display_name,
				translations: [],
				reference_number_suffix: `-v${place}`,
				gtin: null,
				price_brutto: decimalOf(price),
				prices: [],
			})),
		};
	};

const named =
	(name: string, more: Partial<ProductContent> = {}) =>
	({ translations }: ProductContent): Partial<ProductContent> => ({
		manufacturer: null,
		translations: translations.map((text) => ({ ...text, display_name: name })),
		...more,
	});

const notes = ({ translations }: ProductContent): ProductContent["translations"] =>
	translations.map((text) => ({ ...text, condition_notes: "Altersgemäß, das Werk läuft." }));

/** Adds a former price of 1,290 to a text and gives the product that price before the present one of 990. */
const reduced = ({ translations }: ProductContent): Partial<ProductContent> => ({
	price_brutto: decimalOf("990"),
	price_history: [
		{ date: "2026-01-01", price_brutto: decimalOf("1290") },
		{ date: "2026-03-01", price_brutto: decimalOf("990") },
	],
	prices: [],
	product_variants: [],
	translations: translations.map((text) => ({
		...text,
		description: `${text.description}${text.language === "de" ? " Statt 1.290 € jetzt 990 €." : ""}`,
	})),
});

/** Unusual offers with right data. */
export const lawfulOffers: readonly (readonly [
	offer: string,
	slug: string,
	change: (product: ProductContent) => Partial<ProductContent>,
])[] = [
	["a stated former price that the price history shows", "vase-moos", reduced],
	[
		"an antique without a maker",
		"vase-moos",
		(product) => ({
			manufacturer: null,
			condition: "vintage",
			margin_taxed: true,
			translations: notes(product),
		}),
	],
	[
		"a used piece of an unknown maker",
		"vase-moos",
		(product) => ({ manufacturer: null, condition: "used", translations: notes(product) }),
	],
	["a voucher without a maker", "vase-moos", named("Geschenkgutschein")],
	["a service without a maker", "vase-moos", named("Gravur von Hand")],
	[
		"a bracelet among chains",
		"akoya-kette",
		variants(
			["19 cm (Armband)", "590"],
			["42 cm", "1290"],
			["45 cm", "1390"],
			["50 cm", "1540"],
			["80 cm", "2400"],
		),
	],
	[
		"a size on request among sizes",
		"halo",
		variants(["50", "2450"], ["52", "2450"], ["54", "2450"], ["56", "2450"], ["Sondergröße", "2590"]),
	],
	[
		"sizes of children and adults",
		"halo",
		variants(["44", "2450"], ["46", "2450"], ["54", "2450"], ["62", "2450"], ["70", "2550"]),
	],
	["sizes in letters", "halo", variants(["S", "2450"], ["M", "2450"], ["L", "2450"], ["XL", "2450"])],
	[
		"a pair among single rings",
		"halo",
		variants(["54", "2450"], ["56", "2450"], ["58", "2450"], ["60", "2450"], ["Paar (54 und 60)", "4800"]),
	],
	[
		"stones of very different weights",
		"anhaenger-solitaire",
		variants(["0,10 ct", "390"], ["0,30 ct", "1180"], ["0,50 ct", "2690"], ["1,00 ct", "8900"]),
	],
	["a large stock of a small part", "vase-moos", () => ({ stock: 250 })],
	["a single piece", "halo", () => ({ stock: 1, reorder_possible: false })],
	["a very cheap vase", "vase-moos", () => ({ price_brutto: decimalOf("12") })],
];
