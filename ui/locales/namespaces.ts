import type { PageModel } from "#core/models/page-model.ts";
import type { TemplateName } from "#core/site/page.ts";

/**
 * The parts of a language's catalogue that the browser loads, each a chunk of its own: what pages say without React
 * (renderer/client/runtime.ts), what every page may show in addition, what single templates say, what the blocks say whose type a part is called like, what lists and products say, what cart,
 * checkout, confirmation and withdrawal say, and what the wishlist says. `build.json` next to them is read by builds alone.
 */
export const messageNamespaces = [
	"runtime",
	"site",
	"pages",
	"legal",
	"newsletter",
	"appointment",
	"shop",
	"order",
	"wishlist",
] as const;

/** The name of such a part. */
export type MessageNamespace = (typeof messageNamespaces)[number];

const onEveryPage = ["runtime", "site"] as const satisfies readonly MessageNamespace[];

/** What decides which texts a page may show. */
export type PageContents = Pick<PageModel, "template" | "blocks">;

/** The parts that hold all texts which a page may show, its controls included. */
export function namespacesOf({ template, blocks }: PageContents): readonly MessageNamespace[] {
	if (template === "withdrawal-form") return [...onEveryPage, "order"];
	if (template === "shop-wishlist") return [...onEveryPage, "shop", "order", "wishlist"];
	if (template.startsWith("shop-"))
		return template === "shop-list" || template === "shop-product"
			? [...onEveryPage, "shop"]
			: [...onEveryPage, "shop", "order"];
	const ofBlocks = messageNamespaces.filter((part) => blocks.some(({ type }) => type === part));
	return [
		...onEveryPage,
		...(templatesWithMessages.includes(template) ? (["pages"] as const) : []),
		...ofBlocks,
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
