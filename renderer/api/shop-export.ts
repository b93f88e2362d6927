import type { ContentRequest, SourceContent } from "#core/content/source-content.ts";
import type { ShopExport } from "#renderer/import/export-content.ts";

/**
 * Returns the products of an export of Shopify, WooCommerce or a list as content, for a site's own source. Throws if the file is no such
 * export. `facette import --dry-run` names what cannot be taken.
 * @example
 * export default defineContentSource({
 *   load: (request) => readShopExport(request, { kind: "shopify", file: "products_export.csv", images: "pictures" }),
 * });
 */
export async function readShopExport(
	request: ContentRequest,
	shopExport: ShopExport,
): Promise<SourceContent> {
	// Loaded late, because every configuration imports this module.
	const { exportContent } = await import("#renderer/import/export-content.ts");
	return exportContent(request, shopExport);
}
