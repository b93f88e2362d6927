import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { runImport } from "#tests/renderer/import/import-run.ts";
import { shops, writeShop } from "#tests/renderer/init/new-shop.ts";

const [, leman = []] = shops.find(([name]) => name.includes("Switzerland in French")) ?? [];

const french = [
	"Référence;Désignation;Catégorie;Prix TTC;Stock;Description;Alliage;Taille",
	"LEM-1;Bague jonc;Bagues;690,00;2;Un jonc large.;Or jaune 750/1000;52",
	"LEM-1B;Bague jonc;Bagues;690,00;1;;Or jaune 750/1000;54",
	"LEM-2;Bague trois ors;Bagues;1190.00;1;Trois anneaux.;Or jaune 750/1000;",
	"LEM-3;Boutons de manchette;Accessoires;320,00;2;Argent massif.;Argent 925/1000;",
	"LEM-4;Montre de poche;Montres;950,00;1;Une montre.;;",
];
const german = [
	"Handle;Bezeichnung;Beschreibung;Warengruppe",
	"bague-jonc;Bandring;Ein breiter Reif.;Ringe",
	"bague-trois-ors;Ring Dreigold;Drei Reifen.;Ringe",
	"boutons-de-manchette;Manschettenknöpfe;Massives Silber.;Accessoires",
	"montre-de-poche;Taschenuhr;Eine Uhr.;Uhren",
];
const english = [
	"SKU;Name;Description;Category;Price",
	"LEM-1;Band ring;A wide band.;Rings;690.00",
	"LEM-2;Three-gold ring;Three rings.;Rings;1190.00",
	"LEM-3;Cufflinks;Solid silver.;Accessories;350.00",
	"LEM-4;Pocket watch;A watch.;Watches;950.00",
];

type Fields = Readonly<Record<string, unknown>>;

let site = "";
beforeEach(async () => {
	site = await writeShop(leman);
});

const file = (name: string) => join(site, "content", name);
const read = (name: string) => JSON.parse(readFileSync(file(name), "utf8"));
const change = (name: string, edit: (value: never) => void) => {
	const value = read(name);
	edit(value as never);
	writeFileSync(file(name), JSON.stringify(value, null, "\t"));
};
const load = (language: string, rows: readonly string[], ...options: readonly string[]) => {
	const path = join(mkdtempSync(join(tmpdir(), "list-")), `${language}.csv`);
	writeFileSync(path, rows.join("\n"));
	return runImport("csv", path, "--into", site, "--language", language, "--no-download", ...options);
};
const contentTexts = () =>
	readdirSync(join(site, "content/shop"), { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".json"))
		.toSorted()
		.map((name) => [name, readFileSync(file(`shop/${name}`), "utf8")]);
const category = (id: string) => read("shop/categories.json").items.find((item: Fields) => item.id === id);
const languagesOf = (item: { readonly translations: readonly Fields[] }) =>
	item.translations.map(({ language }) => language);
const categoryIds = () => read("shop/categories.json").items.map(({ id }: Fields) => id);

describe("facette import of a list in a further language", () => {
	it("B-USE-07 R-I18N-01 adds the language to the products, in the order of the site's languages", async () => {
		await load("fr", french);
		const price = read("shop/products/bague-jonc.json").price_brutto;
		// An owner's own texts, and a product with its languages in an order of its own.
		change("shop/products/bague-jonc.json", (product: { translations: Record<string, string>[] }) => {
			product.translations[0] = { ...product.translations[0], slug: "jonc-fait-main" };
		});
		const { printed, status } = await load("de", german);
		expect(status, printed).toBe(0);
		expect(printed).toContain("0 new, 4 changed, 0 as before, 0 left");
		expect(printed).not.toContain("[import.");
		const ring = read("shop/products/bague-jonc.json");
		expect(languagesOf(ring)).toEqual(["fr", "de"]);
		expect(ring.translations).toMatchObject([
			{ display_name: "Bague jonc", slug: "jonc-fait-main", description: "Un jonc large." },
			{ display_name: "Bandring", description: "Ein breiter Reif." },
		]);
		expect(ring.price_brutto).toBe(price);
		expect(ring.product_variants).toHaveLength(2);
	});

	it("B-USE-07 gives the categories of the products their names in that language", async () => {
		await load("fr", french);
		const before = categoryIds();
		await load("de", german);
		await load("en", english);
		expect(categoryIds()).toEqual(before);
		expect(category("rings").translations).toHaveLength(3);
		expect(languagesOf(category("montres"))).toEqual(["fr", "de", "en"]);
		expect(category("montres").translations.map(({ display_name }: Fields) => display_name)).toEqual([
			"Montres",
			"Uhren",
			"Watches",
		]);
		expect(category("accessoires").translations[1]).toEqual({ language: "de", display_name: "Accessoires" });
	});

	it("B-USE-07 takes a third language by article numbers, and names values that it leaves out", async () => {
		await load("fr", french);
		await load("de", german);
		const { printed } = await load("en", english);
		expect(printed).toContain("0 new, 4 changed");
		expect(languagesOf(read("shop/products/bague-trois-ors.json"))).toEqual(["fr", "de", "en"]);
		expect(read("shop/products/boutons-de-manchette.json").price_brutto).toBe("320");
		expect(printed).toMatch(/en\.csv:4 \[import\.language\]/);
	});

	it("B-USE-07 changes nothing the second time, in any order of the lists", async () => {
		await load("fr", french);
		await load(
			"en",
			english.map((row) => row.replace("350.00", "320.00")),
		);
		await load("de", german);
		expect(languagesOf(read("shop/products/bague-jonc.json"))).toEqual(["fr", "de", "en"]);
		const texts = contentTexts();
		for (const [language, rows] of [
			["de", german],
			["en", english.map((row) => row.replace("350.00", "320.00"))],
			["fr", french],
		] as const)
			for (const options of [[], ["--overwrite"]]) {
				const { printed } = await load(language, rows, ...options);
				expect(printed, `${language} ${options}`).toContain("0 new, 0 changed, 4 as before, 0 left");
			}
		expect(contentTexts()).toEqual(texts);
	});
});

describe("facette import of variants and attributes in a further language", () => {
	const frenchRings = [
		"Référence;Désignation;Catégorie;Prix TTC;Alliage;Pierre;Tags",
		"A-1;Alliance;Bagues;500,00;Or jaune 750/1000;Saphir;mariage",
		"A-2;Alliance;Bagues;600,00;Or gris 750/1000;Saphir;mariage",
	];
	const germanRings = [
		"Artikelnummer;Bezeichnung;Warengruppe;VK brutto;Legierung;Stein;Tags",
		"A-1;Trauring;Ringe;500,00;750/1000 Gelbgold;Saphir;Hochzeit",
		"A-2;Trauring;Ringe;600,00;750/1000 Weißgold;Saphir;Hochzeit",
		"A-3;Trauring;Ringe;600,00;750/1000 Roségold;Saphir;Hochzeit",
	];

	it("B-USE-07 names the variants in that language, and leaves the texts of the others", async () => {
		await load("fr", frenchRings);
		const { printed } = await load("de", germanRings);
		const ring = read("shop/products/alliance.json");
		expect(ring.product_variants).toMatchObject([
			{ display_name: "Or jaune 750/1000", translations: [{ display_name: "750/1000 Gelbgold" }] },
			{ display_name: "Or gris 750/1000", translations: [{ display_name: "750/1000 Weißgold" }] },
		]);
		expect(ring.tags).toEqual(["mariage"]);
		expect(printed).toContain("no variant of this article number or name: 750/1000 Roségold");
	});

	it("B-USE-07 leaves them with --overwrite, too, which takes the prices", async () => {
		await load("fr", frenchRings);
		await load(
			"de",
			germanRings.map((row) => row.replace("500,00", "550,00")),
			"--overwrite",
		);
		const ring = read("shop/products/alliance.json");
		expect(ring.price_brutto).toBe("550");
		expect(ring.tags).toEqual(["mariage"]);
		expect(ring.product_variants).toHaveLength(2);
		expect(ring.product_variants[0].display_name).toBe("Or jaune 750/1000");
		expect(languagesOf(ring)).toEqual(["fr", "de"]);
	});
});

describe("facette import of columns for attributes of the shop", () => {
	const list = [
		"Désignation;Prix TTC;Métal;Pierre",
		"Bague une;690,00;Or jaune 750/1000;Saphir",
		"Bague deux;690,00;Platine 950/1000;Saphir",
		"Bague trois;690,00;Platine 950/1000;",
	];
	const group = (id: string) => read("shop/attributes.json").items.find((item: Fields) => item.id === id);

	it("B-USE-07 takes a column for an attribute of the shop, by its id or name, and adds new values once", async () => {
		const groups = read("shop/attributes.json").items.length;
		const { printed, status } = await load("fr", list, "--column", "attribute:alloy=Métal");
		expect(status, printed).toBe(0);
		expect(read("shop/products/bague-une.json").attributes).toEqual(
			expect.arrayContaining([{ attribute_group: "alloy", display_values: ["gold-750-yellow"] }]),
		);
		expect(read("shop/products/bague-deux.json").attributes).toEqual(
			expect.arrayContaining([{ attribute_group: "alloy", display_values: ["platine-950-1000"] }]),
		);
		expect(read("shop/attributes.json").items).toHaveLength(groups);
		expect(group("alloy").values.at(-1)).toEqual({
			id: "platine-950-1000",
			translations: [{ language: "fr", display_value: "Platine 950/1000" }],
		});
		expect(printed).toMatch(/\[import\.attribute\]\n.*\n +The same applies in one other place:/);
		const again = await load("fr", list, "--column", "attribute:Alliage=Métal");
		expect(again.printed).toContain("0 new, 0 changed, 3 as before");
	});

	it("B-USE-07 names values in a further language by the products that have them", async () => {
		await load("fr", list, "--column", "attribute:alloy=Métal");
		const rows = [
			"Handle;Bezeichnung;Metall",
			"bague-une;Ring eins;750/1000 Gelbgold",
			"bague-deux;Ring zwei;Platin 950",
			"bague-trois;Ring drei;Platin 950",
		];
		await load("de", rows, "--column", "attribute:alloy=Metall");
		expect(group("alloy").values.at(-1).translations).toEqual([
			{ language: "fr", display_value: "Platine 950/1000" },
			{ language: "de", display_value: "Platin 950" },
		]);
		const unnamed = await load("en", ["Handle;Name;Metal", "bague-une;Ring one;Yellow gold"]);
		expect(unnamed.printed).toContain("[import.attribute-language]");
		expect(read("shop/attributes.json").items.map(({ id }: Fields) => id)).not.toContain("metal");
	});

	it.each([
		["attribute:aloy=Métal", "[import.attribute-group]"],
		["attribute:alloy=Metall", "[import.no-column]"],
		["price=VK nto", "[import.no-column]"],
	])("B-REL-04 B-USE-07 refuses --column %s as %s, and writes nothing", async (column, code) => {
		const texts = contentTexts();
		const { printed, status } = await load("fr", list, "--column", column);
		expect(status).toBe(1);
		expect(printed).toContain(code);
		expect(contentTexts()).toEqual(texts);
	});
});
