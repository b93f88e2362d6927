import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { Language } from "#core/language/language.ts";
import type { Site } from "#core/site/site.ts";
import { type Planted, shop, site } from "#tests/core/check/plant.ts";

/** A change to the demo's site. */
export type Change = (site: Site) => Partial<Planted>;

/** A change that only adds a text, so that many of them can be applied to one site. */
export interface AddedText {
	readonly said: { readonly markdown: string; readonly language: Language; readonly template: string };
}

/** Adds a sentence to a page in one language. */
export const addSentence = (markdown: string, language: Language = "de", template = "home") =>
	Object.assign(
		(): Partial<Planted> => ({
			body: (body, of) =>
				of === template && body.language === language
					? { ...body, blocks: [...body.blocks, { type: "text", markdown }] }
					: body,
		}),
		{ said: { markdown, language, template } },
	);

/** A change to one product, so that a check without the others finds as much. */
export interface EditedProduct {
	readonly slug: string;
}

/** Changes a product in the demo. */
export const editProduct = (
	slug: string,
	change: (own: ProductContent) => Partial<ProductContent>,
): Change & EditedProduct =>
	Object.assign(
		shop(({ products }) => ({
			products: products.map((own) => (own.slug === slug ? { ...own, ...change(own) } : own)),
		})),
		{ slug },
	);

/** Changes texts of a product in one language. */
export const editTexts = (
	slug: string,
	change: Partial<ProductContent["translations"][number]>,
	language: Language = "de",
): Change =>
	editProduct(slug, ({ translations }) => ({
		translations: translations.map((own) => (own.language === language ? { ...own, ...change } : own)),
	}));

/** Replaces a product's description in a language. */
export const describeProduct = (slug: string, description: string, language: Language = "de") =>
	editTexts(slug, { description }, language);

/** Changes the texts of images. */
export const alts = (change: (alt: string, place: number) => string): Change =>
	site(({ media }) => ({
		media: media.map((own, place) => ({
			...own,
			translations: own.translations.map((entry) => ({ ...entry, alt: change(entry.alt, place) })),
		})),
	}));

/** Changes a page's title or description for search engines. */
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
