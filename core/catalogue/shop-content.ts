import type { DetailImage } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { PersonalizationContent, SizeGuideContent } from "#core/content/personalization.ts";
import type { ProductSource } from "#core/content/product.ts";
import type { Publication } from "#core/content/publication.ts";
import type { AttributeGroup, ManufacturerSource, ShopCategory } from "#core/content/shop-lists.ts";
import type { ShopSettingsTranslation } from "#core/content/shop-settings.ts";
import type { StatedSettings } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** The maker of a product; `slug` is set if the brand has its own page. */
export interface ShopManufacturer extends ManufacturerSource {
	readonly display_name: string;
	readonly slug: string;
}

/**
 * A product in all its languages, which names shared data by id (specification 3, "Product"). `project` is null for
 * the site's own.
 */
export interface ProductContent
	extends Omit<
			ProductSource,
			"id" | "status" | keyof Publication | "slug" | "images" | "category" | "subcategories"
		>,
		Publication {
	readonly id: ContentId;
	/** Only "published" is listed (R-CAT-01). */
	readonly status: string;
	/** Its segment of the address in languages whose translation has none; unique within the shop (R-ROUTE-15). */
	readonly slug: string;
	readonly images: readonly DetailImage[];
	readonly category: ContentId | null;
	readonly subcategories: readonly { readonly subcategory_id: ContentId }[];
}

/** The shop's content in all its languages, with valid references only. */
export interface ShopContent {
	/** In the shop's first language. */
	readonly settings: StatedSettings;
	readonly settings_translations: readonly ShopSettingsTranslation[];
	readonly categories: readonly ShopCategory[];
	readonly manufacturers: readonly ShopManufacturer[];
	readonly attributes: readonly AttributeGroup[];
	readonly personalizations: readonly PersonalizationContent[];
	readonly size_guides: readonly SizeGuideContent[];
	readonly products: readonly ProductContent[];
	readonly ratings: readonly ProductRating[];
}
