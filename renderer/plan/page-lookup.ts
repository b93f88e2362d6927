import type { Language } from "#core/language/language.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { withDigest } from "#renderer/plan/page-models.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { shopPageAt, shopPagePath, shopPages } from "#renderer/plan/shop/shop-pages.ts";
import { createPageModels, type PageInput } from "#renderer/plan/site-models.ts";

/** The models of a site's pages, by their paths. */
export interface PageLookup {
	readonly paths: () => readonly string[];
	/** Returns null if there is no page at the path. */
	readonly get: (path: string) => Promise<PageModel | null>;
	/** Returns the language of the page at a path; null if there is none. */
	readonly languageAt: (path: string) => Language | null;
}

/** Creates a look-up that computes a page's model when it is requested. */
export function createPageLookup(plan: PlanContext, content: Pick<SiteContent, "pageBody">): PageLookup {
	const { shop } = plan;
	const createDraft = createPageModels(plan);
	const createModel = (input: PageInput) => withDigest(createDraft(input)).model;
	const versions = new Map(
		plan.site.pages.flatMap((summary) =>
			summary.translations.map(({ path, language }) => [path, { summary, language }] as const),
		),
	);
	return {
		paths() {
			if (!shop) return [...versions.keys()];
			const shopPaths = [...shopPages(shop)].flatMap((page) =>
				shop.languages.map((language) => shopPagePath(page, language, shop)),
			);
			return [...versions.keys(), ...shopPaths];
		},
		languageAt: (path) => versions.get(path)?.language ?? (shop && shopPageAt(path, shop)?.language) ?? null,
		async get(path) {
			const version = versions.get(path);
			if (version) {
				const body = await content.pageBody(version.summary.id, version.language);
				return createModel({ kind: "content", summary: version.summary, body });
			}
			const found = shop && shopPageAt(path, shop);
			return found && createModel({ kind: "shop", ...found });
		},
	};
}
