import type { ShopSource } from "#core/ports/page-renderer.ts";
import { productPath } from "#core/routes/shop-paths.ts";
import { defaultLanguage } from "#core/shared/language.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import type { ImageModels } from "#renderer/plan/image-models.ts";
import type { ShopPlan } from "#renderer/plan/shop/shop-plan.ts";
import { once } from "#renderer/plan/shop/shop-products.ts";

/** So many products engines take together: as many as a file of list items has. */
const blockSize = 25;

function blocksOf({ products, digestOf: digestOfProduct }: ShopPlan) {
	return Array.from({ length: Math.ceil(products.length / blockSize) }, (_, place) => {
		const listed = products.slice(place * blockSize, (place + 1) * blockSize);
		return { listed, key: digestOf(listed.map(({ content }) => digestOfProduct(content)).join()) };
	});
}

/** The shop's catalogue as engines are given it. */
export function shopSource(plan: ShopPlan, images: ImageModels, country: string): ShopSource {
	const googleCategories = new Map(
		plan.content.categories.map(({ id, google_product_category: name }) => [String(id), name]),
	);
	const blocks = once(() => blocksOf(plan));
	return {
		country,
		googleCategory: (category) => googleCategories.get(String(category)) ?? null,
		project: plan.project,
		currency: plan.config.currency,
		languages: plan.languages,
		products: (language) => plan.products.map((listed) => plan.product(listed, language)),
		blocks: (language) =>
			blocks().map(({ key, listed }) => ({
				key,
				products: () => listed.map((product) => plan.product(product, language)),
			})),
		blockSize,
		productPath: (product, language) => productPath(product, language, plan.config.storeRoot),
		columns: plan.columns,
		ratings: plan.content.ratings,
		settings: plan.settings,
		images: {
			image({ private_hash }) {
				const model = images.of(private_hash, defaultLanguage);
				return model && { ...model, alt: "" };
			},
		},
	};
}
