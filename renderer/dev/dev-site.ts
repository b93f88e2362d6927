import { join } from "node:path";
import { noDrafts } from "#adapters/content-directus/pull/project-documents.ts";
import { noParsedFiles } from "#adapters/content-files/parsed-file-cache.ts";
import { documentPath } from "#core/content/documents.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { notFoundPathsFor } from "#core/routes/shop-paths.ts";
import { loadOnce } from "#core/shared/promises.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { RenderedFile } from "#renderer/api/page-renderer.ts";
import type { ClientBundle } from "#renderer/bundler/client-bundle.ts";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { readConfig } from "#renderer/config/load-config.ts";
import { createFileClaims, makeSiteFiles } from "#renderer/dev/dev-site-files.ts";
import { draftIndicator } from "#renderer/dev/draft-indicator.ts";
import { createPageDocuments, type PageDocuments } from "#renderer/dev/page-documents.ts";
import { loadEngines } from "#renderer/engines/engines.ts";
import { pathOfPageData } from "#renderer/engines/page-data-paths.ts";
import type { RenderMarkup } from "#renderer/engines/react-html/react-html.ts";
import type { FontMeasuresCache } from "#renderer/fonts/font-measures.ts";
import { describeImages } from "#renderer/images/describe-images.ts";
import { createImages, type ImageDescription, imagePath } from "#renderer/images/images.ts";
import { type IconFile, renderSiteIcons, type SiteIcon, siteIcon } from "#renderer/images/site-icons.ts";
import { mayShareFiles } from "#renderer/output/file-owners.ts";
import { createPageLookup } from "#renderer/plan/page-lookup.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { contentType } from "#renderer/preview/content-type.ts";
import { planSite } from "#renderer/render/plan-site.ts";
import { anchorWarnings, renderedPages } from "#renderer/site/anchor-findings.ts";
import {
	asConfigured,
	type ContentChoice,
	contentFolders,
	contentSource,
} from "#renderer/site/content-source.ts";
import { type LoadedSite, loadSite } from "#renderer/site/load-site.ts";
import { createLogCollector } from "#renderer/site/log-collector.ts";
import type { OwnParts } from "#renderer/site-modules/own-parts.ts";

/** A file of the site, rendered on request. */
export interface DevFile {
	readonly content: string | Uint8Array;
	/** The content-type header. */
	readonly type: string;
}

/** A site in memory whose files are rendered on request by the configured engines. */
export interface DevSite extends PageDocuments {
	readonly pages: number;
	/** When dates in the content take another effect, so that the site has to be opened again: in milliseconds since 1970. */
	readonly until: number;
	/** Directus metadata of the content; null for other sources. */
	readonly directus: LoadedSite["directus"];
	/** The folders with the site's content. */
	readonly contentFolders: readonly string[];
	/** Returns a build's warnings, except those about single pages; links to anchors are checked on each call. */
	warnings(): Promise<readonly ContentFinding[]>;
	/** Returns a page's file or an asset: theme style sheet or image; null if there is none. */
	file(path: string): Promise<DevFile | null>;
	/** Returns a site-wide file; the first call renders all of them. */
	siteFile(path: string): Promise<DevFile | null>;
	/** Returns the 404 document for a path; null if no engine renders one. */
	notFound(path: string): Promise<DevFile | null>;
	/** Returns a file that is named by its content: the theme's style sheet, a font, an image or a module. */
	asset(path: string): Promise<DevFile | null>;
}

/** The build hash of pages in development: a constant, by which the browser knows that there is no service worker. */
const program = "dev";

/** Disables live data, because it has no drafts and would replace them in the pages. */
function withoutLive(config: SiteConfig): SiteConfig {
	const { content } = config;
	return content.from === "directus" ? { ...config, content: { ...content, live: false } } : config;
}

/** Returns the pages that a file may belong to: by path, by folder, or by page data. */
function owners(path: string): readonly string[] {
	const folder = path.slice(0, path.lastIndexOf("/")) || "/";
	return [path, folder, pathOfPageData(path)].filter((owner) => owner !== null);
}

/** Returns the file that a host would serve at a path. */
function fileAt(path: string, files: readonly RenderedFile[]): DevFile | null {
	const name = decodeURIComponent(path.slice(1));
	const names = name === "" ? ["index.html"] : [name, `${name}/index.html`, `${name}.html`];
	const file = files.find((one) => names.includes(one.path));
	return file ? { content: file.content, type: contentType(file.path) } : null;
}

/** The options of {@link openDevSite} in addition to the site. */
export interface DevSiteOptions {
	readonly siteDirectory: string;
	/** The cache folder of encoded images. */
	readonly cacheDirectory: string;
	/** The compiled client of the pages. */
	readonly client: Pick<ClientBundle, "assets" | "baseStyles">;
	/** Loads the server code of the pages. */
	loadRenderMarkup(ownParts: OwnParts): Promise<RenderMarkup>;
	readonly choice?: typeof asConfigured;
	/** The files parsed when the site was last opened; empty by default. */
	readonly cache?: BuildCache;
}

/** Loads a site and reuses unchanged files of the last load. */
async function loadAgain(siteDirectory: string, choice: ContentChoice, cache: BuildCache) {
	const config = await readConfig(siteDirectory);
	if (!config.ok) return config;
	const source = contentSource(siteDirectory, config.value, choice);
	if (!source.ok) return source;
	const { directus, sourceModule, ...folders } = source.value;
	const files = directus || sourceModule ? null : BuildCache.sources.scanContent(folders);
	const parsedFiles = files ? cache.parsedFiles(files, program) : noParsedFiles;
	// Authors look at a site before it is complete; its pages say that it is not.
	const preview = { ...config.value, allowIncomplete: true };
	const fontMeasures: FontMeasuresCache = cache.entries("fonts");
	const loaded = await loadSite(siteDirectory, { choice, config: preview, parsedFiles, fontMeasures });
	return loaded.ok
		? succeed({
				...loaded.value,
				parsedFiles: loaded.value.directus?.parsedFiles ?? parsedFiles,
				contentFolders: contentFolders(folders),
			})
		: loaded;
}

async function warningsOf(
	plan: PlanContext,
	loaded: LoadedSite,
	cache: BuildCache,
	load: DevSiteOptions["loadRenderMarkup"],
): Promise<readonly ContentFinding[]> {
	const htmlOf = renderedPages(plan, loaded.content, () => load(loaded.ownParts));
	const anchors = await anchorWarnings(plan, loaded, htmlOf, cache.entries("anchors", program));
	return [...loaded.warnings, ...anchors];
}

/** Returns findings with the places where editors fix them. */
function located(findings: readonly ContentFinding[], { places }: Pick<LoadedSite, "places">) {
	return findings.map((finding) => ({ ...finding, ...places.locate(finding) }));
}

/** Opens a site for development; returns all findings of its content if it cannot be shown. */
export async function openDevSite({
	siteDirectory,
	cacheDirectory,
	client,
	loadRenderMarkup,
	choice = asConfigured,
	cache = new BuildCache(null),
}: DevSiteOptions): Promise<Result<DevSite, readonly ContentFinding[]>> {
	const loaded = await loadAgain(siteDirectory, choice, cache);
	if (!loaded.ok) return fail(loaded.error);
	const { site, content, directus, modules, ownParts, parsedFiles, contentFolders, day, until } =
		loaded.value;
	const config = choice.drafts ? withoutLive(loaded.value.config) : loaded.value.config;
	const images = createImages(content, join(cacheDirectory, ".facette-cache"));
	const describing = await describeImages(loaded.value, images, parsedFiles);
	if (!describing.ok) return fail(located(describing.error, loaded.value));
	const { logger } = createLogCollector();
	const { plan, render, look } = planSite(
		{ ...loaded.value, config },
		{ ...client, buildHash: program },
		describing.value,
		{ siteDirectory, outputRoot: "", replaces: false, logger, day },
	);
	const models = createPageLookup(plan, content);
	const mark = draftIndicator(site, config, directus?.drafts() ?? noDrafts);
	const named = [look.stylesheet, ...look.fonts, ...modules.files];
	const pageAsset = createAssets(describing.value, images, named);
	const engines = await loadEngines(config.engines, {
		siteDirectory,
		loadRenderMarkup: () => loadRenderMarkup(ownParts),
	});

	const renderAt = (path: string, model: PageModel) =>
		fileAt(
			path,
			engines.flatMap((engine) => engine.renderPage?.(model, render) ?? []),
		);

	async function fileOfPage(path: string, owner: string): Promise<DevFile | null> {
		const model = await models.get(owner);
		const file = model && renderAt(path, model);
		if (!file?.type.startsWith("text/html")) return file;
		return { ...file, content: mark(owner, String(file.content)) };
	}

	const icon = siteIcon(site, config.defaultLanguage, describing.value, loaded.value.fonts.heading);
	const fixed = loadOnce(() => makeFixedFiles(icon, loaded.value));
	const claims = mayShareFiles(config.engines)
		? await createFileClaims(config.engines, siteDirectory, render)
		: null;
	const filesOfSite = loadOnce(async () => {
		const files = await makeSiteFiles(models, engines, render, claims);
		claims?.site([...named, ...(await fixed())], null);
		return files;
	});

	return succeed({
		directus,
		warnings: () => warningsOf(plan, loaded.value, cache, loadRenderMarkup),
		contentFolders,
		until,
		pages: site.pages.reduce((sum, { translations }) => sum + translations.length, 0),
		async file(path) {
			if (claims) await filesOfSite();
			const asset = await pageAsset(path);
			if (asset) return asset;
			for (const owner of owners(path)) {
				const file = await fileOfPage(path, owner);
				if (file) return file;
			}
			return null;
		},
		siteFile: async (path) => fileAt(path, await fixed()) ?? fileAt(path, await filesOfSite()),
		async notFound(path) {
			for (const missing of notFoundPathsFor(path, plan.shop?.address ?? null)) {
				const file = await fileOfPage(missing, missing);
				if (file) return file;
			}
			return null;
		},
		asset: pageAsset,
		...createPageDocuments({ ...{ models, renderAt, site, config }, directus }),
	});
}

/** Renders the files with fixed paths: icons and documents. */
async function makeFixedFiles(
	icon: SiteIcon,
	{ site, content, fonts }: Pick<LoadedSite, "site" | "content" | "fonts">,
): Promise<readonly IconFile[]> {
	const documents = site.documents.map(async (siteDocument) => ({
		path: documentPath(siteDocument),
		content: await content.media(siteDocument.name),
	}));
	return [...(await renderSiteIcons(icon, fonts.heading, content)), ...(await Promise.all(documents))];
}

/** Returns the files that are named by their content, and the images in the requested sizes, encoded on request. */
function createAssets(
	described: readonly ImageDescription[],
	images: ReturnType<typeof createImages>,
	named: readonly RenderedFile[],
): (path: string) => Promise<DevFile | null> {
	const sizes = new Map<string, { image: ImageDescription; width: number }>(
		described.flatMap((image) =>
			image.widths.map((width) => [`/${imagePath(image, width)}`, { image, width }] as const),
		),
	);
	return async (path) => {
		const file = named.find((one) => path === `/${one.path}`);
		if (file) return { content: file.content, type: contentType(file.path) };
		const size = sizes.get(path);
		if (!size) return null;
		const content = await images.encode(size.image, size.width);
		return { content, type: contentType(path) };
	};
}

/** Creates a filter that receives a site's findings after each change and returns those that are new. */
export function createNewFindings(): (findings: readonly ContentFinding[]) => readonly ContentFinding[] {
	let last: ReadonlySet<string> = new Set();
	return (findings) => {
		const before = last;
		last = new Set(findings.map((finding) => JSON.stringify(finding)));
		return findings.filter((finding) => !before.has(JSON.stringify(finding)));
	};
}
