import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { languages } from "#core/language/language.ts";

const directory = fileURLToPath(new URL("../../../adapters/content-files/demo/content", import.meta.url));

describe("the demo shop's content", () => {
	it("loads without errors and without warnings", async () => {
		const result = await createContentFiles({ directory, languages, defaultLanguage: "de" }).load();
		expect(result.ok ? result.value.warnings : result.error).toEqual([]);
	});

	it("B-LAW-17 praises no insured delivery: consumers never bear its risk (§ 475 (2) BGB)", async () => {
		const names = ["shop/settings.json", "pages/shipping-and-payment.json"];
		const terms = ["terms", "shipping-and-payment"].flatMap((page) =>
			languages.map((language) => `pages/${page}.${language}.md`),
		);
		const texts = [...names, ...terms].map((name) => readFileSync(`${directory}/${name}`, "utf8"));
		expect(texts.join("\n")).not.toMatch(/versichert|insur|assuré/i);
	});

	it("has a shop: every product in all languages, with an image of its own and a maker to reach", async () => {
		const result = await createContentFiles({ directory, languages, defaultLanguage: "de" }).load();
		const shop = result.ok ? result.value.site.shop : null;
		const products = shop?.products ?? [];
		expect(products.length).toBeGreaterThanOrEqual(24);
		const images = products.map(({ images }) => images[0]?.private_hash);
		expect(new Set(images).size).toBe(products.length);
		const reachable = shop?.manufacturers.flatMap(({ id, contact }) => (contact ? [id] : []));
		for (const { manufacturer, translations } of products) {
			expect(reachable).toContain(manufacturer);
			expect(translations.map(({ language }) => language)).toEqual(languages);
		}
	});
});
