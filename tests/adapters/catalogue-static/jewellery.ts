import type { Product } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { NamedReference } from "#core/content/shop-lists.ts";
import { decimal, productWith, project, variantWith } from "#tests/core/catalogue/arbitraries.ts";

const named = (kind: string, id: number, display_name: string): NamedReference => ({
	id,
	display_name,
	slug: `${kind}-${id}`,
});
const categories = ["Trauringe", "Ohrschmuck", "Uhren", "Halsketten", "Armbänder"];
const brands = ["Sternau", "Alpenhorn", "Größenwahn & Söhne", "Méduse", "Nordlicht"];
const metals = ["585 Gelbgold", "750 Weißgold", "925 Silber", "Platin", "Edelstahl"];
const stones = ["Brillant", "Saphir", "Rubin", "Perle", "ohne Stein"];
const shapes = ["Trauring", "Ohrstecker", "Armbanduhr", "Halskette", "Armreif"];
const models = [
	"Amrum",
	"Sylt",
	"Föhr",
	"Helgoland",
	"Juist",
	"Fehmarn",
	"Usedom",
	"Rügen",
	"Hiddensee",
	"Poel",
];

/** Creates a small linear congruential generator, for the same products in every run. */
function seeded(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/** Returns a jeweller's products, the same in every run. */
export function jewellery(count: number, seed = 7): readonly Product[] {
	const pick = seeded(seed);
	return Array.from({ length: count }, (_, place) => {
		const kind = pick(categories.length);
		const price = 50 + pick(400) * 10;
		const name = `${shapes[kind]} ${models[pick(models.length)]} ${pick(900) + 100}`;
		const id = place + 1;
		return productWith({
			id,
			display_name: name,
			slug: `${name.toLowerCase().replaceAll(" ", "-").replaceAll("ö", "oe").replaceAll("ü", "ue")}`,
			images: Array.from({ length: 1 + pick(3) }, (_, image) => ({
				private_hash: `${(place * 7919 + image).toString(16).padStart(8, "0")}${(pick(2 ** 30) + 2 ** 30).toString(16)}`,
				width: 1600,
				height: 1200,
			})),
			manufacturer: brand(pick(brands.length)),
			category: named("kategorie", kind + 1, categories[kind] as string),
			subcategories: [{ subcategory_id: kind * 10 + pick(4) }],
			tags: pick(5) === 0 ? ["neu"] : [],
			condition: place % 9 === 4 ? "used" : place % 13 === 6 ? "vintage" : null,
			attributes: [
				attribute(1, "Material", metals[pick(metals.length)] as string),
				attribute(2, "Stein", stones[pick(stones.length)] as string),
				attribute(3, "Breite", `${2 + pick(8)} mm`),
			],
			stock: pick(6),
			price_brutto: pick(20) === 0 ? null : decimal(String(price)),
			product_variants:
				kind === 0
					? Array.from({ length: 5 }, (_, size) =>
							variantWith({
								id: id * 100 + size,
								product: id,
								display_name: String(50 + size * 2),
								reference_number_suffix: `-${50 + size * 2}`,
								price_brutto: decimal(String(price + size * 20)),
							}),
						)
					: [],
			reference_number: `${(shapes[kind] as string).slice(0, 2).toUpperCase()}-${10_000 + place}`,
			date_created: new Date(1.6e12 + pick(100_000) * 864e5 * 0.01).toISOString(),
			ratings: Array.from({ length: pick(3) }, () => ({ rating: 1 + pick(5) })),
			description: "Von Hand gefertigt in unserer Werkstatt; auf Wunsch mit Gravur. ".repeat(1 + pick(6)),
		});
	});
}

function brand(place: number): NamedReference {
	return named("marke", place + 1, brands[place] as string);
}

function attribute(id: number, display_name: string, value: string) {
	return { attribute_group: { id, display_name }, display_values: [value] };
}

/** Returns a rating of a product. */
export function ratingOf(id: number, product: number | string): ProductRating {
	return {
		id,
		product,
		rating: 4,
		name: "Mara",
		comment: "Sehr schön",
		date_created: "2026-03-01T10:00:00Z",
		verified: true,
		language: null,
		published_on: null,
		experienced_on: null,
		rewarded: null,
	};
}

/** The shop of {@link jewellery}. */
export const jewelleryProject = project;

/** A product with every field set. */
export const ring = productWith({
	id: 900,
	display_name: "Trauring Langeoog",
	slug: "trauring-langeoog",
	reference_number: "TR-900",
	description: "Matt, **poliert**",
	images: [{ private_hash: "a1b2", width: 1600, height: 1200 }],
	price_brutto: decimal("990.5"),
	price_history: [
		{ date: "2026-01-01T00:00:00Z", price_brutto: decimal("1100") },
		{ date: "2026-02-01T00:00:00Z", price_brutto: decimal("990.5") },
	],
	stock: null,
	category: { id: 9, display_name: "Inselringe", slug: "kategorie-9" },
	manufacturer: { id: 9, display_name: "Sternau GmbH", slug: "marke-9" },
	ratings: [{ rating: 4 }, { rating: 4 }],
	reorder_possible: true,
	shipping_time: 12,
	variant_display_name: "Ringgröße",
	variants_differ_in: "size",
	date_created: "2026-02-01T00:00:00Z",
	product_variants: [
		variantWith({ id: 54, product: 900, price_brutto: decimal("1010"), stock: 2 }),
		variantWith({ id: 56, product: 900, active: false, reorder_possible: false, shipping_time: 3 }),
	],
	attributes: [
		{ attribute_group: { id: 77, display_name: "Profil" }, display_values: ["flach", "bombiert"] },
	],
	personalization: {
		id: 3,
		display_name: "Gravur",
		fields: [
			{
				name: "engraving",
				display_name: "Text",
				type: "text",
				required: false,
				additional_days: 0,
				max_length: 20,
				customer_specification: null,
				options: [],
			},
		],
	},
	size_guide: { display_name: "Größen", table: [["54", "17,2 mm"]] },
	manufacturer_contact: {
		name: "Sternau GmbH",
		postal_address: "Goldweg 1, Pforzheim",
		country_code: "DE",
		electronic_address: "mail@sternau.example",
		weee_number: null,
		responsible_person: null,
	},
	guarantee_terms: null,
	safety_warnings: "Kleinteile",
	battery: false,
	guarantee_years: 2,
	guarantor: "Sternau GmbH",
});
