import type { ContentFinding } from "#core/content/finding.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { RenderMarkup } from "#renderer/engines/react-html/react-html.ts";
import { createPageLookup } from "#renderer/plan/page-lookup.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { sharedData } from "#renderer/plan/shell-models.ts";
import { shopPagePath, shopPages } from "#renderer/plan/shop/shop-pages.ts";
import type { OwnParts } from "#renderer/site-modules/own-parts.ts";
import { messageWithPlace } from "#renderer/site-modules/source-position.ts";

/** The parts of a site that {@link ownPartFindings} needs. */
export interface OwnPartSite {
	readonly plan: PlanContext;
	readonly content: Pick<SiteContent, "pageBody">;
	readonly ownParts: OwnParts;
	readonly siteDirectory: string;
	/** Loads the function that renders pages to HTML. It is called only if the site has parts of its own. */
	readonly load: () => Promise<RenderMarkup>;
}

/** Returns the paths of all content pages with a block or template of the site's own. */
async function pathsWithOwnParts({ plan, content, ownParts }: OwnPartSite): Promise<readonly string[]> {
	const paths: string[] = [];
	for (const { id, template, translations } of plan.site.pages)
		for (const { path, language } of translations) {
			const { blocks } = await content.pageBody(id, language);
			if (ownParts.templates.has(template) || blocks.some(({ type }) => ownParts.blocks.has(type)))
				paths.push(path);
		}
	return paths;
}

/** Returns the path of one page per template and per kind of shop page, for components in place of built-in ones. */
function pathsOfEachTemplate({ site, shop }: PlanContext): readonly string[] {
	const paths = new Map<string, string>();
	for (const { template, translations } of site.pages) {
		const [first] = translations;
		if (first && !paths.has(template)) paths.set(template, first.path);
	}
	const language = shop?.languages[0];
	if (shop && language)
		for (const page of shopPages(shop))
			if (!paths.has(`shop-${page.type}`)) paths.set(`shop-${page.type}`, shopPagePath(page, language, shop));
	return [...paths.values()];
}

/**
 * Returns findings for pages that a block, template or component of the site's own fails to render (B-USE-07). It renders
 * each page with an own block or template, and one page per template if there are own components. The same exception is
 * reported once.
 */
export async function ownPartFindings(site: OwnPartSite): Promise<readonly ContentFinding[]> {
	const { plan, content, ownParts, siteDirectory, load } = site;
	const { blocks, templates, components } = ownParts;
	if (blocks.size + templates.size + components.size === 0) return [];
	const render = await load();
	const pages = createPageLookup(plan, content);
	const paths = [
		...(await pathsWithOwnParts(site)),
		...(components.size > 0 ? pathsOfEachTemplate(plan) : []),
	];
	const findings = new Map<string, ContentFinding>();
	for (const path of new Set(paths)) {
		const model = await pages.get(path);
		if (!model) continue;
		try {
			render(model, sharedData(model.language, plan).model);
		} catch (error) {
			const message = messageWithPlace(siteDirectory, error);
			if (!findings.has(message))
				findings.set(message, {
					severity: "error",
					file: path,
					field: null,
					key: "page.failed",
					params: { message },
				});
		}
	}
	return [...findings.values()];
}
