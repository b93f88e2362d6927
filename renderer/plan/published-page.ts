import { blockTypes } from "#core/content/blocks.ts";
import { ownBlockTypes } from "#core/content/own-block-types.ts";
import { visitFields } from "#core/content/visit-fields.ts";
import type { Language } from "#core/language/language.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { alternatesOf } from "#core/pages/alternates.ts";
import type { PublishedPage } from "#renderer/api/page-renderer.ts";

/** Returns the data of a page for engines that write files about all pages, e.g. the sitemap. */
export function publishedPage(model: Omit<PageModel, "digest">, defaultLanguage: Language): PublishedPage {
	const { path, language, template, title, noindex, languageChoices, modified } = model;
	const frames: string[] = [];
	const ownTypes = ownBlockTypes();
	for (const block of model.blocks) {
		const { fields } =
			block.type === "own" ? (ownTypes[block.name] ?? { fields: {} }) : blockTypes[block.type];
		visitFields(fields, block.type === "own" ? block.fields : block, ({ kind }, value) => {
			if (kind === "frame") frames.push(String(value));
		});
	}
	return {
		path,
		language,
		template,
		title,
		noindex,
		...(modified === undefined ? {} : { modified }),
		alternates: alternatesOf(languageChoices, defaultLanguage),
		frames,
	};
}
