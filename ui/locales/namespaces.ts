import type { BlockModel, PageModel } from "#core/models/page-model.ts";
import type { TemplateName } from "#core/site/page.ts";

/**
 * The parts of a language's catalogue that the browser loads, each a chunk of its own: what every page may show, what
 * single templates and the consent manager say, the newsletter, what lists and products say, and what cart, checkout, confirmation and withdrawal say. `build.json` beside them is read by builds alone.
 */
export const messageNamespaces = ["site", "pages", "newsletter", "shop", "order"] as const;

/** The name of such a part. */
export type MessageNamespace = (typeof messageNamespaces)[number];

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
