import type { PageModel } from "#core/models/page-model.ts";
import type { TemplateName } from "#core/site/page.ts";

/**
 * The parts of a language's catalogue that come with the data of all pages: what they say without React
 * (renderer/client/runtime.ts), and what every page may show in addition.
 */
export const sharedNamespaces = ["runtime", "site"] as const;

/**
 * The parts that the browser loads as pages need them, each a chunk of its own: what single templates say, what the blocks say
 * whose type a part is called like, what lists and products say, what cart, checkout, confirmation and withdrawal say, and what
 * the wishlist says. `build.json` next to them is read by builds alone.
 */
export const pageNamespaces = [
	"pages",
	"legal",
	"newsletter",
	"appointment",
	"list",
	"shop",
	"order",
	"wishlist",
] as const;

/** All parts that browsers read. */
export const messageNamespaces = [...sharedNamespaces, ...pageNamespaces] as const;

/** The names of such parts. */
export type SharedNamespace = (typeof sharedNamespaces)[number];
export type PageNamespace = (typeof pageNamespaces)[number];
export type MessageNamespace = (typeof messageNamespaces)[number];

/** What decides which texts a page may show. */
export type PageContents = Pick<PageModel, "template" | "blocks">;

/** The parts that hold all texts which a page may show beyond the shared ones, its controls included. */
export function namespacesOf({ template, blocks }: PageContents): readonly PageNamespace[] {
	if (template === "withdrawal-form") return ["order"];
	if (template === "shop-wishlist") return ["shop", "order", "wishlist"];
	if (template === "shop-list") return ["list"];
	if (template === "shop-product") return ["shop"];
	if (template.startsWith("shop-")) return ["shop", "order"];
	const ofBlocks = pageNamespaces.filter((part) => blocks.some(({ type }) => type === part));
	return templatesWithMessages.includes(template) ? ["pages", ...ofBlocks] : ofBlocks;
}

/** The templates outside the shop that show texts of their own. */
const templatesWithMessages: readonly TemplateName[] = [
	"accessibility",
	"brand",
	"brand-rolex",
	"not-found",
	"recycling",
	"service",
	"shipping-and-payment",
	"thanks",
];
