import type { Facets } from "#core/catalogue/facets.ts";
import type { ListMeta } from "#core/catalogue/paging.ts";
import type { Product, ProductAttribute, ProductListItem } from "#core/catalogue/product.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** A page of a product list. */
export interface CataloguePage {
	/** The products of this page, at most 20. */
	readonly items: readonly ProductListItem[];
	readonly meta: ListMeta;
	/** Null if the source cannot count them. */
	readonly facets: Facets | null;
}

/** The shop's products. All methods reject if they fail (R-CONTENT-04). */
export interface Catalogue {
	/** Returns one page of the shop's published products that match a query (R-CAT-02). */
	list(query: CatalogueQuery): Promise<CataloguePage>;

	/** Returns a random selection of the shop's published products, at most `limit` (R-CAT-05). */
	random(limit: number): Promise<readonly ProductListItem[]>;

	/** Returns a product with its details; null if visitors may not see it or it does not exist (R-CAT-05). */
	product(id: ContentId): Promise<Product | null>;

	/**
	 * Returns the products with these ids, in their order. Each is the same as from {@link product}. Sends as few
	 * requests as the source allows.
	 */
	products(ids: readonly ContentId[]): Promise<readonly (Product | null)[]>;

	/** Returns all ratings of a product (R-CAT-05). */
	ratings(product: ContentId): Promise<readonly ProductRating[]>;
}

/** The data for a list's filters if the source counts no facets. All methods reject if they fail. */
export interface CatalogueFilters {
	/** Returns all attributes of these groups (R-CAT-05). */
	attributes(groups: readonly ContentId[]): Promise<readonly ProductAttribute[]>;

	/** Returns the prices of all published products of the shop (R-CAT-05). */
	prices(): Promise<readonly DecimalText[]>;
}
