import type { ShopCategory } from "#core/content/shop-lists.ts";
import type { ShopCategoryLink } from "#core/models/shop-model.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { Language } from "#core/shared/language.ts";
import { translationFor } from "#core/shared/translation.ts";
import { shopPagePath } from "#renderer/plan/shop/shop-pages.ts";
import type { ShopPlan } from "#renderer/plan/shop/shop-plan.ts";

/** How many categories a page offers that has nothing else to show. */
const offered = 8;

/** A category's name in the language and its list's path. */
export function categoryLink(
	{ id, slug, translations }: ShopCategory,
	language: Language,
	{ config: { storeRoot } }: ShopPlan,
	logger: Logger,
): ShopCategoryLink {
	const texts = translationFor(translations, language, logger, `category ${id}`);
	return {
		name: texts?.display_name ?? slug,
		path: shopPagePath({ type: "category", category: slug }, language, storeRoot),
	};
}

/** The first categories in the order of lists: where to go on from a page that does not exist. */
export function firstCategories(
	plan: ShopPlan,
	language: Language,
	logger: Logger,
): readonly ShopCategoryLink[] {
	return plan.categories.slice(0, offered).map((category) => categoryLink(category, language, plan, logger));
}
