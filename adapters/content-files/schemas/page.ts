import * as v from "valibot";
import { embedBlock } from "#adapters/content-files/schemas/embed.ts";
import {
	choice,
	language,
	optionalNumber,
	optionalText,
	strict,
	text,
} from "#adapters/content-files/schemas/fields.ts";
import { because } from "#adapters/content-files/schemas/message.ts";
import type { PictureFields } from "#adapters/content-files/schemas/pictures.ts";
import { type RouteKey, routeKeys } from "#core/routes/route-table.ts";
import type { Language } from "#core/shared/language.ts";
import type { MediaName } from "#core/site/media.ts";
import {
	blockTypes,
	type ContentBlock,
	type ContentTemplateName,
	contentTemplateNames,
	legalBlockIds,
} from "#core/site/page.ts";

/** Running text as a page's file gives it: in place, or in a Markdown file beside it. */
export interface TextSource {
	readonly type: "text";
	readonly markdown: string | null;
	/** A file of the pages folder; set exactly when `markdown` is null. */
	readonly file: string | null;
}

/** A content block whose running text may still stand in a file of its own. */
export type BlockSource = Exclude<ContentBlock, { readonly type: "text" }> | TextSource;

/** One language version as a page's or brand's file gives it. */
export interface VersionSource {
	readonly language: Language;
	/** Null where the route table or the brand gives it. */
	readonly path: string | null;
	readonly title: string;
	readonly description: string;
	readonly image: MediaName | null;
	readonly kicker: string | null;
	readonly heading: string | null;
	readonly lead: string | null;
	readonly blocks: readonly BlockSource[];
}

/** pages/NAME.json. */
export interface PageSource {
	readonly template: ContentTemplateName;
	readonly key: RouteKey | null;
	readonly translations: readonly VersionSource[];
}

/** brands/SLUG.json. */
export interface BrandSource {
	readonly display_name: string;
	readonly type: RouteKey;
	readonly sort: number | null;
	readonly logo: MediaName | null;
	readonly template: "brand" | "brand-rolex";
	readonly translations: readonly VersionSource[];
}

/** The Markdown files of the pages folder. */
export interface MarkdownFiles {
	readonly names: ReadonlySet<string>;
}

function textBlock({ names }: MarkdownFiles) {
	const isPlain = (name: string) => !/[/\\]|^\.|\0/.test(name);
	const file = v.pipe(
		v.string(),
		v.check(isPlain, (issue) => because("content.markdown.outside", { name: issue.input })),
		v.check(
			(name) => !isPlain(name) || names.has(name),
			(issue) => because("content.markdown.missing", { name: issue.input }, [...names]),
		),
	);
	return v.pipe(
		strict({
			type: v.literal("text"),
			markdown: v.nullish(v.string(), null),
			file: v.nullish(file, null),
		}),
		v.check((block) => block.markdown !== null || block.file !== null, because("content.text.none", {})),
		v.check(
			(block) => block.markdown === null || block.file === null,
			(issue) => because("content.text.both", { name: String(issue.input.file) }),
		),
	);
}

function teasersBlock({ optionalPicture }: PictureFields) {
	return strict({
		type: v.literal("teasers"),
		heading: optionalText,
		items: v.array(strict({ path: text, title: optionalText, text: optionalText, image: optionalPicture })),
	});
}

const productsBlock = strict({
	type: v.literal("products"),
	heading: optionalText,
	of: v.pipe(
		v.nullish(strict({ category: optionalText, manufacturer: optionalText, tag: optionalText }), null),
		v.transform((of) => of ?? { category: null, manufacturer: null, tag: null }),
	),
	limit: v.pipe(
		v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 4),
		v.transform((limit) => limit ?? 4),
	),
});

function blockSchema(
	pictures: PictureFields,
	markdown: MarkdownFiles,
): v.GenericSchema<unknown, BlockSource> {
	const { picture } = pictures;
	return v.variant(
		"type",
		[
			textBlock(markdown),
			strict({ type: v.literal("picture"), image: picture, caption: optionalText }),
			strict({ type: v.literal("gallery"), images: v.array(picture) }),
			strict({ type: v.literal("quote"), text, source: optionalText }),
			teasersBlock(pictures),
			strict({
				type: v.literal("facts"),
				heading: optionalText,
				items: v.array(strict({ term: text, text })),
			}),
			strict({ type: v.literal("legal"), id: choice(legalBlockIds, "content.unknown.legal") }),
			strict({ type: v.literal("branches") }),
			strict({
				type: v.literal("brands"),
				of: v.nullish(choice(routeKeys, "content.unknown.key"), null),
			}),
			strict({
				type: v.literal("expander"),
				heading: optionalText,
				items: v.array(strict({ heading: text, markdown: text })),
			}),
			embedBlock(pictures),
			strict({ type: v.literal("newsletter"), heading: optionalText, text: optionalText }),
			productsBlock,
		],
		because("content.unknown.block", { found: "", allowed: blockTypes.join(", ") }, blockTypes),
	);
}

function versionEntries(pictures: PictureFields, markdown: MarkdownFiles) {
	return {
		language,
		title: text,
		description: text,
		image: pictures.optionalPicture,
		kicker: optionalText,
		heading: optionalText,
		lead: optionalText,
		blocks: v.nullish(v.array(blockSchema(pictures, markdown)), []),
	};
}

/** A page's versions: at least one. */
function versionsOf(version: v.GenericSchema<unknown, VersionSource>) {
	return v.pipe(v.array(version), v.minLength(1, because("content.list.empty", {})));
}

/** pages/NAME.json; what the route table says about key and path is checked beside it. */
export function pageSchema(
	pictures: PictureFields,
	markdown: MarkdownFiles,
): v.GenericSchema<unknown, PageSource> {
	const version = v.pipe(
		strict({ ...versionEntries(pictures, markdown), path: v.nullish(v.string(), null) }),
		v.transform((entry): VersionSource => ({ ...entry, blocks: entry.blocks ?? [] })),
	);
	return strict({
		template: choice(contentTemplateNames, "content.unknown.template"),
		key: v.nullish(choice(routeKeys, "content.unknown.key"), null),
		translations: versionsOf(version),
	});
}

/** brands/SLUG.json. */
export function brandSchema(
	pictures: PictureFields,
	markdown: MarkdownFiles,
): v.GenericSchema<unknown, BrandSource> {
	const version = v.pipe(
		strict(versionEntries(pictures, markdown)),
		v.transform((entry): VersionSource => ({ ...entry, path: null, blocks: entry.blocks ?? [] })),
	);
	return strict({
		display_name: text,
		type: choice(routeKeys, "content.unknown.brand_type"),
		sort: optionalNumber,
		logo: pictures.optionalPicture,
		template: v.pipe(
			v.nullish(choice(["brand", "brand-rolex"], "content.unknown.template"), "brand"),
			v.transform((name) => name ?? "brand"),
		),
		translations: versionsOf(version),
	});
}
