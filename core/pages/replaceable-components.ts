import type { PageTemplate, TemplateName } from "#core/pages/page.ts";

/** The pages that show a component. */
export interface ComponentPages {
	/** The templates whose pages show it; null for all. */
	readonly templates: readonly TemplateName[] | null;
	/** The types of blocks that show it, whatever the template. */
	readonly blocks: readonly string[];
}

/** A built-in component that a site can replace. */
interface ReplaceableComponent extends ComponentPages {
	/** A description for the documentation. */
	readonly shows: string;
}

/** The built-in components that a site can wrap or replace by modules of its own (B-USE-07). The names are stable. */
export const replaceableComponents = {
	Header: { shows: "the header of every page", templates: null, blocks: [] },
	Logo: { shows: "the logo in header and footer", templates: null, blocks: [] },
	ContactPanel: { shows: "the contact details that the header's button opens", templates: null, blocks: [] },
	Footer: { shows: "the contents of the footer", templates: null, blocks: [] },
	Hero: { shows: "the large image of the home page with its text", templates: ["home"], blocks: [] },
	PageHeader: { shows: "the head of other pages: title, lead, image", templates: null, blocks: [] },
	TeaserCard: { shows: "a page in the block `teasers`", templates: [], blocks: ["teasers"] },
	BrandCard: { shows: "a brand in the block `brands`", templates: [], blocks: ["brands"] },
	CallToAction: {
		shows: "the band with a heading and buttons",
		templates: ["brand", "brand-rolex", "recycling", "service"],
		blocks: [],
	},
	ContactCard: {
		shows: "the card with telephone and e-mail next to a text",
		templates: ["accessibility", "shipping-and-payment", "withdrawal"],
		blocks: [],
	},
	ProductCard: {
		shows: "a product in lists",
		templates: ["shop-list", "shop-product", "shop-wishlist"],
		blocks: ["products"],
	},
	Breadcrumbs: { shows: "the way back above a product", templates: ["shop-product"], blocks: [] },
	ProductGallery: { shows: "the images of a product", templates: ["shop-product"], blocks: [] },
	ProductFacts: { shows: "the attributes of a product", templates: ["shop-product"], blocks: [] },
	Price: {
		shows: "a price",
		templates: [
			"shop-cart",
			"shop-checkout",
			"shop-confirmation",
			"shop-list",
			"shop-product",
			"shop-wishlist",
		],
		blocks: ["products"],
	},
} as const satisfies Readonly<Record<string, ReplaceableComponent>>;

/** The name of a built-in component that a site can replace. */
export type ComponentName = keyof typeof replaceableComponents;

/** The names of all components that a site can replace. */
export const componentNames = Object.keys(replaceableComponents) as readonly ComponentName[];

/** A component of the site's own in place of a built-in one. */
export interface OwnComponentModel extends ComponentPages {
	readonly name: ComponentName;
	/** The URL of its module within the site. */
	readonly module: string;
}

/** Returns whether a page shows a component. */
export function showsComponent(
	{ templates, blocks }: ComponentPages,
	page: { readonly template: PageTemplate; readonly blocks: readonly { readonly type: string }[] },
): boolean {
	if (templates === null || templates.some((name) => name === page.template)) return true;
	return page.blocks.some(({ type }) => blocks.includes(type));
}
