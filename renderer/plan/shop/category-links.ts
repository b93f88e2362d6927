import type { ShopCategory } from "#core/content/shop-lists.ts";
import type { Language } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";
import type { ShopCategoryTile } from "#core/models/shop-model.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { productImages } from "#renderer/plan/shop/product-cards.ts";
import { shopPagePath } from "#renderer/plan/shop/shop-pages.ts";
import type { ShopPlan } from "#renderer/plan/shop/shop-plan.ts";

/** How many categories a page offers that has nothing else to show. */
const offered = 8;

/** A category's name in the language, its list's path and the first image of its first product, which is decorative. */
export function categoryTile(
	{ id, slug, translations }: ShopCategory,
	language: Language,
	plan: ShopPlan,
	context: PlanContext,
): ShopCategoryTile {
	const texts = translationFor(translations, language, context.logger, `category ${id}`);
	const listed = plan.categoryOf.get(slug);
	const [image = null] = productImages(listed?.images.slice(0, 1) ?? [], language, context);
	return {
		name: texts?.display_name ?? slug,
		...(texts && texts.language !== language ? { language: texts.language } : {}),
		path: shopPagePath({ type: "category", category: slug }, language, plan.config.storeRoot),
		image: image && { ...image, alt: "" },
	};
}

/** The first categories in the order of lists: where to go on from a page that does not exist. */
export function firstCategories(
	plan: ShopPlan,
	language: Language,
	context: PlanContext,
): readonly ShopCategoryTile[] {
	return plan.categories.slice(0, offered).map((category) => categoryTile(category, language, plan, context));
}
