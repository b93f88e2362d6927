import type { Facets } from "#core/catalogue/facets.ts";
import type { ListMeta } from "#core/catalogue/paging.ts";
import type { Product, ProductAttribute, ProductListItem } from "#core/catalogue/product.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** One page of a list. */
export interface CataloguePage {
	/** At most 20, those of this page alone. */
	readonly items: readonly ProductListItem[];
	readonly meta: ListMeta;
	/** Null where the source cannot count. */
	readonly facets: Facets | null;
}

/** The shop's products; all reads reject when they fail (R-CONTENT-04). */
export interface Catalogue {
	/** The query's page of the published products of the shop (R-CAT-02). */
	list(query: CatalogueQuery): Promise<CataloguePage>;

	/** At most `limit` published products of the shop, rendered by chance (R-CAT-05). */
	random(limit: number): Promise<readonly ProductListItem[]>;

	/** A product with its details; null when the shop has none of that id that visitors may see (R-CAT-05). */
	product(id: ContentId): Promise<Product | null>;

	/** The products of these ids in their order, each as {@link product} gives it, in as few requests as the source allows. */
	products(ids: readonly ContentId[]): Promise<readonly (Product | null)[]>;

	/** All ratings of a product (R-CAT-05). */
	ratings(product: ContentId): Promise<readonly ProductRating[]>;
}

/** What the list's filters are made of where no facets are counted; all reads reject when they fail. */
export interface CatalogueFilters {
	/** All attributes of the named groups (R-CAT-05). */
	attributes(groups: readonly ContentId[]): Promise<readonly ProductAttribute[]>;

	/** The prices of all published products of the shop (R-CAT-05). */
	prices(): Promise<readonly DecimalText[]>;
}
