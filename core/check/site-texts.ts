import { isListed } from "#core/catalogue/product.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { atPage } from "#core/check/page-rules.ts";
import { at, atItem, type CheckedSite, type Place } from "#core/check/rule.ts";
import { type Paragraph, type Sentence, sentencesOf } from "#core/check/sentences.ts";
import { blockTypes, type ContentBlock } from "#core/content/blocks.ts";
import { branch } from "#core/content/branch.ts";
import type { Entity } from "#core/content/entity.ts";
import type { Fields } from "#core/content/field.ts";
import { legal } from "#core/content/legal.ts";
import { personalization, sizeGuide } from "#core/content/personalization.ts";
import { product as productEntity } from "#core/content/product.ts";
import { productProse } from "#core/content/product-texts.ts";
import { project } from "#core/content/project.ts";
import { attributeGroup, category } from "#core/content/shop-lists.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { consent, media } from "#core/content/site-lists.ts";
import { contentLanguage, type Language, ownTextLanguage } from "#core/language/language.ts";
import type { TemplateName } from "#core/pages/page.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { oncePer } from "#core/shared/once-per.ts";

/** A text of the site that visitors read, with its place in the content. */
export interface SiteText {
	/** The text as written, including markup in Markdown fields. */
	readonly source: string;
	readonly isMarkdown: boolean;
	readonly language: Language;
	/** The template of its page; null for texts of several pages or none. */
	readonly template: TemplateName | null;
	readonly kind: "page" | "legal" | "product" | "shop" | "image";
	/** The product that the text describes; null for other texts. */
	readonly product: ProductContent | null;
	/** The last name in the field's path, e.g. "guarantee_terms". */
	readonly name: string;
	/** Whether the text is somebody's words, which a block quotes. */
	readonly isQuotation: boolean;
	/** The heading or term that its block shows for it; empty for texts without one. */
	readonly label: string;
	place(params: Place["params"]): Place;
	paragraphs(): readonly Paragraph[];
	sentences(): readonly Sentence[];
	/** Returns all words without markup. */
	words(): string;
}

/** The data from which the texts of products and shared texts are read. */
export type TextSite = Pick<CheckedSite, "site" | "domain" | "languages" | "proseOf">;

type TextSource = Pick<SiteText, "source" | "language" | "place" | "name"> &
	Partial<Pick<SiteText, "template" | "kind" | "product" | "isMarkdown" | "label" | "isQuotation">>;

/** Names of fields that visitors do not read. */
const hiddenFields: ReadonlySet<string> = new Set(
	(
		"id type path slug image images language template project status of url src link website currency unit key " +
		"template consent provider customer anchor function_id country_code category tag manufacturer brand method google_product_category " +
		"external_path email number search_property date from to tone mode time_open time_close category_id attribute_group limit"
	).split(" "),
);

/** Names of Markdown fields in blocks, legal texts and settings. */
const markdownNames: ReadonlySet<string> = new Set([
	...productProse,
	"markdown",
	"description",
	"content",
	"global_footer",
]);

/** Returns all strings within a value that visitors read, with the paths of their fields. */
function stringsIn(value: unknown, path: readonly string[] = []): readonly (readonly [string, string])[] {
	if (typeof value === "string") return value.trim() === "" ? [] : [[value, path.join(".")]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) =>
		hiddenFields.has(name) ? [] : stringsIn(part, [...path, name]),
	);
}

const nameOfField = (field: string) => field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "";

/** Creates a text that is parsed when a rule first needs it. */
function readText({ proseOf }: Pick<TextSite, "proseOf">, text: TextSource): SiteText {
	let paragraphs: readonly Paragraph[] | null = null;
	let sentences: readonly Sentence[] | null = null;
	const isMarkdown = text.isMarkdown ?? markdownNames.has(text.name);
	const read: SiteText = {
		template: null,
		kind: "page",
		product: null,
		label: "",
		isQuotation: false,
		...text,
		isMarkdown,
		paragraphs() {
			paragraphs ??= isMarkdown
				? proseOf(text.source)
				: text.source.split("\n").map((line) => ({ text: line.trim(), isHeading: false, links: [] }));
			return paragraphs;
		},
		sentences() {
			sentences ??= sentencesOf(read.paragraphs(), read.label);
			return sentences;
		},
		words: () =>
			read
				.paragraphs()
				.map((paragraph) => paragraph.text)
				.join("\n"),
	};
	return read;
}

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

/** Returns the translated texts of an item. */
function translatedTexts(
	entity: Entity,
	id: ContentId | null,
	translations: readonly { readonly language: Language }[],
	field = "translations",
): readonly TextSource[] {
	return translations.flatMap(({ language, ...texts }, place) =>
		stringsIn(texts).map(([source, name]) => ({
			source,
			language,
			name: nameOfField(name),
			place: (params: Place["params"]) => {
				const path = `${field}.${place}.${name}`;
				return id === null ? at(entity, path, params) : atItem(entity, id, path, params);
			},
		})),
	);
}

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

/** Returns the texts of the settings in the shop's first language and in the others. */
function settingsTexts({ site, languages }: TextSite): readonly TextSource[] {
	if (!site.shop) return [];
	const { settings, settings_translations } = site.shop;
	const { call_to_action_text, global_footer, bank_details, size_change, payment_methods, shipping_methods } =
		settings;
	const firstLanguageTexts = stringsIn({
		call_to_action_text,
		global_footer,
		bank_details,
		size_change,
		payment_methods,
		shipping_methods,
	});
	return [
		...firstLanguageTexts.map(([source, field]) => ({
			source,
			language: ownTextLanguage(languages),
			name: nameOfField(field),
			place: (params: Place["params"]) => at(shopSettings, field, params),
		})),
		...translatedTexts(shopSettings, null, settings_translations),
	];
}

/** Returns the texts of categories, settings, lists, opening hours and consents. */
export function sharedTexts(checked: TextSite): readonly SiteText[] {
	const { site } = checked;
	const { shop, branches, consents } = site;
	const items = [
		...(shop?.categories ?? []).flatMap(({ id, translations }) =>
			translatedTexts(category, id, translations),
		),
		...(shop?.attributes ?? []).flatMap(({ id, translations }) =>
			translatedTexts(attributeGroup, id, translations),
		),
		...(shop?.personalizations ?? []).flatMap(({ id, translations }) =>
			translatedTexts(personalization, id, translations),
		),
		...(shop?.size_guides ?? []).flatMap(({ id, translations }) =>
			translatedTexts(sizeGuide, id, translations),
		),
		...settingsTexts(checked),
		...translatedTexts(project, null, site.project.translations),
		...branches.flatMap(({ id, opening_periods }) =>
			opening_periods.flatMap(({ translations }, place) =>
				translatedTexts(branch, id, translations, `opening_periods.${place}.translations`),
			),
		),
		...consents.flatMap(({ translations }) => translatedTexts(consent, null, translations)),
	];
	return items.map((text) => readText(checked, { kind: "shop", ...text }));
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
