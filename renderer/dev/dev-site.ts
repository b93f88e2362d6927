import { join } from "node:path";
import { noDrafts } from "#adapters/content-directus/pull/project-documents.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { PageRenderer, RenderContext } from "#core/ports/page-renderer.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { notFoundPathFor } from "#core/routes/shop-paths.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { templateNames } from "#core/site/page.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { draftIndicator } from "#renderer/dev/draft-indicator.ts";
import { pageData } from "#renderer/engines/page-data.ts";
import { createReactHtml, type RenderMarkup } from "#renderer/engines/react-html/react-html.ts";
import { shopData } from "#renderer/engines/shop-data.ts";
import { describeImages } from "#renderer/images/describe-images.ts";
import { createImages, type ImageDescription, imagePath } from "#renderer/images/images.ts";
import { asConfigured } from "#renderer/pipeline/content-source.ts";
import { createLogCollector } from "#renderer/pipeline/log-collector.ts";
import { createRenderContext } from "#renderer/pipeline/render-batch.ts";
import { type LoadedSite, loadSite, renderTask, themeStylesheet } from "#renderer/pipeline/site-task.ts";
import { pageModel } from "#renderer/plan/page-models.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { createShopPageModels } from "#renderer/plan/shop/shop-page-models.ts";
import { shopPageAt } from "#renderer/plan/shop/shop-pages.ts";

/** A file of the site, made when it is asked for. */
export interface DevFile {
	readonly content: string | Uint8Array;
	readonly type: string;
}

/** A site held in memory, its pages rendered on request. */
export interface DevSite {
	readonly pages: number;
	/** What only Directus can tell of the content; null where it comes from elsewhere. */
	readonly directus: LoadedSite["directus"];
	/** The document at a path; the 404 document, marked so, where there is none. */
	document(path: string, renderMarkup: RenderMarkup): Promise<{ html: string; found: boolean }>;
	/** Any other file of the site; null when there is none. */
	file(path: string): Promise<DevFile | null>;
}

/** What the pages load while developing: the sources themselves, through the bundler. */
const assets = {
	scripts: ["/renderer/client/boot.ts"],
	styles: ["/ui/foundation/base.css"],
	modules: [],
	fonts: [],
};
const program = {
	buildHash: "dev",
	assets: { templates: Object.fromEntries(templateNames.map((name) => [name, assets])), blocks: {} },
};

/** Makes the model of the page at a path; null where there is none. */
function createModels(plan: PlanContext, content: SiteContent): (path: string) => Promise<PageModel | null> {
	const { shop } = plan;
	const shopModel = shop && createShopPageModels(shop, plan);
	const versions = new Map(
		plan.site.pages.flatMap((summary) =>
			summary.translations.map(({ path, language }) => [path, { summary, language }] as const),
		),
	);
	return async (path) => {
		const version = versions.get(path);
		if (version) {
			const body = await content.pageBody(version.summary.id, version.language);
			return pageModel(version.summary, body, plan);
		}
		const found = shop && shopPageAt(path, shop);
		return found && shopModel ? shopModel(found.page, found.language) : null;
	};
}

/** The files of the shop's data by their paths, made when the first is asked for. */
function createShopFiles(render: RenderContext): (path: string) => string | null {
	let files: ReadonlyMap<string, string> | null = null;
	return (path) => {
		if (!path.startsWith("/shop-data/")) return null;
		files ??= new Map(
			Array.from(shopData.renderSite?.([], render) ?? [], (file) => [`/${file.path}`, String(file.content)]),
		);
		return files.get(path) ?? null;
	};
}

/** What browsers read again knows no drafts, and would take them off the pages again. */
function withoutLive(config: SiteConfig): SiteConfig {
	const { content } = config;
	return content.from === "directus" ? { ...config, content: { ...content, live: false } } : config;
}

/** Reads a site for development; all findings of its content when it cannot be shown. */
export async function openDevSite(
	siteDirectory: string,
	cacheDirectory: string,
	choice = asConfigured,
): Promise<Result<DevSite, readonly ContentFinding[]>> {
	const loaded = await loadSite(siteDirectory, createLogCollector().logger, choice);
	if (!loaded.ok) return fail(loaded.error);
	const { site, content, directus } = loaded.value;
	const config = choice.drafts ? withoutLive(loaded.value.config) : loaded.value.config;
	const mark = draftIndicator(site, config, directus?.drafts() ?? noDrafts);
	const images = createImages(content, join(cacheDirectory, ".facette-cache"));
	const describing = await describeImages(site, images);
	if (!describing.ok) return fail(describing.error);
	const described = describing.value;
	const task = renderTask({ site, config }, program, described, { siteDirectory, outputRoot: "" });
	const { plan, render } = createRenderContext(task, createLogCollector().logger);
	const modelAt = createModels(plan, content);
	const shopFile = createShopFiles(render);
	const pageFile = async (path: string, engine: PageRenderer): Promise<string | null> => {
		const model = await modelAt(path);
		const file = model && engine.renderPage?.(model, render)[0];
		return file ? String(file.content) : null;
	};
	const theme = themeStylesheet(site);
	const media = new Map<string, { image: ImageDescription; width: number }>(
		described.flatMap((image) =>
			image.widths.map((width) => [`/${imagePath(image, width)}`, { image, width }] as const),
		),
	);
	const shared = new Map<string, string>(
		config.languages.map((language) => {
			const { hash, model } = render.shared(language);
			return [`/page-data/sq/d/${hash}.json`, JSON.stringify(model)] as const;
		}),
	);

	return succeed({
		directus,
		pages: site.pages.reduce((sum, { translations }) => sum + translations.length, 0),
		async document(path, renderMarkup) {
			const engine = createReactHtml(renderMarkup);
			const html = await pageFile(path, engine);
			const missing = notFoundPathFor(path, plan.shop?.config.storeRoot ?? null);
			if (html !== null) return { html: mark(path, html), found: path !== missing };
			return { html: (await pageFile(missing, engine)) ?? "", found: false };
		},
		async file(path) {
			if (path === `/${theme.path}`) return { content: theme.content, type: "text/css" };
			const size = media.get(path);
			if (size) {
				const types = { jpeg: "image/jpeg", png: "image/png", svg: "image/svg+xml" };
				return {
					content: await images.encode(size.image, size.width),
					type: types[size.image.format],
				};
			}
			const json = shared.get(path) ?? shopFile(path) ?? (await pageJson(path));
			return json === null ? null : { content: json, type: "application/json" };
		},
	});

	async function pageJson(path: string): Promise<string | null> {
		const match = /^\/page-data\/(.+)\/page-data\.json$/.exec(path);
		if (!match) return null;
		return pageFile(match[1] === "index" ? "/" : `/${match[1]}`, pageData);
	}
}
