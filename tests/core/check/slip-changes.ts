import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { Language } from "#core/language/language.ts";
import type { Site } from "#core/site/site.ts";
import { type Planted, shop, site } from "#tests/core/check/plant.ts";

/** A change to the demo's site. */
export type Change = (site: Site) => Partial<Planted>;

/** A change that only says something, so that many of them can be on one site. */
export interface Said {
	readonly said: { readonly markdown: string; readonly language: Language; readonly template: string };
}

/** Says a sentence on a page, in one language. */
export const says = (markdown: string, language: Language = "de", template = "home") =>
	Object.assign(
		(): Partial<Planted> => ({
			body: (body, of) =>
				of === template && body.language === language
					? { ...body, blocks: [...body.blocks, { type: "text", markdown }] }
					: body,
		}),
		{ said: { markdown, language, template } },
	);

/** Changes a product of the demo. */
export const ofProduct = (slug: string, change: (own: ProductContent) => Partial<ProductContent>): Change =>
	shop(({ products }) => ({
		products: products.map((own) => (own.slug === slug ? { ...own, ...change(own) } : own)),
	}));

/** Changes texts of a product in one language. */
export const words = (
	slug: string,
	change: Partial<ProductContent["translations"][number]>,
	language: Language = "de",
): Change =>
	ofProduct(slug, ({ translations }) => ({
		translations: translations.map((own) => (own.language === language ? { ...own, ...change } : own)),
	}));

/** Describes a product otherwise in a language. */
export const tells = (slug: string, description: string, language: Language = "de") =>
	words(slug, { description }, language);

/** Changes the media's texts. */
export const alts = (change: (alt: string, place: number) => string): Change =>
	site(({ media }) => ({
		media: media.map((own, place) => ({
			...own,
			translations: own.translations.map((entry) => ({ ...entry, alt: change(entry.alt, place) })),
		})),
	}));

/** Changes a page's own words for search engines. */
export const meta = (id: string, change: object, language: Language = "de"): Change =>
	site(({ pages }) => ({
		pages: pages.map((own) =>
			own.id === id
				? {
						...own,
						translations: own.translations.map((entry) =>
							entry.language === language ? { ...entry, ...change } : entry,
						),
					}
				: own,
		),
	}));
