import type { ShellModel } from "#core/models/page-model.ts";
import type { PageTemplate } from "#core/pages/page.ts";
import { settleAll } from "#core/shared/promises.ts";
import {
	footerIsland,
	headerButtonsIsland,
	headerNavigationIsland,
	siteNoticesIsland,
	socialLinksIsland,
} from "#ui/shell/shell-islands.ts";
import { productDetailsIsland } from "#ui/shop/product/product-details-island.ts";

/**
 * Loads the islands in the first frame of a template's pages, for a page that React renders itself. Rejects if one cannot be
 * loaded.
 */
export async function loadIslandsFor(
	template: PageTemplate,
	{ notices }: Pick<ShellModel, "notices">,
): Promise<void> {
	const islands = [
		footerIsland,
		headerButtonsIsland,
		headerNavigationIsland,
		socialLinksIsland,
		...(template === "shop-product" ? [productDetailsIsland] : []),
		...(notices.length > 0 ? [siteNoticesIsland] : []),
	];
	await settleAll(islands.map((island) => island.load()));
}
