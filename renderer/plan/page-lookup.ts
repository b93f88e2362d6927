import type { PageModel } from "#core/models/page-model.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { withDigest } from "#renderer/plan/page-models.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { shopPageAt, shopPagePath, shopPages } from "#renderer/plan/shop/shop-pages.ts";
import { createPageModels, type PageInput } from "#renderer/plan/site-models.ts";

/** The models of a site's pages, by their paths. */
export interface PageLookup {
	readonly paths: () => readonly string[];
	/** Null where there is no page. */
	readonly at: (path: string) => Promise<PageModel | null>;
}

/** Makes single pages' models when they are asked for. */
export function createPageLookup(plan: PlanContext, content: Pick<SiteContent, "pageBody">): PageLookup {
	const { shop } = plan;
	const draftOf = createPageModels(plan);
	const modelOf = (input: PageInput) => withDigest(draftOf(input)).model;
	const versions = new Map(
		plan.site.pages.flatMap((summary) =>
			summary.translations.map(({ path, language }) => [path, { summary, language }] as const),
		),
	);
	return {
		paths() {
			const { languages = [], config } = shop ?? {};
			const ofShop = (shop ? [...shopPages(shop)] : []).flatMap((page) =>
				languages.map((language) => shopPagePath(page, language, config?.storeRoot ?? "")),
			);
			return [...versions.keys(), ...ofShop];
		},
		async at(path) {
			const version = versions.get(path);
			if (version) {
				const body = await content.pageBody(version.summary.id, version.language);
				return modelOf({ kind: "content", summary: version.summary, body });
			}
			const found = shop && shopPageAt(path, shop);
			return found && modelOf({ kind: "shop", ...found });
		},
	};
}
