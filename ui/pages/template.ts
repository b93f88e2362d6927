import type { ComponentType } from "react";
import type { PageModel } from "#core/models/page-model.ts";
import type { ShopPageModel } from "#core/models/shop-model.ts";

/** A component that renders a page's content, without header and footer. */
export type Template = ComponentType<{ page: PageModel }>;

/** Returns the page's shop model of the given type; throws for any other page, which is a bug in the renderer. */
export function shopModelOf<Type extends ShopPageModel["type"]>(
	page: PageModel,
	type: Type,
): Extract<ShopPageModel, { readonly type: Type }> {
	if (page.shop?.type !== type) throw new Error(`The page ${page.path} has no shop part "${type}".`);
	return page.shop as Extract<ShopPageModel, { readonly type: Type }>;
}
