import type { ProductListItem } from "#core/catalogue/product.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** A slug that more than one product has, so that their addresses would be the same. */
export interface RepeatedSlug {
	readonly slug: string;
	readonly ids: readonly ContentId[];
}

/** The slugs that stop a build because several products have them (R-ROUTE-15); letter case does not tell apart. */
export function repeatedSlugs(
	products: readonly Pick<ProductListItem, "id" | "slug">[],
): readonly RepeatedSlug[] {
	const idsBySlug = new Map<string, ContentId[]>();
	for (const { id, slug } of products) {
		const key = slug.toLowerCase();
		const ids = idsBySlug.get(key);
		if (ids) ids.push(id);
		else idsBySlug.set(key, [id]);
	}
	return Array.from(idsBySlug, ([slug, ids]) => ({ slug, ids })).filter(({ ids }) => ids.length > 1);
}
