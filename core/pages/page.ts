import type { ContentBlock } from "#core/content/blocks.ts";
import type { MediaName } from "#core/content/image-names.ts";
import { type ContentTemplateName, contentTemplateNames } from "#core/content/names.ts";
import type { Publication } from "#core/content/publication.ts";
import type { TranslationEntry } from "#core/language/translation.ts";
import type { RouteKey } from "#core/routes/route-table.ts";

/** The templates of the shop's own pages, which the renderer plans from the catalogue (R-ROUTE-15). */
export const shopTemplateNames = [
	"shop-list",
	"shop-product",
	"shop-cart",
	"shop-checkout",
	"shop-confirmation",
	"shop-wishlist",
	"shop-not-found",
] as const;

/**
 * The templates of pages without content: the page shown without a connection (R-SW-02), and the withdrawal form of
 * sites with a shop (B-LAW-02).
 */
export const builtInTemplateNames = ["offline", "withdrawal-form"] as const;

/** All page templates of the program. */
export const templateNames = [
	...contentTemplateNames,
	...shopTemplateNames,
	...builtInTemplateNames,
] as const;

/** The name of a template of the shop's own pages. */
export type ShopTemplateName = (typeof shopTemplateNames)[number];

/** The name of a page template. */
export type TemplateName = ContentTemplateName | ShopTemplateName | (typeof builtInTemplateNames)[number];

/** The template of all pages whose content names one of the site's own. */
export const ownTemplateName = "own";

/** The template that renders a page. */
export type PageTemplate = TemplateName | typeof ownTemplateName;

/** The metadata of a page's language version for routes, links, teasers and the sitemap. */
export interface PageMeta extends TranslationEntry {
	/** The absolute path within the site, without trailing slash except for "/": "/en/watches". */
	readonly path: string;
	/** The name of the page in titles, links and teasers. */
	readonly title: string;
	/** One or two sentences for search engines. */
	readonly description: string;
	/** A short sentence for links from other pages; defaults to the description. */
	readonly teaser?: string | null;
	/** The page's main image. */
	readonly image: MediaName | null;
}

/** A page without its bodies. The program keeps all summaries in memory. */
export interface PageSummary extends Publication {
	/** Unique within the site and the same in each build. */
	readonly id: string;
	/** The row of the route table that determines the paths, if any. */
	readonly key: RouteKey | null;
	/** Its name in the content; that of a template of the site's own is not among the type's. */
	readonly template: TemplateName;
	/** The slug of the brand that the page is about, if any. */
	readonly brand: string | null;
	readonly translations: readonly PageMeta[];
	/** The date of the last change, ISO 8601; absent if unknown. */
	readonly modified?: string;
	/** A hexadecimal digest of the page's own content. */
	readonly hash: string;
}

/** A language version of a page with all its content. */
export interface PageBody extends PageMeta {
	/** The h1; defaults to the title. */
	readonly heading: string | null;
	/** A short line above the heading. */
	readonly kicker: string | null;
	/** The opening paragraph below the heading. */
	readonly lead: string | null;
	/** The next steps below the lead, with the German paths of their pages. */
	readonly buttons?: readonly { readonly path: string; readonly label: string }[];
	readonly blocks: readonly ContentBlock[];
	/** The fields of a template of the site's own. */
	readonly fields?: Readonly<Record<string, unknown>>;
}
