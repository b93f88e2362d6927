import type { ContentBlock } from "#core/content/blocks.ts";
import type { MediaName } from "#core/content/image-names.ts";
import { type ContentTemplateName, contentTemplateNames } from "#core/content/names.ts";
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
 * The templates of pages that the program makes by itself: the one shown without a connection (R-SW-02), and the
 * withdrawal form of sites with a shop (B-LAW-02).
 */
export const builtInTemplateNames = ["offline", "withdrawal-form"] as const;

/** All page templates. */
export const templateNames = [
	...contentTemplateNames,
	...shopTemplateNames,
	...builtInTemplateNames,
] as const;

/** The name of a template of the shop's own pages. */
export type ShopTemplateName = (typeof shopTemplateNames)[number];

/** The name of a page template. */
export type TemplateName = ContentTemplateName | ShopTemplateName | (typeof builtInTemplateNames)[number];

/** What every page of a language version is known by without its body: routes, links, teasers, sitemap. */
export interface PageMeta extends TranslationEntry {
	/** Absolute within the site, without trailing slash ("/" apart): "/en/watches". */
	readonly path: string;
	/** Names the page in titles, links and teasers. */
	readonly title: string;
	/** One or two sentences for search engines. */
	readonly description: string;
	/** A short sentence for links from other pages; the description where absent. */
	readonly teaser?: string | null;
	/** The page's main image. */
	readonly image: MediaName | null;
}

/** A page without its bodies; what the program keeps of every page while it works. */
export interface PageSummary {
	/** Unique within the site and stable between builds. */
	readonly id: string;
	/** The row of the route table that gives the paths, if any. */
	readonly key: RouteKey | null;
	readonly template: TemplateName;
	/** The slug of the brand that the page presents, if any. */
	readonly brand: string | null;
	readonly translations: readonly PageMeta[];
	/** When it was last changed, ISO 8601; absent where the content does not say so. */
	readonly modified?: string;
	/** Changes whenever anything of the page's own content changes (hexadecimal digest). */
	readonly hash: string;
}

/** One language version of a page with everything it shows. */
export interface PageBody extends PageMeta {
	/** The h1; the title where absent. */
	readonly heading: string | null;
	/** A short line above the heading. */
	readonly kicker: string | null;
	/** The opening paragraph below the heading. */
	readonly lead: string | null;
	/** The next steps below the lead, each with the German path of a page. */
	readonly buttons?: readonly { readonly path: string; readonly label: string }[];
	readonly blocks: readonly ContentBlock[];
}
