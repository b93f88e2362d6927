import type { ShopSource } from "#renderer/api/page-renderer.ts";
import type { ImageModels } from "#renderer/plan/image-models.ts";
import { shopPagePath } from "#renderer/plan/shop/shop-pages.ts";
import type { ShopPlan } from "#renderer/plan/shop/shop-plan.ts";

/** Returns the shop's catalogue in the form that engines receive. */
export function shopSource(plan: ShopPlan, images: ImageModels, country: string): ShopSource {
	const googleCategories = new Map(
		plan.content.categories.map(({ id, google_product_category: name }) => [String(id), name]),
	);
	return {
		country,
		googleCategory: (category) => googleCategories.get(String(category)) ?? null,
		project: plan.project,
		currency: plan.config.currency,
		languages: plan.languages,
		products: (language) => plan.products.map((listed) => plan.product(listed, language)),
		productPath: ({ slug: product, category }, language) =>
			category && shopPagePath({ type: "product", category: category.slug, product }, language, plan),
		columns: plan.columns,
		ratings: plan.content.ratings,
		settings: plan.settings,
		images: {
			image: ({ private_hash }) => images.getDecorative(private_hash),
		},
	};
}
