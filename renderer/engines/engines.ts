import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { nearest } from "#core/content/nearest.ts";
import type { PageRenderer } from "#renderer/api/page-renderer.ts";
import { programEntry } from "#renderer/bundler/program-directory.ts";
import { builtInEngines } from "#renderer/config/config.ts";
import { loadSiteModule, type ModuleFault, SiteModuleError } from "#renderer/config/site-module.ts";
import { EngineError } from "#renderer/engines/engine-error.ts";
import { hostRules } from "#renderer/engines/host-rules/host-rules.ts";
import { pageData } from "#renderer/engines/page-data.ts";
import { productFeed } from "#renderer/engines/product-feed/product-feed.ts";
import { createReactHtml, type RenderMarkup } from "#renderer/engines/react-html/react-html.ts";
import { robots } from "#renderer/engines/robots.ts";
import { shopData } from "#renderer/engines/shop-data.ts";
import { sitemap } from "#renderer/engines/sitemap.ts";

/** The dependencies of engines. */
export interface EngineSources {
	/** The site's folder; the paths of its own engines are relative to it. */
	readonly siteDirectory: string;
	/** Loads the function that renders pages to HTML; called once per thread, and only for the engine that needs it. */
	loadRenderMarkup(): Promise<RenderMarkup>;
}

type CreateEngine = (sources: EngineSources) => PageRenderer | Promise<PageRenderer>;

const builtIn: Readonly<Record<(typeof builtInEngines)[number], CreateEngine>> = {
	html: async ({ loadRenderMarkup }) => createReactHtml(await loadRenderMarkup()),
	"page-data": () => pageData,
	sitemap: () => sitemap,
	robots: () => robots,
	"shop-data": () => shopData,
	"product-feed": () => productFeed,
	"host-rules": () => hostRules,
};

/**
 * Loads an engine of the site: the default export of a module. Its code is trusted like the configuration, and `facette`
 * resolves to this program in both.
 */
async function siteEngine(name: string, siteDirectory: string): Promise<PageRenderer> {
	const file = resolve(siteDirectory, name);
	if (!existsSync(file)) throw new EngineError(name, "missing", { file });
	const { value: engine, faultOf } = await loadSiteModule(siteDirectory, file, programEntry).catch(
		(error: unknown) => {
			throw error instanceof SiteModuleError ? engineFault(name, "broken", error.fault) : error;
		},
	);
	if (typeof engine !== "object" || engine === null || !("name" in engine))
		throw new EngineError(name, "noDefault");
	if (!("renderPage" in engine) && !("renderSite" in engine)) throw new EngineError(name, "noMethod");
	return withPlaces(engine as PageRenderer, (error) => engineFault(name, "failed", faultOf(error)));
}

function engineFault(
	name: string,
	problem: "broken" | "failed",
	{ file, line, column, reason }: ModuleFault,
) {
	const place = [file, line, column].filter((part) => part !== null).join(":");
	return new EngineError(name, problem, { place, reason });
}

/** Returns an engine whose errors name it and their place in the site's files. */
function withPlaces(engine: PageRenderer, located: (error: unknown) => EngineError): PageRenderer {
	function* renderSite(...given: Parameters<NonNullable<PageRenderer["renderSite"]>>) {
		try {
			yield* engine.renderSite?.(...given) ?? [];
		} catch (error) {
			throw located(error);
		}
	}
	function renderPage(...given: Parameters<NonNullable<PageRenderer["renderPage"]>>) {
		try {
			return engine.renderPage?.(...given) ?? [];
		} catch (error) {
			throw located(error);
		}
	}
	return {
		name: engine.name,
		...(engine.renderPage && { renderPage }),
		...(engine.renderSite && { renderSite }),
	};
}

function unknownEngine(name: string) {
	const builtIn = builtInEngines.join(", ");
	const suggestion = nearest(name, builtInEngines);
	return suggestion === null
		? new EngineError(name, "unknown", { builtIn })
		: new EngineError(name, "unknown_near", { builtIn, suggestion });
}

/** Loads the engines of a site in the configured order. Throws {@link EngineError}. */
export async function loadEngines(
	names: readonly string[],
	sources: EngineSources,
): Promise<readonly PageRenderer[]> {
	return Promise.all(
		names.map(async (name): Promise<PageRenderer> => {
			if (name.startsWith("./")) return siteEngine(name, sources.siteDirectory);
			const builtInName = builtInEngines.find((engine) => engine === name);
			if (!builtInName) throw unknownEngine(name);
			return builtIn[builtInName](sources);
		}),
	);
}
