import { join } from "node:path";
import { type BuildPorts, type BuildSettings, buildPorts } from "#adapters/composition/build-container.ts";
import type { SiteProviders } from "#adapters/composition/site-providers.ts";
import type { ParsedFileCache } from "#adapters/content-files/parsed-file-cache.ts";
import { missingHomeFindings } from "#adapters/content-files/site-checks.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import { publishingErrors, referenceWarnings } from "#core/check/apply-rules.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { FindingPlaces } from "#core/ports/finding-places.ts";
import type { ReadContent, SiteContent } from "#core/ports/site-content.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { Site } from "#core/site/site.ts";
import { programEntry } from "#renderer/bundler/program-directory.ts";
import { htmlEngine, type SiteConfig } from "#renderer/config/config.ts";
import { configFile, readConfig } from "#renderer/config/load-config.ts";
import { locateOptions } from "#renderer/config/locate-options.ts";
import { shopAddress } from "#renderer/config/shop-address.ts";
import type { FontMeasuresCache } from "#renderer/fonts/font-measures.ts";
import { loadSiteFonts, type SiteFonts } from "#renderer/fonts/site-fonts.ts";
import { type BuildDay, buildDay } from "#renderer/plan/build-day.ts";
import { withBuiltInBodies, withBuiltInPages } from "#renderer/plan/built-in-pages.ts";
import { filterPublished, type ViewedAt } from "#renderer/plan/plan.ts";
import { createCheckInput } from "#renderer/site/check-input.ts";
import {
	asConfigured,
	type ContentChoice,
	contentFolders,
	contentSource,
	type SelectedContent,
} from "#renderer/site/content-source.ts";
import { withCountrySpelling } from "#renderer/site/country-spelling.ts";
import { interfaceTextFindings } from "#renderer/site/interface-texts.ts";
import { loadProviders } from "#renderer/site/load-providers.ts";
import { createLogCollector } from "#renderer/site/log-collector.ts";
import { shopFindings } from "#renderer/site/shop-findings.ts";
import { openSourceModule } from "#renderer/site/source-module.ts";
import { loadThemeStyleSheet } from "#renderer/site/theme-style-sheet.ts";
import { type OpenedModules, openSiteModules } from "#renderer/site-modules/open-site-modules.ts";

/** A site that has been read and checked. */
export interface LoadedSite extends OpenedModules, BuildDay {
	readonly config: SiteConfig;
	readonly content: SiteContent;
	/** The data that only Directus has about the content; null for other sources. */
	readonly directus: BuildPorts["directus"];
	/** Holds back faulty items of a content service; null for a content folder. */
	readonly holding: BuildPorts["holding"];
	/** The fonts that its theme names. */
	readonly fonts: SiteFonts;
	/** The rules of its own style sheet; "" without one. */
	readonly ownStyles: string;
	/** The places where editors fix findings. */
	readonly places: FindingPlaces;
	readonly site: Site;
	/** Its analytics and payment providers. */
	readonly providers: SiteProviders;
	/** The findings from reading the configuration and the content. */
	readonly read: readonly ContentFinding[];
	/** The errors that no site is built with; none unless it was read for a check. */
	readonly faults: readonly ContentFinding[];
	/** The findings from reading, and the reasons why the site may only be built as a preview. */
	readonly warnings: readonly ContentFinding[];
	/** Whether it may only be built as a preview (B-LAW-20). */
	readonly incomplete: boolean;
}

/** The options of {@link loadSite}. */
export interface LoadOptions {
	readonly logger?: Logger;
	/** The content to read; by default as the configuration says. */
	readonly choice?: ContentChoice;
	/** The site's configuration; read if absent. */
	readonly config?: SiteConfig;
	readonly parsedFiles?: ParsedFileCache | undefined;
	/** The measures of fonts in earlier builds; none by default. */
	readonly fontMeasures?: FontMeasuresCache;
	/** Returns the findings about images that cannot be decoded. */
	readonly checkImages?: CheckImages;
}

/** Reads a site's content, and its configuration if it is not given. */
export function loadSite(
	siteDirectory: string,
	options: LoadOptions = {},
): Promise<Result<LoadedSite, readonly ContentFinding[]>> {
	return load(siteDirectory, options, false);
}

/** Reads a site for a check, which names all that is missing at once: errors that stop a build are in `faults`. */
export function loadCheckedSite(
	siteDirectory: string,
	choice: ContentChoice,
	config: SiteConfig,
): Promise<Result<LoadedSite, readonly ContentFinding[]>> {
	return load(siteDirectory, { choice, config }, true);
}

/** Reads a site; `mayHaveFaults` is whether it may lack what every page needs, such as a home page in a language. */
async function load(
	siteDirectory: string,
	{
		logger = createLogCollector().logger,
		choice = asConfigured,
		config: givenConfig,
		parsedFiles,
		fontMeasures,
		checkImages = async () => [],
	}: LoadOptions,
	mayHaveFaults: boolean,
): Promise<Result<LoadedSite, readonly ContentFinding[]>> {
	const viewed: ViewedAt = { now: choice.now ?? systemTime.now(), showsComing: choice.drafts };
	const config = givenConfig ? succeed(givenConfig) : await readConfig(siteDirectory);
	if (!config.ok) return config;
	const source = contentSource(siteDirectory, config.value, choice);
	const configPath = join(siteDirectory, configFile);
	if (!source.ok) return fail(await locateOptions(source.error, configPath));
	const code = await loadOwnCode(siteDirectory, config.value);
	if (!code.ok) return fail(await locateOptions(code.error, configPath));
	const ports = await openContent(siteDirectory, config.value, source.value, {
		logger,
		mayLackHome: mayHaveFaults,
		...(parsedFiles && { parsedFiles }),
	});
	if (!ports.ok) return fail(await locateOptions(ports.error, configPath));
	const { content, directus, places, holding } = ports.value;
	const from = { siteDirectory, config: config.value, source: source.value, viewed };
	const checking = { ...from, ...code.value, fontMeasures, checkImages, mayHaveFaults };
	let loaded = await content.load();
	for (;;) {
		const checked = await checkContent(loaded, ports.value, checking);
		if (checked.ok) {
			const warnings = await locateFindings(checked.value.warnings, places, siteDirectory);
			const read = { ...code.value, ...checked.value, warnings, config: config.value };
			return succeed({ ...read, directus, holding, places });
		}
		// Errors of reading have been held back as far as they can be.
		const held = loaded.ok && holding ? await holding.holdBack(checked.error) : null;
		if (held === null) return fail(await locateFindings(checked.error, places, siteDirectory));
		loaded = held;
	}
}

/** Adds the places of findings: those in the content, and those of options in the configuration. */
export async function locateFindings(
	findings: readonly ContentFinding[],
	places: FindingPlaces,
	siteDirectory: string,
): Promise<readonly ContentFinding[]> {
	const located = findings.map((finding) => ({ ...finding, ...places.locate(finding) }));
	return locateOptions(located, join(siteDirectory, configFile));
}

/** A site's configuration, its code, and the source of its content. */
interface Checking extends OpenedModules, Pick<LoadedSite, "config" | "providers"> {
	readonly siteDirectory: string;
	readonly source: SelectedContent;
	readonly viewed: ViewedAt;
	readonly fontMeasures: FontMeasuresCache | undefined;
	readonly checkImages: CheckImages;
	readonly mayHaveFaults: boolean;
}

type CheckImages = (loaded: Pick<LoadedSite, "site" | "content">) => Promise<readonly ContentFinding[]>;

/** Checks content that has been read; the findings of a failure have places in documents. */
async function checkContent(
	loaded: Result<ReadContent, readonly ContentFinding[]>,
	{ content }: BuildPorts,
	{ siteDirectory, config, source, viewed, providers, fontMeasures, checkImages, mayHaveFaults }: Checking,
) {
	if (!loaded.ok) return loaded;
	const mediaFolders = contentFolders(source).map((folder) => join(folder, "media"));
	const fonts = await loadSiteFonts(loaded.value.site.theme, { siteDirectory, mediaFolders }, fontMeasures);
	if (!fonts.ok) return fonts;
	const ownStyles = await loadThemeStyleSheet(siteDirectory);
	if (!ownStyles.ok) return ownStyles;
	const published = filterPublished(loaded.value.site, config, viewed);
	const site = withBuiltInPages(await withCountrySpelling(published, config), config);
	const moment = buildDay(loaded.value.site, viewed.now);
	const readSite = { config, content: withBuiltInBodies(content, site), site, providers, ...moment };
	const texts = await interfaceTextFindings(loaded.value.site.project, config.languages, providers.payments);
	const placed = site.pages.map(({ translations }) => ({ paths: translations }));
	const faults = [
		...missingHomeFindings(placed, config),
		...shopFindings(site, config),
		...texts.filter(({ severity }) => severity === "error"),
	];
	const input = await createCheckInput(readSite, "legal pages");
	const errors = publishingErrors(input);
	const failures = config.allowIncomplete ? faults : [...faults, ...errors];
	if (failures.length > 0 && !mayHaveFaults) return fail(failures);
	const broken = await checkImages(readSite);
	if (broken.length > 0) return fail(broken);
	const tolerated = errors.map((finding) => ({ ...finding, severity: "warning" as const }));
	const textWarnings = texts.filter(({ severity }) => severity !== "error");
	const read = [
		...config.warnings,
		...loaded.value.warnings,
		...textWarnings,
		...ownStyles.value.warnings,
		...engineFindings(config),
	];
	return succeed({
		...readSite,
		fonts: fonts.value,
		ownStyles: ownStyles.value.styles,
		read,
		faults,
		// Editors delete items there, and read the report of the build alone.
		warnings: [...read, ...tolerated, ...(source.directus ? referenceWarnings(input) : [])],
		incomplete: errors.length > 0,
	});
}

/** Bundles the site's own modules for browsers, and loads its providers with those of its own. */
async function loadOwnCode(
	siteDirectory: string,
	config: SiteConfig,
): Promise<Result<OpenedModules & Pick<LoadedSite, "providers">, readonly ContentFinding[]>> {
	const opened = await openSiteModules(siteDirectory, config);
	if (!opened.ok) return opened;
	const providers = await loadProviders(siteDirectory, config, opened.value.modules, programEntry);
	return providers.ok ? succeed({ ...opened.value, providers: providers.value }) : providers;
}

/** Opens the content of a site, and its own source if it has one. */
async function openContent(
	siteDirectory: string,
	config: SiteConfig,
	selected: SelectedContent,
	tools: Pick<BuildSettings, "logger" | "parsedFiles" | "mayLackHome">,
): Promise<Result<BuildPorts, readonly ContentFinding[]>> {
	const { languages, defaultLanguage } = config;
	const module = await openSourceModule(siteDirectory, selected, { languages, defaultLanguage });
	if (!module.ok) return module;
	const settings = {
		languages,
		defaultLanguage,
		shop: shopAddress(config),
		...selected,
		...(module.value && { module: module.value }),
		...tools,
	};
	return succeed(await buildPorts(settings));
}

/** Warns if no engine renders pages, which is rarely intended. */
function engineFindings({ engines }: SiteConfig): readonly ContentFinding[] {
	if (engines.includes(htmlEngine)) return [];
	const params = { engine: htmlEngine };
	return [{ severity: "warning", file: configFile, field: "engines", key: "config.noPages", params }];
}
