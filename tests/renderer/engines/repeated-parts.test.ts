import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { createRenderIsland } from "#renderer/engines/react-html/render-islands.ts";
import { createRenderPage } from "#renderer/engines/react-html/render-page.tsx";
import { withDigest } from "#renderer/plan/page-models.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { createPageModels, pageInputs } from "#renderer/plan/site-models.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";
import { App } from "#ui/app.tsx";
import { createTranslate } from "#ui/foundation/create-translate.ts";
import { RenderIslandContext } from "#ui/foundation/island.tsx";
import { allMessages } from "#ui/locales/all-messages.ts";
import { ProductPage } from "#ui/pages/shop-product.tsx";

it("B-REL-07 parts that products' pages repeat are those that each page would have on its own", async () => {
	const demo = await readDemoSite();
	const { context } = demo.plan();
	const render = await createRenderPage();
	const renderIsland = await createRenderIsland();
	const languages = await Promise.all(
		context.config.languages.map(async (language) => {
			const shell = shellModel(language, context);
			const t = createTranslate(language, await allMessages[language](), shell.texts);
			return [language, { shell, t }] as const;
		}),
	);
	const modelOf = createPageModels(context);
	let compared = 0;
	for await (const input of pageInputs(context.site, demo.content, context)) {
		const { model } = withDigest(modelOf(input));
		const language = new Map(languages).get(model.language);
		if (model.template !== "shop-product" || !language) continue;
		compared += 1;
		const whole = renderToString(
			createElement(
				RenderIslandContext,
				{ value: renderIsland },
				createElement(App, { page: model, ...language, template: ProductPage, services: null }),
			),
		).replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, "");
		expect(render(model, language.shell), model.path).toBe(whole);
	}
	expect(compared).toBeGreaterThan(30);
});
