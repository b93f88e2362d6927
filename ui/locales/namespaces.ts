import type { PageModel } from "#core/models/page-model.ts";
import type { PageTemplate } from "#core/pages/page.ts";

/**
 * The namespaces in the data of all pages: the texts of the code without React (renderer/client/runtime.ts), and
 * those that every page may show in addition.
 */
export const sharedNamespaces = ["runtime", "site"] as const;

/**
 * The namespaces that the browser loads by need, each in a chunk of its own: texts of templates, of the block types
 * after which they are named, of lists and products, of cart, checkout, confirmation and withdrawal, and of the
 * wishlist. Only builds read `build.json` next to them.
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

/** All namespaces that browsers load. */
export const messageNamespaces = [...sharedNamespaces, ...pageNamespaces] as const;

/** The name of a shared namespace. */
export type SharedNamespace = (typeof sharedNamespaces)[number];
export type PageNamespace = (typeof pageNamespaces)[number];
export type MessageNamespace = (typeof messageNamespaces)[number];

/** The parts of a page that decide which texts it may show. */
export type PageContents = Pick<PageModel, "template" | "blocks">;

/** Returns the namespaces with all texts that a page may show beyond the shared ones, including its controls. */
export function namespacesOf({ template, blocks }: PageContents): readonly PageNamespace[] {
	if (template === "withdrawal-form") return ["order"];
	if (template === "shop-wishlist") return ["shop", "order", "wishlist"];
	if (template === "shop-list") return ["list"];
	if (template === "shop-product") return ["shop"];
	if (template.startsWith("shop-")) return ["shop", "order"];
	const ofBlocks = pageNamespaces.filter((part) => blocks.some(({ type }) => type === part));
	return templatesWithMessages.includes(template) ? ["pages", ...ofBlocks] : ofBlocks;
}

/** The templates outside the shop with texts of their own. */
const templatesWithMessages: readonly PageTemplate[] = [
	"accessibility",
	"brand",
	"brand-rolex",
	"not-found",
	"recycling",
	"service",
	"shipping-and-payment",
	"thanks",
];
