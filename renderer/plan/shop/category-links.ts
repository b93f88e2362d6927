import type { ShopCategory } from "#core/content/shop-lists.ts";
import type { Language } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";
import type { ShopCategoryTile } from "#core/models/shop-model.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { shopPagePath } from "#renderer/plan/shop/shop-pages.ts";
import type { ShopPlan } from "#renderer/plan/shop/shop-plan.ts";

/** The number of categories on a page without other content. */
const maxCategories = 8;

/**
 * Returns a category's name in the language, the path of its list and the first image of its first product. The image is
 * decorative.
 */
export function categoryTile(
	{ id, slug, translations }: ShopCategory,
	language: Language,
	plan: ShopPlan,
	context: PlanContext,
): ShopCategoryTile {
	const texts = translationFor(translations, language, context.logger, `category ${id}`);
	const listed = plan.categoriesBySlug.get(slug);
	const [image] = listed?.images ?? [];
	return {
		name: texts?.display_name ?? slug,
		...(texts && texts.language !== language ? { language: texts.language } : {}),
		path: shopPagePath({ type: "category", category: slug }, language, plan),
		image: image ? context.images.getDecorative(image.private_hash) : null,
	};
}

/** Returns the first categories in their order, for pages without other content. */
export function firstCategories(
	plan: ShopPlan,
	language: Language,
	context: PlanContext,
): readonly ShopCategoryTile[] {
	return plan.categories
		.slice(0, maxCategories)
		.map((category) => categoryTile(category, language, plan, context));
}
