import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { createMemoryCatalogue } from "#adapters/memory/catalogue.ts";
import { createMemorySearch } from "#adapters/memory/catalogue-search.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { localizedProduct } from "#core/catalogue/localized-product.ts";
import { localizedSettings } from "#core/catalogue/localized-settings.ts";
import { localizeShop } from "#core/catalogue/localized-shop.ts";
import { emptyQuery } from "#core/catalogue/query.ts";
import { type Language, languages } from "#core/language/language.ts";
import type { Catalogue } from "#core/ports/catalogue.ts";
import { loadTradeWords } from "#core/search/load-trade-words.ts";
import { understoodQuery } from "#core/search/price-phrase.ts";
import { openShop, writtenShop } from "#tests/adapters/catalogue-static/open-shop.ts";
import { everydaySearches } from "#tests/core/search/everyday-searches.ts";

const directory = fileURLToPath(new URL("../../adapters/content-files/demo/content", import.meta.url));
const project = "juwelier-sternau.example";

/** Returns the demo's products in a language. */
async function demoShop(language: Language) {
	const result = await createContentFiles({ directory, languages, defaultLanguage: "de" }).load();
	const shop = result.ok ? result.value.site.shop : null;
	if (!shop) throw new Error("The demo has no shop.");
	const logger = createMemoryLogger();
	const local = localizeShop(shop, language, project, logger);
	return {
		products: shop.products.map((content) => localizedProduct(content, local, logger)),
		settings: localizedSettings(shop, local, { country: "DE", currency: "EUR" }),
	};
}

/** The demo in each implementation of the catalogue's ports. */
const catalogues: Readonly<Record<string, (language: Language) => Promise<Catalogue>>> = {
	"the memory catalogue": async (language) => {
		const { products, settings } = await demoShop(language);
		const words = await loadTradeWords(language);
		const search = createMemorySearch({ products, project, language, words, settings });
		return createMemoryCatalogue({ products, project, search });
	},
	"the static catalogue": async (language) => {
		const { products, settings } = await demoShop(language);
		return openShop(writtenShop(products, settings, { language, project }), { language, project }).catalogue;
	},
};

/** Returns whether the first three are what a salesperson would show, and half of the expected ones are found. */
function isFound(shown: readonly string[], expected: readonly string[]): boolean {
	const first = shown.slice(0, 3);
	return (
		first.length > 0 &&
		first.every((slug) => expected.includes(slug)) &&
		expected.filter((slug) => shown.includes(slug)).length * 2 >= expected.length
	);
}

describe.each(Object.entries(catalogues))("%s", (_, open) => {
	it.each(languages)(
		"B-USE-13 finds by everyday words what a salesperson would show, in %s",
		async (language) => {
			const catalogue = await open(language);
			const searches = everydaySearches[language];
			expect(searches.length).toBeGreaterThanOrEqual(60);
			const missed: string[] = [];
			for (const [text, expected] of searches) {
				const { items } = await catalogue.list(understoodQuery({ ...emptyQuery, search: text }));
				const shown = items.map(({ slug }) => slug);
				if (!isFound(shown, expected)) missed.push(`${text}: ${shown.slice(0, 6).join(", ")}`);
			}
			expect(missed.length / searches.length, missed.join("\n")).toBeLessThanOrEqual(0.05);
		},
	);
});
