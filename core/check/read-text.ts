import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { at, atItem, type CheckedSite, type Place } from "#core/check/rule.ts";
import { type Paragraph, type Sentence, sentencesOf } from "#core/check/sentences.ts";
import type { Entity } from "#core/content/entity.ts";
import { productProse } from "#core/content/product-texts.ts";
import type { Language } from "#core/language/language.ts";
import type { TemplateName } from "#core/pages/page.ts";
import type { ContentId } from "#core/shared/branded.ts";

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

export type TextSource = Pick<SiteText, "source" | "language" | "place" | "name"> &
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
export function stringsIn(
	value: unknown,
	path: readonly string[] = [],
): readonly (readonly [string, string])[] {
	if (typeof value === "string") return value.trim() === "" ? [] : [[value, path.join(".")]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) =>
		hiddenFields.has(name) ? [] : stringsIn(part, [...path, name]),
	);
}

export const nameOfField = (field: string) => field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "";

/** Creates a text that is parsed when a rule first needs it. */
export function readText({ proseOf }: Pick<TextSite, "proseOf">, text: TextSource): SiteText {
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

/** Returns the translated texts of an item. */
export function translatedTexts(
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
