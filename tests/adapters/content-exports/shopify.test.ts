import { describe, expect, it } from "vitest";
import { readExport } from "#adapters/content-exports/read-export.ts";
import { readDocuments, saidBy, writeList } from "#tests/adapters/content-exports/read-documents.ts";

const path = "tests/adapters/content-exports/fixtures/shopify.csv";

describe("an export of Shopify", () => {
	it("B-USE-07 becomes products with variants, texts, prices and stock", async () => {
		const { products } = await readDocuments({ kind: "shopify", path });
		expect([...products.keys()]).toEqual(["solitaire-ring", "hoop-earrings", "hoop-earrings-2"]);
		expect(products.get("solitaire-ring")).toEqual({
			category: "rings",
			manufacturer: "atelier-nord",
			tags: ["Engagement", "Diamond"],
			translations: [
				{
					language: "de",
					display_name: "Solitaire ring",
					description: "## Made by hand\n\nA **round diamond**,\\\nsix claws.\n\n- Stone: 0.20 ct",
					variant_display_name: "Ring size",
				},
			],
			images: ["Ring%201.jpg", "ring-worn.webp", "ring-box.png"],
			price_brutto: "1290",
			reorder_possible: true,
			product_variants: [
				{
					id: "r-1-50",
					display_name: "50",
					reference_number_suffix: "R-1-50",
					stock: 0,
					gtin: "4006381333931",
				},
				{
					id: "r-1-52",
					display_name: "52",
					reference_number_suffix: "R-1-52",
					price_brutto: "1310",
					stock: 0,
				},
			],
			variants_differ_in: "size",
			condition: "new",
			gender: "female",
			age_group: "adult",
			attributes: [{ attribute_group: "jewelry-material", display_values: ["gold", "diamond"] }],
		});
		expect(products.get("hoop-earrings")).toEqual({
			status: "draft",
			category: "earrings",
			manufacturer: "atelier-nord",
			translations: [{ language: "de", display_name: "Hoops & studs", description: "Light, 3 \\< 5 g." }],
			reference_number: "O-1",
			price_brutto: "490",
		});
	});

	it("B-USE-07 adds categories, brands, attributes, alternative texts and redirects", async () => {
		const { documents } = await readDocuments({ kind: "shopify", path });
		const named = (display_name: string) => [{ language: "de", display_name }];
		expect(documents.categories).toEqual([
			{ id: "rings", slug: "rings", translations: named("Rings"), google_product_category: "200" },
			{ id: "earrings", slug: "earrings", translations: named("Earrings") },
		]);
		expect(documents.manufacturers).toEqual([
			{ id: "atelier-nord", slug: "atelier-nord", display_name: "Atelier Nord" },
		]);
		expect(documents.attributes).toEqual([
			{ id: "jewelry-material", translations: named("Jewelry material") },
		]);
		expect(documents.images[0]).toEqual({
			name: "Ring%201.jpg",
			translations: [{ language: "de", alt: "Ring with a round diamond" }],
		});
		expect(documents.redirects).toEqual([
			{ from: "/products/solitaire-ring", to: "/shop/rings/solitaire-ring" },
			{ from: "/collections/rings", to: "/shop/rings" },
			{ from: "/collections/earrings", to: "/shop/earrings" },
			{ from: "/collections/all", to: "/shop" },
			{ from: "/collections", to: "/shop" },
			{ from: "/collections/:collection/products/:handle", to: "/products/:handle" },
			{ from: "/:locale/collections/:collection/products/:handle", to: "/products/:handle" },
			{ from: "/:locale/products/:handle", to: "/products/:handle" },
			{ from: "/:locale/collections/:collection", to: "/collections/:collection" },
		]);
	});
});

describe("an export of Shopify, read,", () => {
	it("B-USE-07 names with line and column what is not taken", async () => {
		const { said } = await readDocuments({ kind: "shopify", path });
		expect(said.toSorted()).toEqual(
			[
				"10 Title import.slug hoop-earrings",
				"10 Variant Price import.priceZero 0.00",
				"11 import.row solitaire-ring",
				"2 Body (HTML) import.html script",
				"2 Cost per item import.columnUnused 1",
				"2 Loyalty points (product.metafields.loyalty.points) import.column 1",
				"2 SEO Title import.columnUnused 1",
				"2 Variant Compare At Price import.reduction 1490.00",
				"2 Variant Grams import.columnUnused 2",
				"6 Variant Inventory Qty import.stockBelow -1",
				"8 Variant Barcode import.gtin 4.00638E+12",
				"9 import.kind Gift Card",
			].toSorted(),
		);
	});

	it("B-USE-07 is read with the names of columns since 2024", async () => {
		const list = [
			"Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL",
			"Kette,kette,Fein.,Nord,Ketten,,TRUE,Active,K-1,,Title,Default Title,99.00,shopify,4,DENY,",
		].join("\n");
		const { products, said } = await readDocuments({ kind: "shopify", path: writeList(list) });
		expect(products.get("kette")).toMatchObject({ price_brutto: "99", stock: 4, reference_number: "K-1" });
		expect(said).toEqual([]);
	});

	it("B-USE-07 takes the entries of the shop that have the names", async () => {
		const { documents, products } = await readDocuments(
			{ kind: "shopify", path },
			{
				categories: [{ id: 7, slug: "ringe", translations: [{ language: "en", slug: "rings" }] }],
				brands: [{ id: "nord", display_name: "Atelier Nord" }],
				attributes: [
					{
						id: "alloy",
						translations: [{ language: "en", display_name: "Jewelry Material" }],
						values: [{ id: "gold-750", translations: [{ language: "en", display_value: "Gold" }] }],
					},
				],
			},
		);
		expect(products.get("solitaire-ring")).toMatchObject({
			category: 7,
			manufacturer: "nord",
			attributes: [{ attribute_group: "alloy", display_values: ["gold-750", "diamond"] }],
		});
		expect(documents.manufacturers).toEqual([]);
		expect(documents.attributes).toMatchObject([{ id: "alloy", values: [{ id: "diamond" }] }]);
		expect(documents.redirects[0]?.to).toBe("/shop/ringe/solitaire-ring");
	});

	it.each([
		["another table", "a,b\n1,2\n", "1 import.columns"],
		["no rows", "", "1 import.empty"],
		[
			"a quotation mark that is not closed",
			'Handle,Title,Variant Price\na,"Ring,12\nb,Kette,13\n',
			"2 import.csv",
		],
	])("B-USE-07 is an error if it has %s", async (_, list, expected) => {
		const { shop, report } = await readExport({
			kind: "shopify",
			path: writeList(list),
			today: "2026-11-27",
		});
		expect(shop).toBeNull();
		expect(saidBy(report)[0]).toContain(expected);
	});
});

it("B-USE-07 an export of Shopify is read with a finding for a variant without price, and a status that it does not know", async () => {
	const list = [
		"Handle,Title,Type,Status,Option1 Name,Option1 Value,Variant Price",
		"ring,Ring,Rings,foo,Size,50,1290.00",
		"ring,,,,,52,",
	].join("\n");
	const { products, said } = await readDocuments({ kind: "shopify", path: writeList(list) });
	expect(products.get("ring")).toMatchObject({ status: "draft" });
	expect(said.toSorted()).toEqual(["2 Status import.status foo", "3 Variant Price import.priceEmpty"]);
});

it("B-USE-07 an export of Shopify redirects addresses in the site's other languages to these languages", async () => {
	const otherLanguages = [{ language: "fr", root: "/fr/boutique" }] as const;
	const { documents } = await readDocuments({ kind: "shopify", path }, { otherLanguages });
	const french = documents.redirects.filter(({ from }) => from.startsWith("/fr/"));
	expect(french).toContainEqual({
		from: "/fr/products/solitaire-ring",
		to: "/fr/boutique/rings/solitaire-ring",
	});
	expect(french).toContainEqual({ from: "/fr/collections/rings", to: "/fr/boutique/rings" });
	expect(french).toContainEqual({ from: "/fr/collections/all", to: "/fr/boutique" });
});
