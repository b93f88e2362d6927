import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allRows, openCsv } from "#adapters/content-exports/csv-file.ts";
import { createExportReport } from "#adapters/content-exports/export-findings.ts";
import { type ExportKind, readExport } from "#adapters/content-exports/read-export.ts";
import { shopDocuments } from "#adapters/content-exports/shop-documents.ts";
import { fileSchemas } from "#core/content/files.ts";
import { createFileParser } from "#core/content/parse-file.ts";
import { emptyShop, writeList } from "#tests/adapters/content-exports/read-documents.ts";

const columns: Readonly<Record<ExportKind, readonly string[]>> = {
	shopify: [
		...[
			"Handle",
			"Title",
			"Body (HTML)",
			"Vendor",
			"Type",
			"Tags",
			"Published",
			"Option1 Name",
			"Option1 Value",
		],
		...["Variant SKU", "Variant Inventory Qty", "Variant Price", "Variant Barcode", "Image Src", "Gift Card"],
	],
	woocommerce: [
		...["ID", "Type", "SKU", "Name", "Published", "Description", "Stock", "Sale price", "Regular price"],
		...["Categories", "Images", "Parent", "Attribute 1 name", "Attribute 1 value(s)", "Tax class"],
	],
	csv: ["Artikelnummer", "Bezeichnung", "Warengruppe", "Ringweite", "Preis", "Bestand", "Bild", "Material"],
};

const words = [
	...["", "", "", "ring", "Ring", "ring-1", "id:1", "1", "50", "52", "true", "false", "simple", "variable"],
	...[
		"variation",
		"grouped",
		"12.50",
		"1.290",
		"1.290,00",
		"-3",
		"0",
		"Größe",
		"a > b, c",
		"warenkorb",
		"Кольцо",
	],
	...[
		"<p>x</p>",
		"<b",
		"&amp;",
		"# h",
		"https://x.example/a.jpg?v=1",
		'say "x"',
		"two\nlines",
		"a;b|c",
		"__proto__",
	],
];
const cell = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, fc.string({ maxLength: 12 }));

/** Random rows of an export; written as Excel does. */
const exports = fc.constantFrom(...(Object.keys(columns) as ExportKind[])).chain((kind) =>
	fc.record({
		kind: fc.constant(kind),
		rows: fc.array(fc.array(cell, { minLength: columns[kind].length, maxLength: columns[kind].length }), {
			maxLength: 8,
		}),
	}),
);

const quoted = (row: readonly string[]) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(",");

describe("random rows of an export", () => {
	it("B-USE-07 B-SEC-04 are each taken or named, and become valid content", async () => {
		await fc.assert(
			fc.asyncProperty(exports, async ({ kind, rows }) => {
				const path = writeList(`${[columns[kind], ...rows].map(quoted).join("\n")}\n`);
				const table = await openCsv(path, createExportReport("list.csv"));
				const lines = table === null ? [] : (await allRows(table)).map(({ line }) => line);
				const { shop, report } = await readExport({ kind, path, today: "2026-11-27" });
				if (shop === null) throw new Error(JSON.stringify(report.findings));
				const { products } = shopDocuments(shop, { ...emptyShop, imageName: () => "ring.jpg" }, report);
				const taken = new Set(shop.products.flatMap((product) => product.lines));
				const named = new Set(report.findings.map(({ file }) => Number(file.split(":").at(-1))));
				expect(lines.filter((line) => !taken.has(line) && !named.has(line))).toEqual([]);
				expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
				const images = { find: (name: string) => name, all: [] };
				const parser = createFileParser({ images, markdownFiles: new Set<string>() });
				for (const { slug, document } of products) {
					expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
					const parsed = parser.parse(`shop/products/${slug}.json`, fileSchemas.product, document);
					expect(parsed.findings).toEqual([]);
				}
			}),
			{ numRuns: 300 },
		);
	});
});
