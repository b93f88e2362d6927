import { describe, expect, it } from "vitest";
import { readDocuments, writeList } from "#tests/adapters/content-exports/read-documents.ts";

const read = (list: string | Buffer, columns = {}) =>
	readDocuments({ kind: "csv", path: writeList(list), columns });

/** A list in Windows-1252, whose rows of one name are the variants of a product. */
const windowsList = Buffer.from(
	[
		"Artikelnummer;Bezeichnung;Legierung;Ringweite;VK brutto;Bestand;EAN;Beschreibung;Bild 1;Bild 2",
		'TR/1-52,5;Trauring \x84S\xfc\xdfe\x93;585 Wei\xdfgold;52,5;1.290,00 \x80;2;4006381333931;"Au\xdfen matt;\r\ninnen \x96 glatt";tr.jpg;"tr 2.jpg"',
		"TR/1-54;Trauring \x84S\xfc\xdfe\x93;585 Wei\xdfgold;54;1.390,\x97;;;;;",
		"OS-3;Ohrstecker \xbd ct;750 Gold;;auf Anfrage;;;;;",
	].join("\r\n"),
	"latin1",
);

describe("a list of products", () => {
	it("B-USE-07 in Windows-1252 becomes variants, with prices as people write them", async () => {
		const { products, said } = await read(windowsList);
		expect(products.get("trauring-suesse")).toEqual({
			category: "sonstiges",
			translations: [
				{
					language: "de",
					display_name: "Trauring „Süße“",
					description: "Außen matt;\\\ninnen – glatt",
					variant_display_name: "Ringweite",
				},
			],
			images: ["tr.jpg", "tr 2.jpg"],
			price_brutto: "1290",
			product_variants: [
				{
					id: "tr-1-52-5",
					display_name: "52,5",
					reference_number_suffix: "TR/1-52,5",
					stock: 2,
					gtin: "4006381333931",
				},
				{ id: "tr-1-54", display_name: "54", reference_number_suffix: "TR/1-54", price_brutto: "1390" },
			],
			variants_differ_in: "size",
			attributes: [{ attribute_group: "legierung", display_values: ["585 Weißgold"] }],
		});
		expect(products.get("ohrstecker-ct")).toMatchObject({
			reference_number: "OS-3",
			attributes: [{ display_values: ["750 Gold"] }],
		});
		expect(said).toContain("5 VK brutto import.priceEmpty");
	});

	it("B-USE-07 keeps pieces of one name apart, and reads stock as merchandise systems write it", async () => {
		const { products, said } = await read(
			[
				"sep=;",
				"Artikelnummer;Bezeichnung;VK brutto;Bestand;Lieferzeit",
				"R-1;Ring 585;199,00;2,00;3 Tage",
				"R-2;Ring 585;249,5;-1;",
				"K-1;Kette;99;3 Stk.;",
			].join("\r\n"),
		);
		const offers = [...products].map(([slug, { price_brutto, stock, shipping_time }]) => [
			slug,
			price_brutto,
			stock,
			shipping_time,
		]);
		expect(offers).toEqual([
			["ring-585", "199", 2, 3],
			["ring-585-2", "249.5", 0, undefined],
			["kette", "99", 3, undefined],
		]);
		expect(said).toContain("4 Bestand import.stockBelow -1");
	});

	it("B-USE-07 takes columns by the names that are given, and former addresses", async () => {
		const { products, documents, said } = await read(
			"Nr;Text;Netto;Gold;URL\n1;Ring;1290.00;750;https://alt.example/shop/ring?id=1\n",
			{ number: ["Nr"], name: ["Text"], price: ["Netto"], attribute: ["Gold"] },
		);
		expect(products.get("ring")).toMatchObject({
			reference_number: "1",
			price_brutto: "1290",
			attributes: [{ attribute_group: "gold", display_values: ["750"] }],
		});
		expect(documents.redirects).toEqual([{ from: "/shop/ring?id=1", to: "/shop/sonstiges/ring" }]);
		expect(said).toEqual(["2 import.category Sonstiges"]);
	});
});

describe("rows of a list", () => {
	it("B-USE-07 names rows without a name and rows that repeat an article", async () => {
		const { products, said } = await read(
			[
				"Réf.;Désignation;Catégorie;Prix TTC",
				"P-1;Pendentif solitaire;Colliers;640,00",
				"P-1;Pendentif solitaire;Colliers;645,00",
				"P-2;Pendentif solitaire;Colliers;700,00",
				"P-3;;Colliers;12,00",
			].join("\n"),
		);
		expect([...products].map(([slug, { reference_number }]) => [slug, reference_number])).toEqual([
			["pendentif-solitaire", "P-1"],
			["pendentif-solitaire-2", "P-2"],
		]);
		expect(said).toContain("3 Réf. import.numberTwice P-1");
		expect(said).toContain("5 Désignation import.name");
	});

	it.each([
		["Goldfarbe", "Ringgröße"],
		["Couleur d'or", "Taille"],
		["Couleur de l’or", "Tour de doigt"],
		["Gold colour", "Ring size"],
	])("B-USE-07 makes variants of the columns %s and %s", async (color, size) => {
		const { products, said } = await read(
			`Name;${color};${size}\nBague;jaune;52\nBague;blanc;52\nBague;blanc;54\n`,
		);
		const names = ["jaune, 52", "blanc, 52", "blanc, 54"];
		expect(products.get("bague")).toMatchObject({
			product_variants: names.map((display_name) => ({ display_name })),
		});
		expect(said.filter((text) => text.includes("variantTwice"))).toEqual([]);
	});
});

describe("a list of products from a merchandise system", () => {
	it("B-USE-07 B-LAW-25 begins below a title, and names units and sums instead of taking them for data", async () => {
		const { products, said } = await read(
			[
				"Preisliste Goldschmiede Muster;;;;;",
				"Stand: 01.11.2026;;;;;",
				";;;;;",
				"Art.-Nr.;Artikelbezeichnung;VK-Preis inkl. MwSt. (€);Preis (netto);Lagerbestand;EAN-Code;Steinbesatz",
				"10-1;Ring Aurora;1.290,00 €;1084,03;3 Stk.;4006381333931;Brillant",
				"20-1;Kette Linea;89,50 €;75,21;ausverkauft;;",
				";;;;;",
				"Summe;;1.379,50;;;;",
			].join("\r\n"),
		);
		expect([...products.values()]).toMatchObject([
			{ price_brutto: "1290", stock: 3, gtin: "4006381333931", reference_number: "10-1" },
			{ price_brutto: "89.5", stock: 0, reference_number: "20-1" },
		]);
		expect(products.get("ring-aurora")?.attributes).toEqual([
			{ attribute_group: "steinbesatz", display_values: ["Brillant"] },
		]);
		expect(products.get("kette-linea")).not.toHaveProperty("product_variants");
		expect(said).toContain("1 import.titleRows Preisliste Goldschmiede Muster");
		expect(said).toContain("8 import.sumRow Summe");
		expect(said).toContain("5 Preis (netto) import.column 2");
	});

	it("B-USE-07 B-LAW-25 reads French columns with their qualifiers and words in place of numbers", async () => {
		const { products, said } = await read(
			[
				"Catalogue 2026",
				"Réf.,Désignation,Prix public TTC (EUR),Quantité en stock,Métal",
				'B-01,Bague Étoile,"1 290,00 €",2,Or jaune',
				"B-02,Alliance,sur devis,épuisé,Platine",
				"B-03,Jonc,nous consulter,en stock,Argent",
			].join("\n"),
		);
		expect([...products.values()]).toMatchObject([
			{ price_brutto: "1290", stock: 2 },
			{ stock: 0 },
			{ reference_number: "B-03" },
		]);
		expect(products.get("jonc")).not.toHaveProperty("stock");
		expect(said.filter((line) => line.includes("import.price"))).toEqual([
			"4 Prix public TTC (EUR) import.priceEmpty",
			"5 Prix public TTC (EUR) import.priceEmpty",
		]);
	});
});

describe("a list of products, read,", () => {
	it("B-USE-07 names a price that could be one or a thousand", async () => {
		const ambiguous = await read("Name;Preis\nRing;1.290\n");
		expect(ambiguous.said).toContain("2 Preis import.price 1.290");
		expect(ambiguous.products.get("ring")).not.toHaveProperty("price_brutto");
		const clear = await read("Name;Preis\nRing;1.290\nKette;12,50\n");
		expect(clear.products.get("ring")).toMatchObject({ price_brutto: "1290" });
	});

	it("B-USE-07 gives another address to a product whose address is taken", async () => {
		const { products } = await readDocuments(
			{ kind: "csv", path: writeList("Name;Preis\nRing;10\n") },
			{ existing: [{ file: "band", id: "band", slug: "ring" }] },
		);
		expect([...products.keys()]).toEqual(["ring-2"]);
	});
});
