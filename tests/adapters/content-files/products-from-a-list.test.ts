import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { languages } from "#core/language/language.ts";
import { png, shoplessFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";

const readme = readFileSync("adapters/content-files/products-from-a-list.md", "utf8");
const [, script = ""] = /<!-- script -->\n```js\n(.*?)^```$/ms.exec(readme) ?? [];

/** A site whose shop has settings and no products yet, with the documented script next to it. */
function emptyShop() {
	const rings = { id: "rings", slug: "ringe", translations: [{ language: "de", display_name: "Ringe" }] };
	const shop = { "shop/settings.json": {}, "shop/categories.json": [rings] };
	const content = writeFolder({ ...shoplessFiles(), ...shop });
	const site = dirname(content);
	writeFileSync(join(site, "products.mjs"), script);
	return { site, content };
}

async function readList({ site }: { readonly site: string }, list: string | Buffer) {
	const file = join(site, "list.csv");
	writeFileSync(file, list);
	await promisify(execFile)(process.execPath, [join(site, "products.mjs"), file, site]);
}

async function productsIn(content: string) {
	const result = await createContentFiles({ directory: content, languages }).load();
	if (!result.ok) throw new Error(JSON.stringify(result.error, null, "\t"));
	return result.value.site.shop?.products ?? [];
}

const shopifyColumns =
	"Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Barcode,Image Src,Image Alt Text,Status";

/** An export as Shopify writes it: rows of variants and images, cells with several lines, HTML. */
const shopifyList = (images: string, price = "2,490.00") =>
	`\uFEFF${[
		shopifyColumns,
		`solitaer,Ring «Solitär»,"<p style=""color:#333"">Ein <strong>Solit&auml;r</strong>.</p>`,
		`<table><tr><td>Stein</td><td>Diamant</td></tr></table>",Atelier Zürich,Ringe,"Verlobung, Diamant",Ringgrösse,50,VR/50,0,deny,"${price}",,${images}/Ring%20S%C3%BC%C3%9F.png?v=1,Ring,active`,
		`solitaer,,,,,,,52.5,VR/52.5,2,continue,"${price}",7620000000003,,,`,
		`creolen,Creolen,,Atelier Zürich,Ohrschmuck,,Title,Default Title,CR-1,,deny,490.00,,,,draft`,
	].join("\r\n")}\r\n`;

/** A list in Windows-1252, whose rows of one name are the variants of a product. */
const germanList = Buffer.from(
	[
		"Artikelnummer;Bezeichnung;Legierung;Ringweite;VK brutto;Bestand;EAN;Beschreibung",
		'TR/1-52,5;Trauring \x84S\xfc\xdfe\x93;585 Wei\xdfgold;52,5;1.290,00 \x80;2;4260000000035;"Au\xdfen matt;\r\ninnen \x96 glatt"',
		"TR/1-54;Trauring \x84S\xfc\xdfe\x93;585 Wei\xdfgold;54;1.390,\x97;;;",
		"OS-3;Ohrstecker \xbd ct;;;auf Anfrage;;;",
	].join("\r\n"),
	"latin1",
);

describe("the documented script for lists of products", () => {
	const server = createServer((_, response) => response.end(png));
	let images = "";
	beforeAll(async () => {
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		images = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	});
	afterAll(() => server.close());

	it("R-CAT-09 makes products of an export of Shopify, their images included", async () => {
		const shop = emptyShop();
		await readList(shop, shopifyList(images));
		const [earrings, ring] = (await productsIn(shop.content)).toSorted((one, other) =>
			one.slug.localeCompare(other.slug),
		);
		expect(earrings).toMatchObject({ slug: "creolen", status: "draft", stock: null, price_brutto: "490" });
		expect(ring).toMatchObject({
			slug: "solitaer",
			status: "published",
			category: "rings",
			manufacturer: "atelier-zuerich",
			tags: ["Verlobung", "Diamant"],
			images: [{ private_hash: "Ring Süß.png" }],
			product_variants: [
				{ id: "vr-50", display_name: "50", stock: 0, price_brutto: "2490", reference_number_suffix: "VR/50" },
				{ id: "vr-52-5", display_name: "52.5", stock: 2, reorder_possible: true, gtin: "7620000000003" },
			],
		});
		expect(ring?.translations[0]).toMatchObject({
			display_name: "Ring «Solitär»",
			description: "Ein **Solitär**.\n\n- Stein: Diamant",
			variant_display_name: "Ringgrösse",
		});
	});

	it("R-CAT-09 makes variants of a German list in Windows-1252 with prices as people write them", async () => {
		const shop = emptyShop();
		await readList(shop, germanList);
		const [earrings, ring] = (await productsIn(shop.content)).toSorted((one, other) =>
			one.slug.localeCompare(other.slug),
		);
		expect(earrings).toMatchObject({ price_brutto: null, reference_number: "OS-3", category: "schmuck" });
		expect(ring?.translations[0]).toMatchObject({
			display_name: "Trauring „Süße“",
			description: "Außen matt;\r\ninnen – glatt",
			variant_display_name: "Legierung, Ringweite",
		});
		expect(ring?.product_variants).toMatchObject([
			{ id: "tr-1-52-5", display_name: "585 Weißgold, 52,5", price_brutto: "1290", stock: 2 },
			{ id: "tr-1-54", display_name: "585 Weißgold, 54", price_brutto: "1390", stock: null },
		]);
	});

	it("R-CAT-09 replaces what a new list says and keeps what was added by hand", async () => {
		const shop = emptyShop();
		await readList(shop, shopifyList(images));
		const file = join(shop.content, "shop/products/solitaer.json");
		const written = JSON.parse(readFileSync(file, "utf8"));
		const english = { language: "en", display_name: "Solitaire ring" };
		writeFileSync(
			file,
			JSON.stringify({ ...written, shipping_time: 3, translations: [...written.translations, english] }),
		);
		await readList(shop, shopifyList(images, "2,590.00"));
		const ring = (await productsIn(shop.content)).find(({ slug }) => slug === "solitaer");
		expect(ring).toMatchObject({ shipping_time: 3, product_variants: [{ price_brutto: "2590" }, {}] });
		expect(ring?.translations.map(({ display_name }) => display_name)).toEqual([
			"Ring «Solitär»",
			"Solitaire ring",
		]);
	});
});

describe("the documented script for lists of merchandise systems", () => {
	it("R-CAT-09 reads stock as merchandise systems write it, and keeps pieces of one name apart", async () => {
		const shop = emptyShop();
		const list = [
			"sep=;",
			"Artikelnummer;Bezeichnung;VK brutto;Bestand;Lieferzeit",
			"R-1;Ring 585;199,00;2,00;3 Tage",
			"R-2;Ring 585;249,5;-1;",
			"K-1;Kette;99;3 Stk.;",
		];
		await readList(shop, list.join("\r\n"));
		const read = (await productsIn(shop.content)).map(({ slug, price_brutto, stock, shipping_time }) => [
			slug,
			price_brutto,
			stock,
			shipping_time,
		]);
		expect(read.toSorted()).toEqual([
			["kette", "99", 3, null],
			["ring-585-r-1", "199", 2, 3],
			["ring-585-r-2", "249.5", 0, null],
		]);
	});

	it("R-CAT-09 names the columns of a list that has none for the product", async () => {
		const shop = emptyShop();
		await expect(readList(shop, "Art.-Nr.;Artikel;Preis\n12;Ring;12,50\n")).rejects.toThrow(
			/No column is called "Bezeichnung".*Art.-Nr., Artikel, Preis/,
		);
	});
});
