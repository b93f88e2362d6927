import type { FolderContent } from "#adapters/content-directus/seed/read-documents.ts";
import { smallContent } from "#tests/directus/seeded-project.ts";

/** Writes a small site with at least one item of every collection; `name` distinguishes it from others. */
export function richContent(name: string): FolderContent {
	const small = smallContent(name);
	const named = (display_name: string) => [{ language: "de", display_name }];
	const product = small.documents.get("shop/products/vase.json");
	const additions: readonly (readonly [string, unknown])[] = [
		["branches/mitte.json", { display_name: name, street: "Weg 1", zip: "01234", city: "Ort" }],
		[
			"menus.json",
			[{ display_name: "Shop", groups: [{ display_name: "Vasen", sub: [{ display_name: "Alle" }] }] }],
		],
		[
			"brands/marke.json",
			{
				display_name: "Marke",
				type: "watches",
				translations: [{ language: "de", title: "Marke", description: "Marke.", blocks: [] }],
			},
		],
		["shop/manufacturers.json", [{ id: "marke", display_name: "Marke", slug: "marke" }]],
		["shop/personalizations.json", [{ id: "gravur", translations: named("Gravur"), fields: [] }]],
		[
			"shop/size-guides.json",
			[{ id: "groessen", translations: [{ ...named("Größen")[0], table: [["54"]] }] }],
		],
		[
			"shop/attributes.json",
			[
				{
					id: "material",
					translations: named("Material"),
					values: [{ id: "gold", translations: [{ language: "de", display_value: "Gold" }] }],
				},
			],
		],
		[
			"shop/settings.json",
			{
				category_filters: [{ sort: 1, category_id: "vasen" }],
				subcategory_filters: [{ id: "klein", display_name: "Klein", slug: "klein" }],
			},
		],
		["shop/ratings.json", [{ id: "eins", product: "vase", rating: 5, name: "A. Muster" }]],
		[
			"shop/products/vase.json",
			{
				...(typeof product === "object" ? product : {}),
				manufacturer: "marke",
				subcategories: ["klein"],
				attributes: [{ attribute_group: "material", display_values: ["gold"] }],
				product_variants: [{ id: "hoch", display_name: "Hoch", price_brutto: "29.90" }],
			},
		],
	];
	return { ...small, documents: new Map([...small.documents, ...additions]) };
}
