import type { TemplateName } from "#core/pages/page.ts";
import { settleAll } from "#core/shared/settle-all.ts";
import { loadShellParts } from "#ui/shell/shell-parts.ts";
import { loadProductParts } from "#ui/shop/product/product-parts.ts";

/**
 * Loads the static parts of a template, for a page that React renders from scratch; rejects if one cannot be
 * loaded.
 */
export async function loadParts(template: TemplateName): Promise<void> {
	await settleAll([loadShellParts(), ...(template === "shop-product" ? [loadProductParts()] : [])]);
}
