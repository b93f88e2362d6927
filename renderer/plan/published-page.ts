import { blockTypes } from "#core/content/blocks.ts";
import type { Fields } from "#core/content/field.ts";
import { ownTypes } from "#core/content/own-types.ts";
import { visitFields } from "#core/content/visit-fields.ts";
import type { Language } from "#core/language/language.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { alternatesOf } from "#core/pages/alternates.ts";
import type { PublishedPage } from "#renderer/api/page-renderer.ts";

/** Returns the data of a page for engines that write files about all pages, e.g. the sitemap. */
export function publishedPage(model: Omit<PageModel, "digest">, defaultLanguage: Language): PublishedPage {
	const { path, language, template, title, description, noindex, languageChoices, modified } = model;
	const frames: string[] = [];
	const own = ownTypes();
	const addFrames = (fields: Fields = {}, values: object) =>
		visitFields(fields, values, ({ kind }, value) => {
			if (kind === "frame") frames.push(String(value));
		});
	if (model.own) addFrames(own.templates[model.own.name]?.fields, model.own.fields);
	for (const block of model.blocks)
		if (block.type === "own") addFrames(own.blocks[block.name]?.fields, block.fields);
		else addFrames(blockTypes[block.type].fields, block);
	return {
		path,
		language,
		template,
		...(model.own && { ownTemplate: model.own.name }),
		title,
		description,
		noindex,
		...(modified === undefined ? {} : { modified }),
		alternates: alternatesOf(languageChoices, defaultLanguage),
		frames,
	};
}
