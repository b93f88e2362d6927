import type { RouteKey } from "#core/routes/route-table.ts";
import type { TranslationEntry } from "#core/shared/translation.ts";
import type { MediaName } from "#core/site/media.ts";

/** The templates that a page's content may name (R-ROUTE-11); each loads as a chunk of its own. */
export const contentTemplateNames = [
	"about",
	"accessibility",
	"brand",
	"brand-rolex",
	"brands",
	"contact",
	"display",
	"edition",
	"home",
	"info",
	"legal",
	"not-found",
	"recycling",
	"service",
	"shipping-and-payment",
	"social-privacy",
	"terms",
	"thanks",
	"withdrawal",
	"workshop",
] as const;

/** The templates of the shop's own pages, which the renderer plans from the catalogue (R-ROUTE-15). */
export const shopTemplateNames = [
	"shop-list",
	"shop-product",
	"shop-cart",
	"shop-checkout",
	"shop-confirmation",
	"shop-not-found",
] as const;

/**
 * The templates of pages that the program makes by itself: the one shown without a connection (R-SW-02), and the
 * withdrawal form of sites with a shop (B-LAW-02).
 */
export const ownTemplateNames = ["offline", "withdrawal-form"] as const;

/** All page templates. */
export const templateNames = [...contentTemplateNames, ...shopTemplateNames, ...ownTemplateNames] as const;

/** The name of a template that a page's content may name. */
export type ContentTemplateName = (typeof contentTemplateNames)[number];

/** The name of a template of the shop's own pages. */
export type ShopTemplateName = (typeof shopTemplateNames)[number];

/** The name of a page template. */
export type TemplateName = ContentTemplateName | ShopTemplateName | (typeof ownTemplateNames)[number];

/** Tells whether a text from outside names a template. */
export function isTemplateName(value: string): value is TemplateName {
	return (templateNames as readonly string[]).includes(value);
}

/** What every page of a language version is known by without its body: routes, links, teasers, sitemap. */
export interface PageHead extends TranslationEntry {
	/** Absolute within the site, without trailing slash ("/" apart): "/en/watches". */
	readonly path: string;
	/** Names the page in titles, links and teasers. */
	readonly title: string;
	/** One or two sentences for search engines and teasers. */
	readonly description: string;
	/** The page's main picture. */
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
	readonly translations: readonly PageHead[];
	/** Changes whenever anything of the page's own content changes (hexadecimal digest). */
	readonly hash: string;
}

/** One language version of a page with everything it shows. */
export interface PageBody extends PageHead {
	/** The h1; the title where absent. */
	readonly heading: string | null;
	/** A short line above the heading. */
	readonly kicker: string | null;
	/** The opening paragraph below the heading. */
	readonly lead: string | null;
	readonly blocks: readonly ContentBlock[];
}

/** The types of the parts of a page's content. */
export const blockTypes = [
	"text",
	"picture",
	"gallery",
	"quote",
	"teasers",
	"facts",
	"legal",
	"branches",
	"brands",
	"expander",
	"embed",
	"newsletter",
	"products",
] as const satisfies readonly ContentBlock["type"][];

/** A part of a page's content, drawn in order. */
export type ContentBlock =
	| TextBlock
	| PictureBlock
	| GalleryBlock
	| QuoteBlock
	| TeasersBlock
	| FactsBlock
	| LegalBlock
	| BranchesBlock
	| BrandsBlock
	| ExpanderBlock
	| EmbedBlock
	| NewsletterBlock
	| ProductsBlock;

/** Running text in Markdown (CommonMark without raw HTML). */
export interface TextBlock {
	readonly type: "text";
	readonly markdown: string;
}

/** A single picture. */
export interface PictureBlock {
	readonly type: "picture";
	readonly image: MediaName;
	readonly caption: string | null;
}

/** Several pictures side by side. */
export interface GalleryBlock {
	readonly type: "gallery";
	readonly images: readonly MediaName[];
}

/** Words of somebody else. */
export interface QuoteBlock {
	readonly type: "quote";
	readonly text: string;
	readonly source: string | null;
}

/** Links to other pages with their pictures. */
export interface TeasersBlock {
	readonly type: "teasers";
	readonly heading: string | null;
	readonly items: readonly Teaser[];
}

export interface Teaser {
	/** A page's path in the default language, e.g. "/uhren". */
	readonly path: string;
	/** The target page's own title, description and picture where null. */
	readonly title: string | null;
	readonly text: string | null;
	readonly image: MediaName | null;
}

/** A list of terms and their explanations, e.g. services and what they cost. */
export interface FactsBlock {
	readonly type: "facts";
	readonly heading: string | null;
	readonly items: readonly { readonly term: string; readonly text: string }[];
}

/** One of the legal information blocks (R-LEGAL-01). */
export interface LegalBlock {
	readonly type: "legal";
	readonly id: LegalBlockId;
}

/** The ids of the legal information blocks (specification 2.2). */
export const legalBlockIds = [
	"legal_authority",
	"insurance",
	"image_sources",
	"additional_top_info",
	"additional_bottom_info",
	"data_protection",
	"rolex",
	"consentmanager",
] as const;

export type LegalBlockId = (typeof legalBlockIds)[number];

/** All branches with their address, opening hours and directions. */
export interface BranchesBlock {
	readonly type: "branches";
}

/** All brands, or those of one category. */
export interface BrandsBlock {
	readonly type: "brands";
	readonly of: RouteKey | null;
}

/** The sign-up for the newsletter (R-NEWS-01). */
export interface NewsletterBlock {
	readonly type: "newsletter";
	readonly heading: string | null;
	/** What the newsletter brings, and how often. */
	readonly text: string | null;
}

/** Products of the shop; nothing where the site has no shop (R-SET-03). */
export interface ProductsBlock {
	readonly type: "products";
	readonly heading: string | null;
	/** Which ones, in the shop's order: those with all that is named, all products where nothing is. */
	readonly of: {
		/** A category's slug. */
		readonly category: string | null;
		/** A manufacturer's slug. */
		readonly manufacturer: string | null;
		readonly tag: string | null;
	};
	/** At most so many, from 1 to 20. */
	readonly limit: number;
}

/** Questions whose answers open one by one. */
export interface ExpanderBlock {
	readonly type: "expander";
	readonly heading: string | null;
	readonly items: readonly { readonly heading: string; readonly markdown: string }[];
}

/** The aspect ratios of an embedded content, width to height. */
export const aspectRatios = ["16:9", "21:9", "3:2", "4:3", "1:1", "3:4"] as const;

/** The aspect ratio of an embedded content. */
export type AspectRatio = (typeof aspectRatios)[number];

/** A video, a map or the like of another provider, which loads after consent only (R-CONSENT-08). */
export interface EmbedBlock {
	readonly type: "embed";
	/** The consent is kept under contentConsent:{id}; contents of one id are agreed to together. */
	readonly id: string;
	/** Who serves it, e.g. "OpenStreetMap". */
	readonly provider: string;
	/** Names the content, e.g. "Karte: Sternau Mitte". */
	readonly title: string;
	/** What it is good for and what the provider learns. */
	readonly purpose: string | null;
	/** An https address. */
	readonly src: string;
	/** The provider's privacy notice. */
	readonly link: string;
	readonly aspect_ratio: AspectRatio;
	/** Shown until the content loads. */
	readonly image: MediaName | null;
	/** The function of the cookie banner whose consent lets it load too, e.g. "maps". */
	readonly function_id: string | null;
}
