import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { beforeAll, expect, it } from "vitest";
import type { Change } from "#tests/architecture/cost/change.ts";

const definition = `	hallmark: optional(
		text({
			de: ["Punze", "Was eingeschlagen ist, z. B. 585."],
			en: ["Hallmark", "What is struck into it, e.g. 585."],
			source: "B-LAW-13",
		}),
	),
`;

const texts = { de: "585 mit Reichskrone", en: "585 with the crown" };

/** Reads the Directus code of the copy, which is not part of a built site. */
const probe = `import { createDirectusCatalogue } from "#adapters/content-directus/catalogue/directus-catalogue.ts";
import { collectionNamed } from "#adapters/content-directus/model/model.ts";
import { readPermissions } from "#adapters/content-directus/model/permissions.ts";
import { projectDocuments } from "#adapters/content-directus/pull/project-documents.ts";
import { projectItems } from "#adapters/content-directus/seed/project-items.ts";
import { readDocuments } from "#adapters/content-directus/seed/read-documents.ts";
import { openShopFiles } from "#adapters/catalogue-static/shop-files.ts";
import { createStaticCatalogue } from "#adapters/catalogue-static/static-catalogue.ts";

const logger = { note() {} };
const currencies = { site: "EUR", content: "EUR" };

export function roundTrip(content: string) {
	const { documents, images } = readDocuments(content);
	const rows = projectItems(documents, "www.example.org", images);
	const names = new Map(rows.directus_files.map((file) => [file.id, String(file.filename_download)]));
	return { row: rows.ecommerce_product[0], pulled: projectDocuments(rows, names).documents.get("shop/products/ring.json") };
}

export function model() {
	const [{ fields }] = readPermissions(null, null).filter(({ collection }) => collection === "ecommerce_product");
	const own = collectionNamed("ecommerce_product").fields.find(({ field }) => field === "hallmark");
	return { own, fields };
}

export async function live(row: object, language: "de" | "en") {
	let asked: readonly string[] = [];
	const client = {
		url: "https://cms.example",
		project: "www.example.org",
		items: async (_: string, query: { readonly fields: readonly string[] }) => {
			asked = query.fields;
			return { items: [row], meta: { filter_count: 1 } };
		},
	};
	const product = await createDirectusCatalogue({ client, language, currencies, logger } as never).product("ring");
	return { asked, product };
}

export async function files(language: "de" | "en", read: (path: string) => string) {
	const fetch = async (path: string) => ({ ok: true, status: 200, text: async () => read(path) });
	const shop = openShopFiles({ base: "", language, project: "www.example.org", fetch, logger } as never);
	return createStaticCatalogue(shop).product("ring");
}
`;

type Product = { readonly hallmark?: string | null } | null;

interface Probe {
	roundTrip(content: string): { readonly row: object; readonly pulled: object };
	model(): { readonly own: unknown; readonly fields: readonly string[] };
	live(
		row: object,
		language: "de" | "en",
	): Promise<{ readonly asked: readonly string[]; readonly product: Product }>;
	files(language: "de" | "en", read: (path: string) => string): Promise<Product>;
}

/** A product as Directus returns it, with nested collections, all empty here. */
const related = {
	images: [],
	category: null,
	manufacturer: null,
	product_variants: [],
	ratings: [],
	subcategories: [],
	attributes: [],
	personalization: null,
	size_guide: null,
};

const labels = { de: "Punze", en: "Hallmark", fr: "Poinçon" };

/** A text in each language, under a label. */
export const productField: Change = {
	name: "a new field of a product, a text in each language under a label",
	apply(copy) {
		copy.replace(
			"core/content/product-texts.ts",
			"export const productTexts = {\n",
			`export const productTexts = {\n${definition}`,
		);
		copy.replace(
			"ui/shop/product/product-details.tsx",
			"			{battery ? (\n",
			`			<p>{\`\${t("product.hallmark")}: \${product.hallmark}\`}</p>\n			{battery ? (\n`,
		);
		for (const [language, label] of Object.entries(labels))
			copy.replace(
				`ui/locales/${language}/shop.json`,
				'		"attributes": ',
				`		"hallmark": "${label}",\n		"attributes": `,
			);
	},
	content(files) {
		const ring = files["shop/products/ring.json"] as object;
		const translations = Object.entries(texts).map(([language, hallmark]) => ({
			language,
			display_name: "Ring",
			hallmark,
		}));
		return { ...files, "shop/products/ring.json": { ...ring, translations } };
	},
	prove(made) {
		let own: Probe;
		beforeAll(async () => {
			made.copy.write("product-probe.ts", probe);
			const imported = await runnerImport<Probe>(join(made.copy.directory, "product-probe.ts"), {
				root: made.copy.directory,
				configFile: false,
				logLevel: "silent",
			});
			own = imported.module;
		});

		it("touches its definition, the component that shows it and the label in each language", () => {
			expect(made.files.toSorted()).toEqual([
				"core/content/product-texts.ts",
				...Object.keys(labels).map((language) => `ui/locales/${language}/shop.json`),
				"ui/shop/product/product-details.tsx",
			]);
		});

		it("is on the product's page in each language", () => {
			for (const language of ["de", "en"] as const) {
				const shown = `<p>${labels[language]}: ${texts[language]}</p>`;
				const folder = language === "de" ? "shop/ringe/ring" : `${language}/shop/ringe/ring`;
				expect(readFileSync(join(made.pages, folder, "index.html"), "utf8")).toContain(shown);
			}
		});

		it.each(["de", "en"] as const)("is read from the shop's files in %s", async (language) => {
			const read = (path: string) => readFileSync(join(made.pages, path), "utf8");
			expect((await own.files(language, read))?.hallmark).toBe(texts[language]);
		});

		it("is a field in Directus, with its texts, that visitors may read", () => {
			const { own: field, fields } = own.model();
			const en = ["Hallmark", "What is struck into it, e.g. 585. In German."];
			expect(fields).toContain("hallmark");
			expect(field).toMatchObject({ kind: "string", en });
		});

		it("is seeded to Directus, and pulled unchanged", () => {
			const { row, pulled } = own.roundTrip(join(made.copy.directory, "site/content"));
			expect(row).toMatchObject({
				hallmark: texts.de,
				translations: [{ language: "en", hallmark: texts.en }],
			});
			expect(pulled).toMatchObject({ translations: [{ hallmark: texts.de }, { hallmark: texts.en }] });
		});

		it.each(["de", "en"] as const)("is requested from a live Directus and read in %s", async (language) => {
			const { row } = own.roundTrip(join(made.copy.directory, "site/content"));
			const { asked, product } = await own.live({ ...row, ...related }, language);
			expect(asked).toContain("hallmark");
			expect(product?.hallmark).toBe(texts[language]);
		});

		it("B-USE-06 is in the JSON Schema that editors complete from", () => {
			made.copy.run("schema", "--json", "--out", "schemas");
			const folder = join(made.copy.directory, "schemas");
			const [schema = ""] = readdirSync(folder).filter((name) => name === "shop-products.schema.json");
			expect(readFileSync(join(folder, schema), "utf8")).toContain('"hallmark"');
		});
	},
};
