import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeProducts } from "./products.mjs";

const demo = fileURLToPath(new URL("../../adapters/content-files/demo", import.meta.url));
const languages = ["de", "en", "fr"];
const millisecondsPerDay = 86_400_000;

/** The demo's manufacturers by brand; other brands get one of `otherManufacturers`. */
const manufacturers = new Map([
	["Alpenhorn", "alpenhorn"],
	["Kronberg", "kronberg"],
	["Perlhaus", "perlhaus"],
	["Lumière Dorée", "lumiere-doree"],
]);
const otherManufacturers = ["sternau", "havelwerk", "augenwerk"];

/** The demo's categories and images for each kind of product. */
const kinds = new Map([
	[
		"watch",
		{
			category: "watches",
			subcategories: ["dress-watches", "chronographs"],
			images: [
				"watch-black-chronograph-steel.jpg",
				"watch-champagne-small-seconds-gold.jpg",
				"watch-emerald-date-steel.jpg",
				"watch-ivory-roman-rose-gold.jpg",
				"watch-midnight-blue-date-steel.jpg",
				"watch-salmon-small-seconds-leather.jpg",
				"watch-silver-date-steel.jpg",
			],
		},
	],
	[
		"ring",
		{
			category: "engagement-rings",
			subcategories: [],
			images: [
				"engagement-ring-halo-white-gold.jpg",
				"engagement-ring-solitaire-yellow-gold.jpg",
				"signet-ring-yellow-gold.jpg",
			],
		},
	],
	["necklace", { category: "beads", subcategories: [], images: ["pearl-necklace-akoya.jpg"] }],
	[
		"bracelet",
		{
			category: "jewelry",
			subcategories: ["bracelets"],
			images: ["pearl-bracelet-rose.jpg", "tennis-bracelet-diamond.jpg"],
		},
	],
	[
		"earrings",
		{
			category: "jewelry",
			subcategories: ["earrings"],
			images: ["hoop-earrings-yellow-gold.jpg", "stud-earrings-diamond-white-gold.jpg"],
		},
	],
	[
		"pendant",
		{ category: "jewelry", subcategories: ["necklaces"], images: ["pendant-solitaire-rose-gold.jpg"] },
	],
]);

/** The names of the attributes; those without values have the same values in every language. */
const attributeNames = {
	material: ["Material", "Material", "Matière"],
	stone: ["Stein", "Stone", "Pierre"],
	colour: ["Farbton", "Colour", "Teinte"],
	origin: ["Herkunft", "Origin", "Origine"],
	finish: ["Oberfläche", "Finish", "Finition"],
	warranty: ["Garantie", "Warranty", "Garantie"],
	size: ["Maß", "Size", "Taille"],
	weight: ["Gewicht", "Weight", "Poids"],
	water: ["Wasserdicht", "Water resistance", "Étanchéité"],
};
const withoutValues = new Set(["size", "weight", "water"]);

const groupId = (key) => `piece-${key}`;
const valueId = (value) => value.en.toLowerCase().replace(/[^a-z0-9]+/g, "-");
const euros = (cents) => (cents / 100).toFixed(2);
const inTurn = (list, index) => list[index % list.length];

/** The attribute groups of the products. */
function attributeGroups(products) {
	const groups = new Map();
	for (const { key, value } of products.flatMap(({ attributes }) => attributes)) {
		if (!groups.has(key)) groups.set(key, new Map());
		groups.get(key).set(valueId(value), value);
	}
	return [...groups].map(([key, values]) => ({
		id: groupId(key),
		translations: languages.map((language, index) => ({
			language,
			display_name: attributeNames[key][index],
		})),
		...(withoutValues.has(key)
			? {}
			: {
					values: [...values].map(([id, value]) => ({
						id,
						translations: languages.map((language) => ({ language, display_value: value[language] })),
					})),
				}),
	}));
}

function variant({ sku, label, price, stock }) {
	const suffix = sku.slice(sku.indexOf("-"));
	return {
		id: suffix.slice(1),
		display_name: label.de,
		translations: ["en", "fr"].map((language) => ({ language, display_name: label[language] })),
		reference_number_suffix: suffix,
		price_brutto: euros(price),
		stock,
	};
}

/** Returns a product in the form of the demo's products. */
function productFile({ sku, brand, category, price, name, description, attributes, variants }, index) {
	const kind = kinds.get(category);
	const chosen = { de: "Größe", en: "Size", fr: "Taille" };
	return {
		$schema: "../../../schemas/shop-products.schema.json",
		reference_number: sku,
		category: kind.category,
		manufacturer: manufacturers.get(brand) ?? inTurn(otherManufacturers, index),
		translations: languages.map((language) => ({
			language,
			display_name: name[language],
			description: description[language],
			...(variants.length > 0 ? { variant_display_name: chosen[language] } : {}),
		})),
		price_brutto: euros(price),
		shipping_time: 2 + (index % 4),
		...(kind.subcategories.length > 0 ? { subcategories: [inTurn(kind.subcategories, index)] } : {}),
		images: [inTurn(kind.images, index)],
		...(variants.length > 0 ? {} : { stock: index % 9 }),
		attributes: attributes.map(({ key, value }) => ({
			attribute_group: groupId(key),
			display_values: [withoutValues.has(key) ? value.de : valueId(value)],
		})),
		product_variants: variants.map(variant),
		date_created: new Date(Date.UTC(2025, 0, 1, 9) + (index % 600) * millisecondsPerDay).toISOString(),
	};
}

/** Changes the value of a JSON file. */
export function editJson(file, change) {
	writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8"))), null, "\t"));
}

/** Returns the path of a product's file. */
export const productPath = (site, slug) => join(site, "content/shop/products", `${slug}.json`);

/** Writes the demo site with `count` more products in three languages; returns these products. */
export function writeShopSite(directory, count) {
	rmSync(directory, { recursive: true, force: true });
	mkdirSync(directory, { recursive: true });
	cpSync(demo, directory, { recursive: true });
	// Random edits may remove required data of a shop.
	const config = join(directory, "facette.config.ts");
	writeFileSync(
		config,
		readFileSync(config, "utf8").replace("\tdomain:", "\tallowIncomplete: true,\n\tdomain:"),
	);
	const products = makeProducts(count);
	editJson(join(directory, "content/shop/attributes.json"), ({ items, ...rest }) => ({
		...rest,
		items: [...items, ...attributeGroups(products)],
	}));
	for (const [index, product] of products.entries())
		writeFileSync(
			productPath(directory, product.slug),
			JSON.stringify(productFile(product, index), null, "\t"),
		);
	return products;
}
