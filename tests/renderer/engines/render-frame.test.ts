import { expect, it } from "vitest";
import { createFramedRender } from "#renderer/engines/react-html/render-frame.tsx";
import { createRenderPage } from "#renderer/engines/react-html/render-page.tsx";
import { withDigest } from "#renderer/plan/page-models.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { createPageModels, pageInputs } from "#renderer/plan/site-models.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";
import { markupText } from "#tests/renderer/engines/markup-text.ts";

it("a header and footer that pages share are those that each page would have on its own", async () => {
	const demo = await readDemoSite();
	const { context } = demo.plan();
	const render = await createRenderPage();
	const framed = createFramedRender(render);
	const shells = new Map(context.config.languages.map((one) => [one, shellModel(one, context)]));
	const modelOf = createPageModels(context);
	const seen = new Map<string, number>();
	for await (const input of pageInputs(context.site, demo.content, context)) {
		const { model } = withDigest(modelOf(input));
		const kind = `${model.template} ${model.language}`;
		const count = (seen.get(kind) ?? 0) + 1;
		seen.set(kind, count);
		const shell = shells.get(model.language);
		if (!shell) throw new Error(`There is no shell in ${model.language}`);
		// Development builds of React take long.
		if (count > 2) continue;
		expect(markupText(framed(model, shell)), model.path).toBe(render(model, shell));
	}
	expect(seen.size).toBeGreaterThan(40);
});
