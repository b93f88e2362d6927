import type { PriceHistoryEntry } from "#core/catalogue/price-reduction.ts";
import type {
	DetailImage,
	ManufacturerContact,
	PersonalizationField,
	ProductVariant,
} from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";
import type { TranslationEntry } from "#core/shared/translation.ts";
import type { ContentTemplateName } from "#core/site/page.ts";

/** The types of settings' legal_pages, each the template of the page that its text fills (R-SET-05). */
export const legalPageTypes = [
	"terms",
	"withdrawal",
	"shipping-and-payment",
] as const satisfies readonly ContentTemplateName[];

/** A name in one language. */
export interface NameTranslation extends TranslationEntry {
	readonly display_name: string;
}

/** What is said of a category in one language. */
export interface CategoryTranslation extends NameTranslation {
	/** Markdown. */
	readonly description: string | null;
}

/** A category of the shop, in the order of `sort`. */
export interface ShopCategory {
	readonly id: ContentId;
	/** Its part of the address, the same in every language (R-ROUTE-15). */
	readonly slug: string;
	readonly sort: number;
	readonly translations: readonly CategoryTranslation[];
}

/** Who makes products of the shop; `slug` is a brand's where the brand has a page of its own. */
export interface ShopManufacturer {
	readonly id: ContentId;
	readonly display_name: string;
	readonly slug: string;
	/** Null where nobody has written it down (B-LAW-07). */
	readonly contact: ManufacturerContact | null;
}

/** A value that products of an attribute group share, e.g. "750/1000 Gelbgold". */
export interface AttributeValue {
	readonly id: ContentId;
	readonly translations: readonly (TranslationEntry & { readonly display_value: string })[];
}

/** A kind of attribute, e.g. "Legierung". */
export interface AttributeGroup {
	readonly id: ContentId;
	readonly translations: readonly NameTranslation[];
	/** Empty where products write their values themselves, the same in every language: "39 mm". */
	readonly values: readonly AttributeValue[];
}

/** What a personalisation's field says in one language. */
export interface PersonalizationFieldTranslation extends NameTranslation {
	/** What a select offers, in the same order in each language; empty for other types. */
	readonly options: readonly string[];
}

/** A way to personalise products. */
export interface PersonalizationContent {
	readonly id: ContentId;
	readonly translations: readonly NameTranslation[];
	readonly fields: readonly (Omit<PersonalizationField, "display_name" | "options"> & {
		readonly translations: readonly PersonalizationFieldTranslation[];
	})[];
}

/** A table of sizes; the first row of each language's is its head. */
export interface SizeGuideContent {
	readonly id: ContentId;
	readonly translations: readonly (NameTranslation & { readonly table: readonly (readonly string[])[] })[];
}

/** A version of a product; its own name counts in languages that `translations` lacks, since "54" is a name in all. */
export interface VariantContent extends Omit<ProductVariant, "product"> {
	readonly translations: readonly NameTranslation[];
}

/** What is said of a product in one language. */
export interface ProductTranslation extends NameTranslation {
	/** Markdown. */
	readonly description: string | null;
	/** What a choice of variants is called. */
	readonly variant_display_name: string | null;
	/** Markdown (B-LAW-07). */
	readonly safety_warnings: string | null;
}

/** A product in all its languages, what it shares with others named by id (specification 3, "Product"). */
export interface ProductContent {
	readonly id: ContentId;
	/** Only "published" is listed (R-CAT-01). */
	readonly status: string;
	/** The domain of the shop that it belongs to; null for the site's own. */
	readonly project: string | null;
	/** Its part of the address, the same in every language and unique within the shop (R-ROUTE-15). */
	readonly slug: string;
	readonly translations: readonly ProductTranslation[];
	readonly images: readonly DetailImage[];
	readonly manufacturer: ContentId | null;
	readonly category: ContentId | null;
	readonly subcategories: readonly { readonly subcategory_id: ContentId }[];
	readonly tags: readonly string[];
	readonly attributes: readonly {
		readonly attribute_group: ContentId;
		/** Ids of the group's values, or the values themselves where the group lists none. */
		readonly display_values: readonly string[];
	}[];
	readonly reference_number: string | null;
	/** Gross price; null for "on request". */
	readonly price_brutto: DecimalText | null;
	readonly price_history: readonly PriceHistoryEntry[] | null;
	/** Pieces at hand; null when the shop does not count them. */
	readonly stock: number | null;
	readonly reorder_possible: boolean;
	/** Days until delivery. */
	readonly shipping_time: number | null;
	readonly product_variants: readonly VariantContent[];
	readonly personalization: ContentId | null;
	readonly size_guide: ContentId | null;
	/** When it was put into the catalogue, ISO 8601. */
	readonly date_created: string | null;
	readonly battery: boolean | null;
	readonly guarantee_years: number | null;
	readonly guarantor: string | null;
}

/** The settings' texts in one language; null and a name that is missing keep the settings' own. */
export interface ShopSettingsTranslation extends TranslationEntry {
	readonly call_to_action_text: string | null;
	readonly global_footer: string | null;
	readonly bank_details: string | null;
	/** Names of subcategories, ways to pay and to ship, and countries by the settings' own: "Rechnung" to "Invoice". */
	readonly names: Readonly<Record<string, string>>;
}

/** The shop's content in all its languages, every reference within it valid. */
export interface ShopContent {
	/** In the words of the shop's first language. */
	readonly settings: ShopSettings;
	readonly settings_translations: readonly ShopSettingsTranslation[];
	readonly categories: readonly ShopCategory[];
	readonly manufacturers: readonly ShopManufacturer[];
	readonly attributes: readonly AttributeGroup[];
	readonly personalizations: readonly PersonalizationContent[];
	readonly size_guides: readonly SizeGuideContent[];
	readonly products: readonly ProductContent[];
	readonly ratings: readonly ProductRating[];
}
