import { parseShopPath } from "#core/routes/shop-paths.ts";

/**
 * How many steps back in the visitor's history the list lies that a product was found in (R-CAT-07): the last entry
 * that is a list, with nothing but products after it; null where there is none. `earlier` are the paths of the
 * entries before the present one, the newest last.
 */
export function stepsToList(earlier: readonly string[], storeRoot: string): number | null {
	const places = earlier.map((path) => parseShopPath(path, storeRoot)?.route.type ?? null);
	const last = places.findLastIndex((type) => type !== "product");
	const type = places[last];
	return type === "list" || type === "category" ? earlier.length - last : null;
}
