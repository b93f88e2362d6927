import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { hostRules } from "#renderer/engines/host-rules/host-rules.ts";
import { productFeed } from "#renderer/engines/product-feed/product-feed.ts";
import { createReactHtml } from "#renderer/engines/react-html/react-html.ts";
import { shopData } from "#renderer/engines/shop-data.ts";
import { sitemap } from "#renderer/engines/sitemap.ts";
import { withDigest } from "#renderer/plan/page-models.ts";
import { publishedPage } from "#renderer/plan/published-page.ts";
import { createPageModels, pageInputs } from "#renderer/plan/site-models.ts";
import { planSite } from "#renderer/render/plan-site.ts";
import { loadSite } from "#renderer/site/load-site.ts";
import { describeImage } from "#tests/renderer/demo-shop.ts";
import { writeShop } from "#tests/renderer/init/new-shop.ts";

const program = { buildHash: "build", assets: { templates: {}, blocks: {} }, baseStyles: "" };
const noAssets = { scripts: [], styles: [], modules: [], fonts: [] };
const owner = [
	...["--name", "Bijouterie Léman", "--owner", "Claire Dubois", "--street", "Rue du Rhône 42"],
	...["--postcode", "1204", "--town", "Genève", "--country", "CH", "--phone", "022 310 20 30"],
];

/** Builds a new shop in the given languages; returns its files by path, and its plan. */
export async function buildShop(languages: string, change: (config: string) => string = (same) => same) {
	const siteDirectory = await writeShop([...owner, "--languages", languages]);
	const configFile = join(siteDirectory, "facette.config.ts");
	writeFileSync(configFile, change(readFileSync(configFile, "utf8")));
	const loaded = await loadSite(siteDirectory);
	if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
	const { site, content, warnings } = loaded.value;
	const folders = { siteDirectory, outputRoot: "", replaces: false };
	const logger = createMemoryLogger();
	const images = site.media.map(({ name }) => describeImage(name));
	const { plan, render } = planSite(loaded.value, program, images, { ...folders, logger, day: "2026-11-22" });
	const modelOf = createPageModels(plan);
	const pages: PageModel[] = [];
	for await (const input of pageInputs(site, content, plan)) pages.push(withDigest(modelOf(input)).model);
	const context = { ...render, assets: () => noAssets };
	const html = createReactHtml(({ title }) => `<main>${title}</main>`);
	const published = pages.map((page) => publishedPage(page, plan.config.defaultLanguage));
	const files = [
		...pages.flatMap((page) => html.renderPage?.(page, context) ?? []),
		...[sitemap, hostRules, productFeed, shopData].flatMap((engine) => [
			...(engine.renderSite?.(published, context) ?? []),
		]),
	];
	return {
		plan,
		loaded: loaded.value,
		warnings: warnings.filter(({ key }) => !key.includes("gap")),
		file: (path: string) => {
			const found = files.find((file) => file.path === path);
			return found === undefined ? null : String(found.content);
		},
		paths: pages.map(({ path }) => path),
		models: pages,
		files,
		notes: logger.notes,
	};
}

/** Returns the language versions that a document or sitemap names, as pairs of language and path. */
export const alternatesIn = (html: string | null) =>
	[...(html ?? "").matchAll(/hreflang="([^"]+)" href="https:\/\/[^/"]+([^"]*)"/g)].map(
		([, language, path]) => [language, path || "/"],
	);
