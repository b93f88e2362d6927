import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import type { Language } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import type { PageBody } from "#core/pages/page.ts";
import type { AnalyticsProvider } from "#core/ports/analytics.ts";
import type { Site } from "#core/site/site.ts";

/** The parts of the check's input that a defect can change in the demo. */
export interface Planted {
	readonly site: Site;
	readonly hasOrderService: boolean;
	readonly languages: readonly Language[];
	readonly country: string;
	readonly currency: Currency;
	readonly today: string;
	readonly analytics: AnalyticsProvider;
	readonly graphicSizes: ReadonlyMap<string, number>;
	/** Changes the page bodies. */
	readonly body: (body: PageBody, template: string) => PageBody;
}

/** A defect planted in the demo, with the rule that finds it and the reported file. */
export type SiteDefect = readonly [
	defect: string,
	change: (site: Site) => Partial<Planted>,
	rule: string,
	file: string,
];

/** Changes the site. */
export const site = (change: (site: Site) => Partial<Site>) => (demo: Site) => ({
	site: { ...demo, ...change(demo) },
});
/** Changes fields of the company. */
export const company = (change: Partial<Site["company"]>) =>
	site((demo) => ({ company: { ...demo.company, ...change } }));
/** Changes fields of the theme. */
export const theme = (change: Partial<Site["theme"]>) =>
	site((demo) => ({ theme: { ...demo.theme, ...change } }));
/** Changes fields of the project. */
export const project = (change: Partial<Site["project"]>) =>
	site((demo) => ({ project: { ...demo.project, ...change } }));
/** Changes fields of the first branch. */
export const branch = (change: Partial<Site["branches"][number]>) =>
	site(({ branches: [first, ...others] }) => ({
		branches: first ? [{ ...first, ...change }, ...others] : others,
	}));
/** Changes the shop. */
export const shop = (change: (shop: ShopContent) => Partial<ShopContent>) =>
	site((demo) => ({ shop: demo.shop && { ...demo.shop, ...change(demo.shop) } }));
/** Changes fields of the shop's settings. */
export const settings = (change: Partial<ShopContent["settings"]>) =>
	shop((own) => ({ settings: { ...own.settings, ...change } }));
/** Changes the first product, or the first with variants; the change receives another product for comparison. */
export const product = (
	change: (own: ProductContent, other: ProductContent) => Partial<ProductContent>,
	hasVariants = false,
) =>
	shop(({ products }) => {
		const own = products.find(({ product_variants }) => !hasVariants || product_variants.length > 0);
		const other = products.find((one) => one !== own);
		if (!own || !other) throw new Error("The demo has products");
		return {
			products: [{ ...own, ...change(own, other) }, ...products.filter((one) => one !== own)],
		};
	});

/** Removes the page version at a path, or the whole page. */
export const removePage = (path: string, isWholePage = false) =>
	site(({ pages }) => ({
		pages: pages
			.filter(({ translations }) => !isWholePage || translations.every((version) => version.path !== path))
			.map((page) => ({
				...page,
				translations: page.translations.filter((version) => version.path !== path),
			})),
	}));
/** Changes the metadata of the jewellery page; a changed description is also given to the watches page. */
export const page = (change: Partial<Site["pages"][number]["translations"][number]>) =>
	site(({ pages }) => ({
		pages: pages.map((own) =>
			own.id === "jewelry" || (own.id === "watches" && "description" in change)
				? { ...own, translations: own.translations.map((version) => ({ ...version, ...change })) }
				: own,
		),
	}));
/** Adds a text to the pages of a template. */
export const addText = (markdown: string, template: string) => () => ({
	body: (body: PageBody, of: string): PageBody =>
		of === template ? { ...body, blocks: [...body.blocks, { type: "text", markdown }] } : body,
});
/** Grants more days for returns than the law. */
export const returnDays = (return_days: number) =>
	shop(({ settings: own }) => ({
		settings: {
			...own,
			shipping_countries: own.shipping_countries.map((country) => ({ ...country, return_days })),
		},
	}));
/** Changes the settings' legal texts. */
export const legalTexts =
	(change: (content: string) => string) =>
	(demo: Site): Partial<Planted> => ({
		...shop((own) => ({
			settings: {
				...own.settings,
				legal_pages: own.settings.legal_pages.map((text) => ({ ...text, content: change(text.content) })),
			},
		}))(demo),
	});
