import { createHash } from "node:crypto";
import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import type { Language } from "#core/language/language.ts";
import type { Logger } from "#core/platform/logger.ts";
import { type ThemeStyles, themeStyles } from "#core/theme/theme-styles.ts";
import { themeTokens } from "#core/theme/theme-tokens.ts";
import type { RenderContext } from "#renderer/api/page-renderer.ts";
import type { ClientBundle } from "#renderer/bundler/client-bundle.ts";
import { inProgramLayer } from "#renderer/bundler/page-styles.ts";
import type { SiteFonts } from "#renderer/fonts/site-fonts.ts";
import type { ImageDescription } from "#renderer/images/images.ts";
import { languageNotes } from "#renderer/plan/language-notes.ts";
import { createPlanContext, type PlanContext } from "#renderer/plan/plan-context.ts";
import { sharedData } from "#renderer/plan/shell-models.ts";
import { shopSource } from "#renderer/plan/shop/shop-source.ts";
import { siteMoves } from "#renderer/plan/site-moves.ts";
import { withOwnParts } from "#renderer/render/own-part-assets.ts";
import { createPageContext, type RenderTask } from "#renderer/render/render-pages.ts";
import type { LoadedSite } from "#renderer/site/load-site.ts";

/** A site's style sheet, with a content-hashed name, its fonts and its colour scheme. */
export interface SiteLook {
	readonly stylesheet: { readonly path: string; readonly content: string };
	readonly fonts: SiteFonts["files"];
	readonly scheme: "light" | "dark";
	readonly styles: ThemeStyles;
}

/** Returns the look of a site. Its style sheet contains the theme's tokens, the fonts, the language notes of links, the base styles and the site's own. */
export function siteLook(
	{ site, fonts, ownStyles }: Pick<LoadedSite, "site" | "fonts" | "ownStyles">,
	languages: readonly Language[],
	baseStyles: string,
): SiteLook {
	const { scheme, tokens } = themeTokens(site.theme);
	const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
	const theme = [`:root{${declarations.join(";")}}`, fonts.styles, languageNotes(languages, site.project)];
	const content = [inProgramLayer(theme.join("\n")), baseStyles, ownStyles].join("\n");
	const digest = createHash("sha256").update(content).digest("hex").slice(0, 10);
	return {
		stylesheet: { path: `assets/site-${digest}.css`, content },
		fonts: fonts.files,
		scheme,
		styles: themeStyles(site.theme.config),
	};
}

/** A site, ready to be rendered. */
export interface PlannedSite {
	readonly plan: PlanContext;
	/** The context of the engines that write site-wide files. */
	readonly render: RenderContext;
	/** The task of each thread that renders pages. */
	readonly task: RenderTask;
	readonly look: SiteLook;
}

/** Prepares a site's look-ups, look, icon, shells and assets. */
export function planSite(
	loaded: Pick<
		LoadedSite,
		"site" | "config" | "incomplete" | "fonts" | "ownStyles" | "providers" | "ownParts"
	>,
	program: Pick<ClientBundle, "buildHash" | "assets" | "baseStyles">,
	images: readonly ImageDescription[],
	options: Pick<RenderTask, "siteDirectory" | "outputRoot" | "replaces"> & {
		readonly logger: Logger;
		readonly day: string;
	},
): PlannedSite {
	const { site, config, incomplete, fonts, providers, ownParts } = loaded;
	const { logger, day, ...folders } = options;
	const phones = createPhoneNumbers(logger);
	const tools = { phones, logger, incomplete, providers, ownParts, day };
	const plan = createPlanContext(site, config, images, tools);
	const look = siteLook(loaded, config.languages, program.baseStyles);
	const favicon = plan.images.getUrl(site.project.favicon, 64);
	const templates = Object.entries(program.assets.templates).map(([template, files]) => [
		template,
		{ ...files, styles: [`/${look.stylesheet.path}`, ...files.styles], fonts: fonts.preloads },
	]);
	const task: RenderTask = {
		engines: config.engines,
		...folders,
		document: {
			domain: config.domain,
			buildHash: program.buildHash,
			scheme: look.scheme,
			styles: look.styles,
			favicon,
		},
		shared: config.languages.map((language) => sharedData(language, plan)),
		assets: withOwnParts(
			{ templates: Object.fromEntries(templates), blocks: program.assets.blocks },
			ownParts,
		),
		ownParts,
	};
	const pages = createPageContext(task, (page) => JSON.stringify(page));
	const shop = plan.shop && shopSource(plan.shop, plan.images, config.country);
	return { plan, task, look, render: { ...pages, shop, moved: siteMoves(plan), providers, day } };
}
