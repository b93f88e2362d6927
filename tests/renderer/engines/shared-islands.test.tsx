import { expect, it } from "vitest";
import { loadIslandRenderer, renderMarkup } from "#renderer/engines/react-html/render-markup.tsx";
import { createRenderMarkup } from "#renderer/engines/react-html/server-entry.tsx";
import { withDigest } from "#renderer/plan/page-models.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { createPageModels, pageInputs } from "#renderer/plan/site-models.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";
import { App } from "#ui/app.tsx";
import { allMessages } from "#ui/locales/all-messages.ts";
import { createTranslate } from "#ui/locales/create-translate.ts";
import { loadTemplate } from "#ui/pages/templates.ts";

it("B-REL-07 islands that pages share are the same as if each page were rendered on its own", async () => {
	const demo = await readDemoSite();
	const { context } = demo.plan();
	const render = await createRenderMarkup();
	const islandRenderer = await loadIslandRenderer();
	const languages = await Promise.all(
		context.config.languages.map(async (language) => {
			const shell = shellModel(language, context);
			const t = createTranslate(language, await allMessages[language](), shell.texts);
			return [language, { shell, t }] as const;
		}),
	);
	const modelOf = createPageModels(context);
	const seen = new Map<string, number>();
	for await (const input of pageInputs(context.site, demo.content, context)) {
		const { model } = withDigest(modelOf(input));
		const language = new Map(languages).get(model.language);
		if (!language) throw new Error(`There is no shell in ${model.language}`);
		const kind = `${model.template} ${model.language}`;
		const count = (seen.get(kind) ?? 0) + 1;
		seen.set(kind, count);
		// Development builds of React are slow, and languages share no islands.
		if (count > (model.language === "de" ? 2 : 1)) continue;
		const template = await loadTemplate(model);
		const app = <App page={model} {...language} template={template} services={null} />;
		expect(render(model, language.shell), model.path).toBe(renderMarkup(app, islandRenderer(language.shell)));
	}
	expect(seen.size).toBeGreaterThan(40);
});
