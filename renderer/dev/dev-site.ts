import { join, resolve } from "node:path";
import type { PageRenderer, RenderContext } from "#core/ports/page-renderer.ts";
import type { ContentFinding, SiteContent } from "#core/ports/site-content.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { templateNames } from "#core/site/page.ts";
import { createNoteCollector } from "#renderer/build/note-collector.ts";
import { createRendering } from "#renderer/build/render-batch.ts";
import { loadSite, renderTask, themeSheet } from "#renderer/build/site-task.ts";
import { pageData } from "#renderer/engines/page-data.ts";
import { createReactHtml, type RenderMarkup } from "#renderer/engines/react-html/react-html.ts";
import { pageModel } from "#renderer/plan/page-models.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { createPictures, type PictureDescription, picturePath } from "#renderer/write/images.ts";

/** A file of the site, made when it is asked for. */
export interface DevFile {
	readonly content: string | Uint8Array;
	readonly type: string;
}

/** A site held in memory, its pages rendered on request. */
export interface DevSite {
	/** The folder whose changes matter. */
	readonly contentDirectory: string;
	readonly pages: number;
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
	assets: Object.fromEntries(templateNames.map((name) => [name, assets])) as Record<
		(typeof templateNames)[number],
		typeof assets
	>,
};

interface Version {
	readonly index: number;
	readonly language: Parameters<SiteContent["pageBody"]>[1];
}

/** Where each path's page stands in the site's list. */
function versionsByPath(plan: PlanContext): ReadonlyMap<string, Version> {
	return new Map(
		plan.site.pages.flatMap((page, index) =>
			page.translations.map(({ path, language }) => [path, { index, language }] as const),
		),
	);
}

/** Renders single pages of a site with its engines. */
function createPageFiles(plan: PlanContext, render: RenderContext, content: SiteContent) {
	const versions = versionsByPath(plan);
	return async (path: string, engine: PageRenderer): Promise<string | null> => {
		const version = versions.get(path);
		const summary = version && plan.site.pages[version.index];
		if (!summary) return null;
		const body = await content.pageBody(summary.id, version.language);
		const file = engine.renderPage?.(pageModel(summary, body, plan), render)[0];
		return file ? String(file.content) : null;
	};
}

/** Reads a site for development; all findings of its content when it cannot be shown. */
export async function openDevSite(
	siteDirectory: string,
	cacheDirectory: string,
): Promise<Result<DevSite, readonly ContentFinding[]>> {
	const loaded = await loadSite(siteDirectory);
	if (!loaded.ok) return fail(loaded.error);
	const { site, config, content } = loaded.value;
	const pictures = createPictures(content, join(cacheDirectory, ".facette-cache"));
	const described = await Promise.all(site.media.map(({ name }) => pictures.describe(name)));
	const task = renderTask({ site, config }, program, described, { siteDirectory, outputRoot: "" });
	const { plan, render } = createRendering(task, createNoteCollector().logger);
	const pageFile = createPageFiles(plan, render, content);
	const theme = themeSheet(site);
	const media = new Map<string, { picture: PictureDescription; width: number }>(
		described.flatMap((picture) =>
			picture.widths.map((width) => [`/${picturePath(picture, width)}`, { picture, width }] as const),
		),
	);
	const shared = new Map<string, string>(
		config.languages.map((language) => {
			const { hash, model } = render.shared(language);
			return [`/page-data/sq/d/${hash}.json`, JSON.stringify(model)] as const;
		}),
	);

	return succeed({
		contentDirectory: resolve(siteDirectory, config.content.directory),
		pages: site.pages.reduce((sum, { translations }) => sum + translations.length, 0),
		async document(path, renderMarkup) {
			const engine = createReactHtml(renderMarkup);
			const html = await pageFile(path, engine);
			if (html !== null) return { html, found: path !== "/404" };
			return { html: (await pageFile("/404", engine)) ?? "", found: false };
		},
		async file(path) {
			if (path === `/${theme.path}`) return { content: theme.content, type: "text/css" };
			const size = media.get(path);
			if (size) {
				const types = { jpeg: "image/jpeg", png: "image/png", svg: "image/svg+xml" };
				return {
					content: await pictures.encode(size.picture, size.width),
					type: types[size.picture.format],
				};
			}
			const json = shared.get(path) ?? (await pageJson(path));
			return json === null ? null : { content: json, type: "application/json" };
		},
	});

	async function pageJson(path: string): Promise<string | null> {
		const match = /^\/page-data\/(.+)\/page-data\.json$/.exec(path);
		if (!match) return null;
		return pageFile(match[1] === "index" ? "/" : `/${match[1]}`, pageData);
	}
}
