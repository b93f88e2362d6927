import type { ShopAddress } from "#core/routes/shop-path-segments.ts";
import { parseShopPath } from "#core/routes/shop-paths.ts";

/**
 * Returns how many steps back in the history the product's list is (R-CAT-07): the last list entry that is followed
 * only by products; null if there is none. `earlier` are the paths of the entries before the current one, the
 * newest last.
 */
export function stepsToList(earlier: readonly string[], address: ShopAddress): number | null {
	const places = earlier.map((path) => parseShopPath(path, address)?.type ?? null);
	const last = places.findLastIndex((type) => type !== "product");
	const type = places[last];
	return type === "list" || type === "category" ? earlier.length - last : null;
}
