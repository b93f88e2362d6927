import type { Language } from "#core/language/language.ts";
import type { PageVersion } from "#core/pages/alternates.ts";
import type { PageBody, PageSummary } from "#core/pages/page.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { Site } from "#core/site/site.ts";
import { type PageDraft, pageModel } from "#renderer/plan/page-models.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { isInShard, type Shard } from "#renderer/plan/shard.ts";
import { createShopPageModels } from "#renderer/plan/shop/shop-page-models.ts";
import { type ShopPage, shopPageItem, shopPagePath, shopPages } from "#renderer/plan/shop/shop-pages.ts";

interface ShopPageInput {
	readonly kind: "shop";
	readonly page: ShopPage;
	readonly language: Language;
}

/** One language version of a page, read but not yet turned into a model. */
export type PageInput =
	| { readonly kind: "content"; readonly summary: PageSummary; readonly body: PageBody }
	| ShopPageInput;

/** One language version of a page whose body has not been read yet. */
type UnreadPage =
	| { readonly kind: "content"; readonly summary: PageSummary; readonly language: Language }
	| ShopPageInput;

/** Returns the path of a page; throws for a page of the shop if the site has none. */
export function pathOfInput(input: PageInput, { shop }: Pick<PlanContext, "shop">): string {
	if (input.kind === "content") return input.body.path;
	if (!shop) throw new Error("The site has no shop");
	return shopPagePath(input.page, input.language, shop);
}

/** Returns the identity of a page's item, which its slugs and paths are no part of: "product halo", "category 5 page 2". */
export function itemOfInput(input: PageInput, { shop }: Pick<PlanContext, "shop">): string {
	if (input.kind === "content") return `page ${input.summary.id}`;
	if (!shop) throw new Error("The site has no shop");
	return shopPageItem(input.page, shop);
}

/** Returns a function that returns all language versions of a page. The function does not keep the page's body in memory. */
export function versionsOfInput(
	input: PageInput,
	{ shop }: Pick<PlanContext, "shop">,
): () => readonly PageVersion[] {
	if (input.kind === "content") {
		const { translations } = input.summary;
		return () => translations;
	}
	const { page } = input;
	if (!shop) return () => [];
	return () => shop.languages.map((language) => ({ language, path: shopPagePath(page, language, shop) }));
}

/** Yields the pages of a site without their bodies, or only those of a shard. */
export function* pagesOfShard(
	site: Pick<Site, "pages">,
	{ shop }: Pick<PlanContext, "shop">,
	shard: Shard | null,
): Generator<UnreadPage> {
	for (const summary of site.pages)
		for (const { language, path } of summary.translations)
			if (shard === null || isInShard(path, shard)) yield { kind: "content", summary, language };
	if (!shop) return;
	for (const page of shopPages(shop))
		for (const language of shop.languages)
			if (shard === null || isInShard(shopPagePath(page, language, shop), shard))
				yield { kind: "shop", page, language };
}

/** Yields the pages of a site, or only those of a shard. The body of a page of the content is read just before it is yielded. */
export async function* pageInputs(
	site: Pick<Site, "pages">,
	content: Pick<SiteContent, "pageBody">,
	plan: Pick<PlanContext, "shop">,
	shard: Shard | null = null,
): AsyncGenerator<PageInput> {
	for (const page of pagesOfShard(site, plan, shard))
		if (page.kind === "shop") yield page;
		else {
			const { kind, summary, language } = page;
			yield { kind, summary, body: await content.pageBody(summary.id, language) };
		}
}

/** Returns a function that creates the model of one page; it throws if the page cannot be shown. */
export function createPageModels(plan: PlanContext): (input: PageInput) => PageDraft {
	const createShopPageModel = plan.shop && createShopPageModels(plan.shop, plan);
	return (input) => {
		if (input.kind === "content") return pageModel(input.summary, input.body, plan);
		if (!createShopPageModel) throw new Error("The site has no shop");
		return createShopPageModel(input.page, input.language);
	};
}
