import { describe, expect, it } from "vitest";
import { readDocuments, writeList } from "#tests/adapters/content-exports/read-documents.ts";

const path = "tests/adapters/content-exports/fixtures/woocommerce.csv";

describe("an export of WooCommerce", () => {
	it("B-USE-07 becomes products with the variations of their parents", async () => {
		const { products, documents } = await readDocuments({ kind: "woocommerce", path });
		expect([...products.keys()]).toEqual(["trauring-suesse", "ohrstecker", "kette"]);
		expect(products.get("trauring-suesse")).toEqual({
			category: "trauringe",
			manufacturer: "manufaktur-sued",
			tags: ["Hochzeit", "Gold", "Neu"],
			translations: [
				{
					language: "de",
					display_name: "Trauring Süße",
					description: "Außen matt.\n\nInnen *glatt*.",
					variant_display_name: "Ringweite",
				},
			],
			images: ["tr-7.jpg"],
			price_brutto: "1290.5",
			reference_number: "TR-7",
			product_variants: [
				{ id: "tr-7-54", display_name: "54", reference_number_suffix: "-54", stock: 2 },
				{
					id: "tr-7-56",
					display_name: "56",
					reference_number_suffix: "-56",
					stock: 0,
					reorder_possible: true,
				},
			],
			variants_differ_in: "size",
			attributes: [{ attribute_group: "legierung", display_values: ["585 Gelbgold"] }],
		});
		expect(documents.redirects.slice(0, 3)).toEqual(
			["product", "produkt", "produit"].map((base) => ({
				from: `/${base}/trauring-suesse`,
				to: "/shop/trauringe/trauring-suesse",
			})),
		);
		expect(documents.redirects).toContainEqual({
			from: "/produkt-kategorie/schmuck/trauringe",
			to: "/shop/trauringe",
		});
	});

	it("B-USE-07 has the regular price again after a sale, and drafts", async () => {
		const { products } = await readDocuments({ kind: "woocommerce", path });
		expect(products.get("ohrstecker")).toMatchObject({
			price_brutto: "149",
			stock: 3,
			gtin: "4006381333931",
			translations: [{ description: "Klein & fein." }],
		});
		expect(products.get("kette")).toMatchObject({
			status: "draft",
			price_brutto: "249.9",
			category: "sonstiges",
		});
	});

	it("B-USE-07 has the sale price during the sale", async () => {
		const { products } = await readDocuments({ kind: "woocommerce", path, today: "2020-01-31" });
		expect(products.get("ohrstecker")?.price_brutto).toBe("99");
	});
});

describe("an export of WooCommerce, read,", () => {
	it("B-USE-07 names with line and column what is not taken", async () => {
		const { said } = await readDocuments({ kind: "woocommerce", path });
		expect(said.toSorted()).toEqual(
			[
				"2 Meta: _gravur import.column 1",
				"2 import.categories Neu",
				"5 Gewicht (kg) import.columnUnused 1",
				"6 Regulärer Preis import.reduction 299,9",
				"6 Steuerklasse import.tax reduced-rate",
				"6 import.category Sonstiges",
				"7 Übergeordnetes Produkt import.parent X",
				"8 Typ import.kind grouped",
				"9 Typ import.kind downloadable",
			].toSorted(),
		);
	});

	it("B-USE-07 leads former addresses of a category to the shop if all its products are in another one", async () => {
		const { documents } = await readDocuments({ kind: "woocommerce", path });
		const { categories, redirects } = documents;
		expect(categories.map(({ id }) => id)).not.toContain("neu");
		const targets = new Map(redirects.map(({ from, to }) => [from, to]));
		expect(targets.get("/product-category/neu")).toBe("/shop");
		expect(targets.get("/product-category/schmuck/trauringe")).toBe("/shop/trauringe");
	});

	it("B-USE-07 is read in French and without the columns of kinds", async () => {
		const list = `UGS,Nom,Publié,"Tarif régulier",Catégories,Étiquettes\nB-1,Bague,1,"1250,00",Bijoux > Bagues,or\n`;
		const { products, said } = await readDocuments({ kind: "woocommerce", path: writeList(list) });
		expect(products.get("bague")).toMatchObject({ price_brutto: "1250", category: "bagues", tags: ["or"] });
		expect(said).toEqual([]);
	});
});
