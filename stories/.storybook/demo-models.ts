import { fileURLToPath } from "node:url";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { type Language, languages } from "#core/language/language.ts";
import type { Result } from "#core/shared/result.ts";
import type { Site } from "#core/site/site.ts";
import { parseConfig } from "#renderer/config/load-config.ts";
import { createImages } from "#renderer/images/images.ts";
import { withBuiltInBodies, withBuiltInPages } from "#renderer/plan/built-in-pages.ts";
import type { ImageModels } from "#renderer/plan/image-models.ts";
import { pageModel } from "#renderer/plan/page-models.ts";
import { filterPublished } from "#renderer/plan/plan.ts";
import { createPlanContext, type PlanContext } from "#renderer/plan/plan-context.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { createShopPageModels } from "#renderer/plan/shop/shop-page-models.ts";
import { shopPages } from "#renderer/plan/shop/shop-pages.ts";
import type { DemoModels } from "#stories/fixtures/demo-models.ts";

const root = new URL("../../", import.meta.url);

/** Returns the content's own images in one size, as Storybook serves them. */
function servedImages(images: ImageModels): ImageModels {
	return {
		...images,
		get(name, language) {
			const model = name === null ? null : images.get(name, language);
			return model && { ...model, src: `/media/${name?.trim()}`, srcset: "" };
		},
	};
}

/** Returns one page of each template in each of its languages: the first in the content's order. */
async function pagesOf(context: PlanContext, bodyOf: Body): Promise<DemoModels["pages"]> {
	const pages: Record<string, Record<string, unknown>> = {};
	for (const summary of context.site.pages) {
		if (Object.hasOwn(pages, summary.template)) continue;
		const versions: Record<string, unknown> = {};
		for (const { language } of summary.translations)
			versions[language] = pageModel(summary, await bodyOf(summary.id, language), context);
		pages[summary.template] = versions;
	}
	if (context.shop) {
		const model = createShopPageModels(context.shop, context);
		for (const page of shopPages(context.shop)) {
			const versions = languages.map((language) => [language, model(page, language)] as const);
			const template = versions[0]?.[1].template;
			if (template && !Object.hasOwn(pages, template)) pages[template] = Object.fromEntries(versions);
		}
	}
	return pages as DemoModels["pages"];
}

/** Returns the legal information blocks of all German pages with the template "legal". */
async function legalBlocksOf(context: PlanContext, bodyOf: Body): Promise<DemoModels["legalBlocks"]> {
	const pages = context.site.pages.filter(({ template }) => template === "legal");
	const models = await Promise.all(
		pages.map(async (page) => pageModel(page, await bodyOf(page.id, "de"), context)),
	);
	return models.flatMap(({ blocks }) => blocks.filter((block) => block.type === "legal"));
}

type Body = (id: string, language: Language) => Promise<Parameters<typeof pageModel>[1]>;

async function described(site: Site, images: ReturnType<typeof createImages>) {
	return Promise.all(site.media.map(({ name }) => images.describe(name)));
}

function resultOf<Value>(result: Result<Value, readonly ContentFinding[]>): Value {
	if (result.ok) return result.value;
	throw new Error(`The demo shop has errors: ${JSON.stringify(result.error, null, "\t")}`);
}

/** Plans the demo shop's content as the renderer does, so that stories show real pages. Throws if it has errors. */
export async function readDemoModels(): Promise<DemoModels> {
	const config = resultOf(
		parseConfig({
			domain: "www.juwelier-sternau.example",
			content: { from: "files", directory: "content" },
			analytics: { matomo: { url: "https://statistik.juwelier-sternau.example/", siteId: 1 } },
			orderService: { url: "https://bestellung.juwelier-sternau.example" },
			features: { appointment: true },
			ecommerce: {},
		}),
	);
	const logger = createMemoryLogger();
	const contentDirectory = fileURLToPath(new URL("adapters/content-files/demo/content", root));
	const content = createContentFiles({ directory: contentDirectory, languages, defaultLanguage: "de" });
	const phones = createPhoneNumbers(logger);
	const loaded = resultOf(await content.load());
	const published = withBuiltInPages(filterPublished(loaded.site, config, { now: Date.now() }), config);
	const site = {
		...published,
		branches: published.branches.map((b) => ({ ...b, holidays: b.holidays ?? [] })),
	};
	const bodies = withBuiltInBodies(content, site);
	const cache = fileURLToPath(new URL("dist/storybook-pictures", root));
	const plan = createPlanContext(site, config, await described(site, createImages(content, cache)), {
		phones,
		logger,
	});
	const context = { ...plan, images: servedImages(plan.images) };
	const shells = Object.fromEntries(languages.map((language) => [language, shellModel(language, context)]));
	const bodyOf: Body = (id, language) => bodies.pageBody(id, language);
	return {
		shells: shells as DemoModels["shells"],
		pages: await pagesOf(context, bodyOf),
		legalBlocks: await legalBlocksOf(context, bodyOf),
	};
}
