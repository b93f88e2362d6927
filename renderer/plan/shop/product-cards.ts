import { listItemOf } from "#core/catalogue/list-item.ts";
import { cardImages } from "#core/catalogue/product-images.ts";
import { emptyQuery } from "#core/catalogue/query.ts";
import { listPositions } from "#core/catalogue/query-catalogue.ts";
import { formatQuerySearch } from "#core/catalogue/query-search.ts";
import type { BlockNamed } from "#core/content/blocks.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { Language } from "#core/language/language.ts";
import type { ProductsModel } from "#core/models/block-model.ts";
import type { ProductCardModel } from "#core/models/shop-model.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { shopPagePath } from "#renderer/plan/shop/shop-pages.ts";
import type { ListedProduct, ShopPlan } from "#renderer/plan/shop/shop-plan.ts";

/** Returns those images of a product that the content has. */
export function productImages(
	images: readonly { readonly private_hash: string }[],
	language: Language,
	{ images: imageModels }: PlanContext,
): readonly ImageModel[] {
	return images.flatMap(({ private_hash }) => imageModels.get(private_hash, language) ?? []);
}

/** Returns the card of a product in lists. Its images are decorative, because its name is next to them. */
export function productCard(
	listed: ListedProduct,
	language: Language,
	plan: ShopPlan,
	context: PlanContext,
): ProductCardModel {
	const { content, category } = listed;
	const page = { type: "product", category: category.slug, product: content.slug } as const;
	return {
		product: listItemOf(plan.product(listed, language)),
		path: shopPagePath(page, language, plan),
		images: content.images
			.slice(0, cardImages)
			.flatMap(({ private_hash }) => context.images.getDecorative(private_hash) ?? []),
	};
}

/** Returns the products of a content block; null without a shop, or if the shop has no such products. */
export function productsModel(
	{ of, limit }: BlockNamed<"products">,
	{ language, subject }: { readonly language: Language; readonly subject: string },
	context: PlanContext,
): ProductsModel | null {
	const plan = context.shop;
	if (!plan) return null;
	const filter = {
		...emptyQuery,
		manufacturers: of.manufacturer === null ? [] : [of.manufacturer],
		tag: of.tag,
		price: { min: null, max: of.price_max },
	};
	const { positions } = listPositions(plan.columns(language, of), { ...filter, category: of.category });
	const shown = Array.from(positions.subarray(0, limit), plan.getByPosition);
	if (shown.length === 0) {
		const criteria = [of.category, of.manufacturer, of.tag, of.price_max].filter((name) => name !== null);
		context.logger.note("shop.noProducts", { subject, of: criteria.join(", ") });
		return null;
	}
	const list =
		of.category === null
			? ({ type: "list" } as const)
			: ({ type: "category", category: of.category } as const);
	const search = formatQuerySearch(filter);
	const href = shopPagePath(list, language, plan) + (search === "" ? "" : `?${search}`);
	return {
		items: shown.map((listed) => productCard(listed, language, plan, context)),
		link: { href, kind: "internal", hreflang: null, newTab: false, rel: null },
	};
}
