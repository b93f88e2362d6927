import type { ContentSource } from "#core/content/source-content.ts";

/**
 * Types a site's own content source for the default export of its module.
 * @example
 * export default defineContentSource({
 *   load: async () => ({ documents: { "shop/products/ring.json": await productOf("ring") } }),
 * });
 */
export function defineContentSource(source: ContentSource): ContentSource {
	return source;
}
