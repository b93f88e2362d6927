import type { Language } from "#core/shared/language.ts";
import type { BlockModel, PageModel } from "#core/site/page-model.ts";
import type { Catalogue } from "#ui/foundation/words.tsx";

/**
 * The parts of a language's catalogue that the browser loads, each a chunk of its own: what every page may show, what
 * the newsletter, the consent manager and the thanks page say, what lists and products say, and what cart, checkout, confirmation and withdrawal say. `build.json` beside them is read by builds alone.
 */
export type CataloguePart = "site" | "content" | "shop" | "order";

const parts: Readonly<Record<Language, Readonly<Record<CataloguePart, () => Promise<Catalogue>>>>> = {
	de: {
		site: async () => (await import("#ui/locales/de/site.json")).default,
		content: async () => (await import("#ui/locales/de/content.json")).default,
		shop: async () => (await import("#ui/locales/de/shop.json")).default,
		order: async () => (await import("#ui/locales/de/order.json")).default,
	},
	en: {
		site: async () => (await import("#ui/locales/en/site.json")).default,
		content: async () => (await import("#ui/locales/en/content.json")).default,
		shop: async () => (await import("#ui/locales/en/shop.json")).default,
		order: async () => (await import("#ui/locales/en/order.json")).default,
	},
	fr: {
		site: async () => (await import("#ui/locales/fr/site.json")).default,
		content: async () => (await import("#ui/locales/fr/content.json")).default,
		shop: async () => (await import("#ui/locales/fr/shop.json")).default,
		order: async () => (await import("#ui/locales/fr/order.json")).default,
	},
};

/** What decides which texts a page may show. */
export type PageContents = Pick<PageModel, "template" | "blocks">;

/** The parts that hold all texts which a page may show, its controls included. */
export function cataloguePartsOf({ template, blocks }: PageContents): readonly CataloguePart[] {
	if (template === "withdrawal-form") return ["site", "order"];
	if (!template.startsWith("shop-"))
		return template === "thanks" || blocks.some(hasContentTexts) ? ["site", "content"] : ["site"];
	return template === "shop-list" || template === "shop-product"
		? ["site", "shop"]
		: ["site", "shop", "order"];
}

/** Few pages have such a block. */
function hasContentTexts(block: BlockModel): boolean {
	return block.type === "newsletter" || (block.type === "legal" && block.id === "consentmanager");
}

/** The parts of a language put together; they share no key. Rejects when one cannot be loaded. */
export async function loadCatalogue(
	language: Language,
	wanted: readonly CataloguePart[],
): Promise<Catalogue> {
	return Object.assign({}, ...(await Promise.all(wanted.map((part) => parts[language][part]()))));
}
