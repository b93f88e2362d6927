import { renderToString } from "react-dom/server";
import type { Language } from "#core/shared/language.ts";
import type { PageModel, ShellModel } from "#core/site/page-model.ts";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { App } from "#ui/app.tsx";
import { blockParts } from "#ui/blocks/block-part-names.ts";
import { loadBlockParts } from "#ui/blocks/block-parts.ts";
import { createWords } from "#ui/foundation/create-words.ts";
import type { Words } from "#ui/foundation/words.tsx";
import { catalogues } from "#ui/locales/load.ts";
import { templates } from "#ui/pages/templates.ts";

/** The texts of a language; a key without a text throws. */
export async function strictWords(language: Language): Promise<Words> {
	const words = createWords(language, await catalogues[language]());
	const strict = (key: string, params?: Readonly<Record<string, string | number>>) => {
		const text = words(key, params ?? {});
		if (text === key || text.includes("{{")) throw new Error(`No text for "${key}" in ${language}`);
		return text;
	};
	return strict as Words;
}

/** The markup of a whole page with React's comments taken out. */
export async function renderPage(page: PageModel, shell: ShellModel = shellFixture(page.language)) {
	const words = await strictWords(page.language);
	await loadBlockParts(blockParts);
	const template = await templates[page.template]();
	const html = renderToString(
		<App page={page} shell={shell} template={template} words={words} services={null} />,
	);
	return html.replaceAll("<!-- -->", "");
}
