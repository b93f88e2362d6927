import type { BlockModel, PageModel } from "#core/models/page-model.ts";
import type { Language } from "#core/shared/language.ts";
import type { TemplateName } from "#core/site/page.ts";
import type { Messages } from "#ui/foundation/translate-context.tsx";

/**
 * The parts of a language's catalogue that the browser loads, each a chunk of its own: what every page may show, what
 * single templates and the consent manager say, the newsletter, what lists and products say, and what cart, checkout, confirmation and withdrawal say. `build.json` beside them is read by builds alone.
 */
export const messageNamespaces = ["site", "pages", "newsletter", "shop", "order"] as const;

/** The name of such a part. */
export type MessageNamespace = (typeof messageNamespaces)[number];

const parts: Readonly<Record<Language, Readonly<Record<MessageNamespace, () => Promise<Messages>>>>> = {
	de: {
		site: async () => (await import("#ui/locales/de/site.json")).default,
		pages: async () => (await import("#ui/locales/de/pages.json")).default,
		newsletter: async () => (await import("#ui/locales/de/newsletter.json")).default,
		shop: async () => (await import("#ui/locales/de/shop.json")).default,
		order: async () => (await import("#ui/locales/de/order.json")).default,
	},
	en: {
		site: async () => (await import("#ui/locales/en/site.json")).default,
		pages: async () => (await import("#ui/locales/en/pages.json")).default,
		newsletter: async () => (await import("#ui/locales/en/newsletter.json")).default,
		shop: async () => (await import("#ui/locales/en/shop.json")).default,
		order: async () => (await import("#ui/locales/en/order.json")).default,
	},
	fr: {
		site: async () => (await import("#ui/locales/fr/site.json")).default,
		pages: async () => (await import("#ui/locales/fr/pages.json")).default,
		newsletter: async () => (await import("#ui/locales/fr/newsletter.json")).default,
		shop: async () => (await import("#ui/locales/fr/shop.json")).default,
		order: async () => (await import("#ui/locales/fr/order.json")).default,
	},
};

/** What decides which texts a page may show. */
export type PageContents = Pick<PageModel, "template" | "blocks">;

/** The parts that hold all texts which a page may show, its controls included. */
export function namespacesOf({ template, blocks }: PageContents): readonly MessageNamespace[] {
	if (template === "withdrawal-form") return ["site", "order"];
	if (template.startsWith("shop-"))
		return template === "shop-list" || template === "shop-product"
			? ["site", "shop"]
			: ["site", "shop", "order"];
	return [
		"site",
		...(templatesWithMessages.includes(template) || blocks.some(isConsentManager)
			? (["pages"] as const)
			: []),
		...(blocks.some(({ type }) => type === "newsletter") ? (["newsletter"] as const) : []),
	];
}

/** The templates outside the shop that show texts of their own. */
const templatesWithMessages: readonly TemplateName[] = [
	"accessibility",
	"not-found",
	"recycling",
	"service",
	"shipping-and-payment",
	"thanks",
];

function isConsentManager(block: BlockModel): boolean {
	return block.type === "legal" && block.id === "consentmanager";
}

/** The parts of a language put together; they share no key. Rejects when one cannot be loaded. */
export async function loadMessages(
	language: Language,
	wanted: readonly MessageNamespace[],
): Promise<Messages> {
	return Object.assign({}, ...(await Promise.all(wanted.map((part) => parts[language][part]()))));
}
