import { isListed } from "#core/catalogue/product.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { atPage } from "#core/check/page-rules.ts";
import {
	nameOfField,
	readText,
	type SiteText,
	stringsIn,
	type TextSite,
	translatedTexts,
} from "#core/check/read-text.ts";
import { at, type CheckedSite, type Place } from "#core/check/rule.ts";
import { sharedTexts } from "#core/check/shared-texts.ts";
import { blockTypes, type ContentBlock } from "#core/content/blocks.ts";
import type { Fields } from "#core/content/field.ts";
import { legal } from "#core/content/legal.ts";
import { product as productEntity } from "#core/content/product.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { media } from "#core/content/site-lists.ts";
import { contentLanguage } from "#core/language/language.ts";
import { oncePer } from "#core/shared/once-per.ts";

/** Returns whether a text of a block is Markdown, by its path within the page: "blocks.2.markdown". */
function isMarkdownOf(blocks: readonly ContentBlock[], field: string): boolean {
	const [, place, name = ""] = /^blocks\.(\d+)\.(\w+)$/.exec(field) ?? [];
	const block = blocks[Number(place)];
	if (!block) return nameOfField(field) === "markdown";
	const { fields }: { readonly fields: Fields } = blockTypes[block.type];
	return fields[name]?.kind === "markdown";
}

/** Returns whether a text of a block is quoted: the text of a quotation, or what a person of the team says. */
function isQuoteOf(blocks: readonly ContentBlock[], field: string): boolean {
	const [, place, name] = /^blocks\.(\d+)\.(?:\w+\.\d+\.)?(\w+)$/.exec(field) ?? [];
	return name === "quote" || (name === "text" && blocks[Number(place)]?.type === "quote");
}

/** Returns the term or heading that a block shows for one of its texts; empty if it has none. */
function labelOf(texts: ReadonlyMap<string, string>, field: string): string {
	const [item = "", block = ""] = /^(blocks\.\d+)(?:\.items\.\d+)?(?=\.\w+$)/.exec(field) ?? [];
	if (block === "") return "";
	const labels = [`${item}.term`, `${item}.heading`, `${block}.heading`];
	return labels.flatMap((name) => (name === field ? [] : (texts.get(name) ?? []))).at(0) ?? "";
}

/** Returns the texts of the pages that are checked; in a build, only those of legal pages. */
export const pageTexts: (checked: CheckedSite) => readonly SiteText[] = oncePer((checked) =>
	checked.bodies.flatMap(({ page, body: { language, blocks, ...meta } }) => {
		const version = page.translations.findIndex((translation) => translation.language === language);
		const content = { ...meta, blocks: Object.fromEntries(blocks.entries()) };
		const texts = new Map(stringsIn(content).map(([source, field]) => [field, source]));
		return [...texts].map(([field, source]) =>
			readText(checked, {
				source,
				language,
				label: labelOf(texts, field),
				template: page.template,
				name: nameOfField(field),
				isMarkdown: isMarkdownOf(blocks, field),
				isQuotation: isQuoteOf(blocks, field),
				place: (params) => atPage(page, `translations.${version}.${field}`, params),
			}),
		);
	}),
);

/** Returns the texts of the imprint and of the settings' legal pages. */
export const legalTexts: (checked: TextSite) => readonly SiteText[] = oncePer((checked) => {
	const { site } = checked;
	const legalDataTexts = site.legal.translations.flatMap(({ language, ...texts }, place) =>
		stringsIn(texts).map(([source, field]) => ({
			source,
			language,
			name: field,
			template: null,
			place: (params: Place["params"]) => at(legal, `translations.${place}.${field}`, params),
		})),
	);
	const pages = (site.shop?.settings.legal_pages ?? []).map(({ type, content }, place) => ({
		source: content,
		language: contentLanguage,
		name: "content",
		template: type,
		place: (params: Place["params"]) => at(shopSettings, `legal_pages.${place}.content`, params),
	}));
	return [...legalDataTexts, ...pages].map((text) =>
		readText(checked, { kind: "legal", isMarkdown: true, ...text }),
	);
});

/** Returns the site's products that are published in its shop. */
export function listedProducts({ site, domain }: TextSite): readonly ProductContent[] {
	return (site.shop?.products ?? []).filter(({ status, project: productProject }) =>
		isListed({ status, project: productProject ?? domain }, domain),
	);
}

/** Returns the texts of a product and its variants in all languages. */
export function textsOfProduct(product: ProductContent, checked: TextSite): readonly SiteText[] {
	const variants = product.product_variants.flatMap(({ translations }, place) =>
		translatedTexts(productEntity, product.id, translations, `product_variants.${place}.translations`),
	);
	return [...translatedTexts(productEntity, product.id, product.translations), ...variants].map((text) =>
		readText(checked, { kind: "product", product, ...text }),
	);
}

function imageTexts(checked: CheckedSite): readonly SiteText[] {
	return checked.site.media.flatMap(({ translations }, place) =>
		translations.map(({ language, alt }, version) =>
			readText(checked, {
				source: alt,
				language,
				name: "alt",
				kind: "image",
				place: (params) => at(media, `${place}.translations.${version}.alt`, params),
			}),
		),
	);
}

/**
 * Returns every text of the site in every language: pages, legal texts, products, the shop's other texts and
 * alternative texts.
 */
export const siteTexts: (checked: CheckedSite) => readonly SiteText[] = oncePer((checked) => [
	...pageTexts(checked),
	...legalTexts(checked),
	...listedProducts(checked).flatMap((product) => textsOfProduct(product, checked)),
	...sharedTexts(checked),
	...imageTexts(checked),
]);
