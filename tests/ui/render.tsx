import type { Language } from "#core/language/language.ts";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import { loadIslandRenderer, renderMarkup } from "#renderer/engines/react-html/render-markup.tsx";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { App } from "#ui/app.tsx";
import { loadEveryLazyBlock } from "#ui/blocks/lazy-blocks.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";
import { allMessages } from "#ui/locales/all-messages.ts";
import { createTranslate } from "#ui/locales/create-translate.ts";
import { loadTemplate } from "#ui/pages/templates.ts";

/** The texts of a language; a key without a text throws. */
export async function strictTranslate(language: Language): Promise<Translate<string>> {
	const t = createTranslate<string>(language, await allMessages[language]());
	const strict = (key: string, params?: Readonly<Record<string, string | number>>) => {
		const text = t(key, params ?? {});
		if (text === key || text.includes("{{")) throw new Error(`No text for "${key}" in ${language}`);
		return text;
	};
	return strict;
}

/** The markup of a whole page with React's comments taken out. */
export async function renderPage(page: PageModel, shell: ShellModel = shellFixture(page.language)) {
	const t = await strictTranslate(page.language);
	await loadEveryLazyBlock();
	const islandRenderer = await loadIslandRenderer();
	const template = await loadTemplate(page);
	const app = <App page={page} shell={shell} template={template} t={t} services={null} />;
	const html = renderMarkup(app, islandRenderer(shell));
	return html.replaceAll("<!-- -->", "");
}
