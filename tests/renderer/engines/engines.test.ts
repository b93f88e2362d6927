import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { loadEngines } from "#renderer/engines/engines.ts";
import { hostRules } from "#renderer/engines/host-rules/host-rules.ts";
import { pageData } from "#renderer/engines/page-data.ts";
import { productFeed } from "#renderer/engines/product-feed/product-feed.ts";
import { createReactHtml } from "#renderer/engines/react-html/react-html.ts";
import { robots } from "#renderer/engines/robots.ts";
import { shopData } from "#renderer/engines/shop-data.ts";
import { sitemap } from "#renderer/engines/sitemap.ts";
import { withDigest } from "#renderer/plan/page-models.ts";
import { publishedPage } from "#renderer/plan/published-page.ts";
import { createPageModels, pageInputs } from "#renderer/plan/site-models.ts";
import { planSite } from "#renderer/render/plan-site.ts";
import { loadSite } from "#renderer/site/load-site.ts";
import { validFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";
import { pageRendererSuite, type RenderedSite } from "#tests/renderer/engines/page-renderer-suite.ts";

const program = { buildHash: "build", assets: { templates: {}, blocks: {} }, baseStyles: "" };
const noAssets = { scripts: [], styles: [], modules: [], fonts: [] };

async function openSite(): Promise<RenderedSite> {
	const siteDirectory = writeFolder(validFiles());
	const config = {
		domain: "www.example.org",
		content: { from: "files", directory: "." },
		ecommerce: {},
		allowIncomplete: true,
	};
	writeFileSync(join(siteDirectory, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	const loaded = await loadSite(siteDirectory);
	if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
	const { site, content } = loaded.value;
	const { plan, render } = planSite(loaded.value, program, [], {
		siteDirectory,
		outputRoot: "",
		replaces: false,
		logger: createMemoryLogger(),
		day: "2026-11-22",
	});
	const modelOf = createPageModels(plan);
	const pages: PageModel[] = [];
	for await (const input of pageInputs(site, content, plan)) pages.push(withDigest(modelOf(input)).model);
	return {
		pages,
		published: pages.map((page) => publishedPage(page, "de")),
		context: { ...render, assets: () => noAssets },
	};
}

const html = createReactHtml(({ path }) => `<main>${path}</main>`);
for (const engine of [html, pageData, sitemap, robots, shopData, productFeed, hostRules])
	pageRendererSuite(engine.name, async () => ({ engine, site: await openSite() }));

pageRendererSuite("own", async () => {
	const siteDirectory = writeFolder({});
	writeFileSync(
		join(siteDirectory, "own.ts"),
		'export default { name: "own", renderSite: (pages) => [{ path: "a/pages.txt", content: String(pages.length) }] };',
	);
	const [engine] = await loadEngines(["./own.ts"], { siteDirectory, loadRenderMarkup: async () => () => "" });
	if (!engine) throw new Error("There is one.");
	return { engine, site: await openSite() };
});
