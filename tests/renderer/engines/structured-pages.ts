import type { ShellModel } from "#core/models/page-model.ts";
import type { ShopPageModel } from "#core/models/shop-model.ts";
import { structuredData } from "#renderer/engines/structured-data/structured-data.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";
import { type PageDraft, withDigest } from "#renderer/plan/page-models.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { createShopPageModels } from "#renderer/plan/shop/shop-page-models.ts";
import { readDemoSite, shopOf } from "#tests/renderer/demo-shop.ts";

export const { context } = (await readDemoSite()).plan();
/** The demo in German. */
export const shell = shellModel("de", context);
/** The pages of the demo's shop. */
export const model = createShopPageModels(shopOf(context), context);
/** A ring with sizes. */
export const halo = model({ type: "product", category: "verlobungsringe", product: "halo" }, "de");

/** A watch with ratings. */
export const watch = model({ type: "product", category: "uhren", product: "alpenhorn-mitternacht" }, "de");

/** Returns the items of a type on a page. */
export function itemsOf(
	page: PageDraft,
	type: string,
	shellModel: ShellModel = shell,
): readonly StructuredItem[] {
	return structuredData(withDigest(page).model, shellModel).filter((item) => item["@type"] === type);
}

/** Returns the ring's page with other fields of the product. */
export function productPage(
	fields: Partial<Extract<ShopPageModel, { type: "product" }>["product"]>,
): PageDraft {
	if (halo.shop?.type !== "product") throw new Error("Halo is no product");
	return { ...halo, shop: { ...halo.shop, product: { ...halo.shop.product, ...fields } } };
}
