import type { PageModel } from "#core/models/page-model.ts";
import type { ShopPageModel } from "#core/models/shop-model.ts";

/** What a page of the shop shows, of the given type. Throws when the page is another one, a bug of the renderer. */
export function shopModelOf<Type extends ShopPageModel["type"]>(
	page: PageModel,
	type: Type,
): Extract<ShopPageModel, { readonly type: Type }> {
	if (page.shop?.type !== type) throw new Error(`The page ${page.path} has no shop part "${type}".`);
	return page.shop as Extract<ShopPageModel, { readonly type: Type }>;
}
