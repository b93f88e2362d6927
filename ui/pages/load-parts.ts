import { settleAll } from "#core/shared/settle-all.ts";
import type { TemplateName } from "#core/site/page.ts";
import { loadShellParts } from "#ui/shell/shell-parts.ts";
import { loadProductParts } from "#ui/shop/product/product-parts.ts";

/**
 * Loads the parts of a template's pages that stay as they were prerendered until they change, for a page that React renders from
 * nothing. Rejects when one cannot be loaded.
 */
export async function loadParts(template: TemplateName): Promise<void> {
	await settleAll([loadShellParts(), ...(template === "shop-product" ? [loadProductParts()] : [])]);
}
