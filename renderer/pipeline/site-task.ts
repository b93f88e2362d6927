import { createHash } from "node:crypto";
import { type BuildPorts, buildPorts } from "#adapters/composition/build-container.ts";
import type { FilesReadBefore } from "#adapters/content-files/files-read-before.ts";
import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import { publishingErrors } from "#core/check/check-site.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { FindingPlaces } from "#core/ports/finding-places.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { RenderContext } from "#core/ports/page-renderer.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { withRoot } from "#core/routes/moved-paths.ts";
import { shopLanguageOf } from "#core/routes/shop-paths.ts";
import type { Language } from "#core/shared/language.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { Site } from "#core/site/site.ts";
import { themeTokens } from "#core/theme/theme-tokens.ts";
import { htmlEngine, type SiteConfig } from "#renderer/config/config.ts";
import { configFile, loadConfig } from "#renderer/config/load-config.ts";
import type { ImageDescription } from "#renderer/images/images.ts";
import { checkedSite } from "#renderer/pipeline/checked-site.ts";
import { type ClientBundle, programEntry } from "#renderer/pipeline/client-bundle.ts";
import { asConfigured, contentSource } from "#renderer/pipeline/content-source.ts";
import type { FaultlessBefore } from "#renderer/pipeline/faultless-products.ts";
import { interfaceTextFindings } from "#renderer/pipeline/interface-texts.ts";
import { languageNotes } from "#renderer/pipeline/language-notes.ts";
import { createLogCollector } from "#renderer/pipeline/log-collector.ts";
import { createPageContext, type RenderTask } from "#renderer/pipeline/render-pages.ts";
import { withBuiltInBodies, withBuiltInPages } from "#renderer/plan/built-in-pages.ts";
import { publishedSite } from "#renderer/plan/plan.ts";
import { createPlanContext, type PlanContext } from "#renderer/plan/plan-context.ts";
import { sharedData } from "#renderer/plan/shell-models.ts";
import type { KeptShopParts } from "#renderer/plan/shop/shop-plan.ts";
import { shopSource } from "#renderer/plan/shop/shop-source.ts";

/** A site, read and checked. */
export interface LoadedSite {
	readonly config: SiteConfig;
	readonly content: SiteContent;
	/** What only Directus can tell of the content; null where it comes from elsewhere. */
	readonly directus: BuildPorts["directus"];
	/** Where editors change what findings name. */
	readonly places: FindingPlaces;
	readonly site: Site;
	/** What reading the configuration and the content found. */
	readonly read: readonly ContentFinding[];
	/** That, and what keeps the site from being published where it may be built all the same. */
	readonly warnings: readonly ContentFinding[];
	/** Whether it may only be built as a preview (B-LAW-20). */
	readonly incomplete: boolean;
}

/** What builds before knew of a site's files. */
export interface ReadBefore {
	readonly files: FilesReadBefore;
	readonly faultless: FaultlessBefore;
}

/** Reads a site's configuration. */
export function readConfig(siteDirectory: string): Promise<Result<SiteConfig, readonly ContentFinding[]>> {
	return loadConfig(siteDirectory, programEntry);
}

/** Reads the configuration, unless it is given, and the whole content of a site. */
export async function loadSite(
	siteDirectory: string,
	logger = createLogCollector().logger,
	choice = asConfigured,
	known: SiteConfig | null = null,
	before?: ReadBefore,
): Promise<Result<LoadedSite, readonly ContentFinding[]>> {
	const config = known ? succeed(known) : await readConfig(siteDirectory);
	if (!config.ok) return config;
	const source = contentSource(siteDirectory, config.value, choice);
	if (!source.ok) return source;
	const { languages, ecommerce } = config.value;
	const { content, directus, places } = await buildPorts({
		languages,
		...(ecommerce && { storeRoot: ecommerce.storeRoot }),
		...source.value,
		logger,
		...(before && { readBefore: before.files }),
	});
	const located = (found: readonly ContentFinding[]) =>
		found.map((finding) => ({ ...finding, ...places.locate(finding) }));
	const loaded = await content.load();
	if (!loaded.ok) return fail(located(loaded.error));
	const site = withBuiltInPages(
		publishedSite(loaded.value.site, config.value),
		config.value.languages,
		config.value.country,
	);
	const opened = { config: config.value, content: withBuiltInBodies(content, site), site };
	const findings = [
		...shopFindings(site, config.value),
		...(await interfaceTextFindings(loaded.value.site.project)),
	];
	const checked = await checkedSite(opened, "legal pages");
	const faultless = site.shop && before?.faultless(site.shop, config.value, checked.today);
	const errors = located(publishingErrors({ ...checked, ...(faultless && { isFaultless: faultless.has }) }));
	faultless?.note(errors);
	const { allowIncomplete } = config.value;
	const faults = allowIncomplete ? findings : [...findings, ...errors];
	if (faults.length > 0) return fail(faults);
	const tolerated = errors.map((finding) => ({ ...finding, severity: "warning" as const }));
	const read = [...loaded.value.warnings, ...engineFindings(config.value)];
	return succeed({
		...opened,
		directus,
		places,
		read,
		warnings: [...read, ...tolerated],
		incomplete: errors.length > 0,
	});
}

/** A site whose engines make no pages is seldom meant. */
function engineFindings({ engines }: SiteConfig): readonly ContentFinding[] {
	if (engines.includes(htmlEngine)) return [];
	const params = { engine: htmlEngine };
	return [{ severity: "warning", file: configFile, field: "engines", key: "config.noPages", params }];
}

/** What keeps a configured shop from being built (R-SET-03, R-ROUTE-15). */
function shopFindings(site: Site, { ecommerce }: SiteConfig): readonly ContentFinding[] {
	if (!ecommerce) return [];
	const finding = { severity: "error", file: configFile } as const;
	if (!site.shop) return [{ ...finding, field: "ecommerce", key: "config.noShop", params: {} }];
	const { storeRoot } = ecommerce;
	return site.pages
		.flatMap(({ translations }) => translations)
		.filter(({ path }) => shopLanguageOf(path, storeRoot) !== null)
		.map(({ path }) => ({
			...finding,
			field: "ecommerce.storeRoot",
			key: "config.shopPath",
			params: { path, storeRoot },
		}));
}

/** A site's look: its style sheet, named by its content, and whether it is light or dark. */
export interface SiteLook {
	readonly stylesheet: { readonly path: string; readonly content: string };
	readonly scheme: "light" | "dark";
}

/** The look of a site: its theme's tokens, what links say of other languages, and what all pages have of the program's styles. */
export function siteLook(site: Site, languages: readonly Language[], baseStyles: string): SiteLook {
	const { scheme, tokens } = themeTokens(site.theme);
	const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
	const content = `:root{${declarations.join(";")}}\n${languageNotes(languages, site.project)}\n${baseStyles}`;
	const digest = createHash("sha256").update(content).digest("hex").slice(0, 10);
	return { stylesheet: { path: `assets/site-${digest}.css`, content }, scheme };
}

/** A site, ready to be rendered. */
export interface PlannedSite {
	readonly plan: PlanContext;
	/** What the files that speak of all pages are made from. */
	readonly render: RenderContext;
	/** What each thread that renders pages is given. */
	readonly task: RenderTask;
	readonly look: SiteLook;
}

/** Prepares a site's look-ups, look, icon, shells and assets. */
export function planSite(
	{ site, config, incomplete }: Pick<LoadedSite, "site" | "config" | "incomplete">,
	program: Pick<ClientBundle, "buildHash" | "assets" | "baseStyles">,
	images: readonly ImageDescription[],
	options: Pick<RenderTask, "siteDirectory" | "outputRoot" | "replaces"> & {
		readonly logger: Logger;
		readonly day: string;
		/** What was made of the shop's products before; all is made where absent. */
		readonly keptParts?: KeptShopParts;
	},
): PlannedSite {
	const { logger, day, keptParts, ...folders } = options;
	const phones = createPhoneNumbers(logger);
	const tools = { phones, logger, incomplete, year: Number(day.slice(0, 4)) };
	const plan = createPlanContext(site, config, images, tools, keptParts);
	const look = siteLook(site, config.languages, program.baseStyles);
	const favicon = plan.images.address(site.project.favicon, 64);
	const templates = Object.entries(program.assets.templates).map(([template, files]) => [
		template,
		{ ...files, styles: [`/${look.stylesheet.path}`, ...files.styles] },
	]);
	const task: RenderTask = {
		engines: config.engines,
		...folders,
		document: { domain: config.domain, buildHash: program.buildHash, scheme: look.scheme, favicon },
		shared: config.languages.map((language) => sharedData(language, plan)),
		assets: { templates: Object.fromEntries(templates), blocks: program.assets.blocks },
	};
	const pages = createPageContext(task, (page) => JSON.stringify(page));
	const shop = plan.shop && shopSource(plan.shop, plan.images, config.country);
	const moved = withRoot(config.redirects.moved, config.languages);
	const makeEach: RenderContext["kept"] = (_name, _key, make) => make();
	return { plan, task, look, render: { ...pages, shop, moved, kept: makeEach, held: makeEach } };
}
