import type { PersonalizationContent, RatingFile, SizeGuideContent } from "#core/content/personalization.ts";
import type { ProductSource, ProductTranslation, VariantContent } from "#core/content/product.ts";
import type { ManufacturerContact } from "#core/content/shop-lists.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { SearchProperty } from "#core/shared/search-property.ts";

/** A category or manufacturer as a product names it (specification 3, "List item"). */
export interface NamedReference {
	readonly id: ContentId;
	readonly display_name: string;
	/** Its part of the address, e.g. "trauringe". */
	readonly slug: string;
}

/** A product's image; `private_hash` is what the content service serves it under. */
export interface ProductImage {
	readonly private_hash: string;
}

/** An image as the detail page needs it: with its size in pixels. */
export interface DetailImage extends ProductImage {
	readonly width: number;
	readonly height: number;
}

/** What a list needs of a variant; `active` because an inactive one must not reach the price range (R-CAT-09). */
export const variantListFields = ["price_brutto", "active", "quantity"] as const;

/** A variant as a list reads it; without a price of its own it costs what the product does. */
export type VariantPrice = Pick<VariantContent, (typeof variantListFields)[number]>;

/** A version of a product, e.g. a ring size, in one language; null fields follow the product (specification 3, "Detail"). */
export interface ProductVariant extends Omit<VariantContent, "translations" | "prices"> {
	/** The id of the product it belongs to. */
	readonly product: ContentId;
}

/** A variant as far as prices and stock go. */
export type StockedVariant = VariantPrice & Pick<VariantContent, "stock" | "reorder_possible">;

/** What a list needs of a rating: 1 to 5. */
export type RatingValue = Pick<RatingFile, "rating">;

/** A property with its values, e.g. "Legierung": "585 Gelbgold". */
export interface ProductAttribute {
	readonly attribute_group: { readonly id: ContentId; readonly display_name: string };
	readonly display_values: readonly string[];
	/** False where it need not be named above the order button (B-LAW-15); absent else. */
	readonly essential?: false;
	/** What search engines compare products by with it; absent where it is none of that. */
	readonly search_property?: SearchProperty;
}

/** A field that a customer fills in for a personalised product, e.g. an engraving, in one language. */
export interface PersonalizationField
	extends Omit<PersonalizationContent["fields"][number], "translations">,
		Omit<PersonalizationContent["fields"][number]["translations"][number], "language"> {
	/** What a select offers, and what orders carry of it, the same in every language; empty for other types. */
	readonly options: readonly string[];
	/** What customers of the language read for an option; the option itself where absent. */
	readonly option_names?: Readonly<Record<string, string>>;
}

/** What must be named of goods above the order button (§ 312j (2) BGB, B-LAW-15). */
export function essentialAttributes({
	attributes,
}: Pick<Product, "attributes">): readonly ProductAttribute[] {
	return attributes.filter(
		({ essential, display_values }) => essential !== false && display_values.length > 0,
	);
}

/** What a customer reads for an option of a select. */
export function optionName(
	{ option_names = {} }: Pick<PersonalizationField, "option_names">,
	option: string,
): string {
	return (Object.hasOwn(option_names, option) ? option_names[option] : null) ?? option;
}

/** How a product can be personalised (specification 3, "personalization"). */
export interface Personalization {
	readonly id: ContentId;
	readonly display_name: string;
	readonly fields: readonly PersonalizationField[];
}

/** A table of sizes in one language, the first row its head (specification 3, "size_guide"). */
export type SizeGuide = Omit<SizeGuideContent["translations"][number], "language">;

/** The fields of a product that its views take as the content has them, texts in one language. */
type OwnFields = Omit<
	ProductSource,
	| "id"
	| "slug"
	| "status"
	| "project"
	| "translations"
	| "images"
	| "category"
	| "manufacturer"
	| "subcategories"
	| "attributes"
	| "product_variants"
	| "personalization"
	| "size_guide"
	| "prices"
> &
	Omit<ProductTranslation, "language">;

/** A product with everything its detail page shows (specification 3, "Detail"; R-CAT-09). */
export interface Product extends OwnFields {
	readonly id: ContentId;
	readonly slug: string;
	/** Only "published" is listed (R-CAT-01). */
	readonly status: string;
	/** The domain of the shop it belongs to. */
	readonly project: string;
	readonly images: readonly DetailImage[];
	readonly category: NamedReference | null;
	readonly manufacturer: NamedReference | null;
	/** Null where nobody has written it down (B-LAW-07). */
	readonly manufacturer_contact: ManufacturerContact | null;
	readonly subcategories: readonly { readonly subcategory_id: ContentId }[];
	readonly attributes: readonly ProductAttribute[];
	readonly product_variants: readonly ProductVariant[];
	readonly personalization: Personalization | null;
	readonly size_guide: SizeGuide | null;
	readonly ratings: readonly RatingValue[];
}

/** The fields of a product that lists show (specification 3, "List item"). */
export const listFields = [
	"id",
	"display_name",
	"slug",
	"images",
	"manufacturer",
	"category",
	"stock",
	"product_variants",
	"ratings",
	"price_brutto",
	"price_history",
	"quantity",
] as const satisfies readonly (keyof Product)[];

/** A product as a list shows it (specification 3, "List item"; R-CAT-09). */
export interface ProductListItem
	extends Omit<Pick<Product, (typeof listFields)[number]>, "images" | "product_variants"> {
	readonly images: readonly ProductImage[];
	readonly product_variants: readonly VariantPrice[];
}

/** A product with what filters, facets and sorting look at in addition to the list's fields. */
export interface CatalogueProduct
	extends Omit<ProductListItem, "product_variants">,
		Pick<
			Product,
			"status" | "project" | "subcategories" | "tags" | "attributes" | "date_created" | "reorder_possible"
		> {
	readonly product_variants: readonly StockedVariant[];
}

/** What filters, facets and sorting look at. */
export type IndexedProduct = Pick<
	CatalogueProduct,
	| "status"
	| "project"
	| "display_name"
	| "category"
	| "manufacturer"
	| "subcategories"
	| "tags"
	| "attributes"
	| "price_brutto"
	| "date_created"
	| "stock"
	| "reorder_possible"
	| "product_variants"
>;

/** Returns whether a product is shown to visitors of the shop of that domain (R-CAT-01). */
export function isListed(product: Pick<IndexedProduct, "status" | "project">, project: string): boolean {
	return product.status === "published" && product.project === project;
}

/** The variants that are offered: inactive ones are not (R-CAT-09). */
export function activeVariants<Variant extends VariantPrice>(product: {
	readonly product_variants: readonly Variant[];
}): readonly Variant[] {
	return product.product_variants.filter((variant) => variant.active);
}

/** The reference number of a variant: the product's plus the variant's suffix (R-CAT-09); null without the former. */
export function variantReference(
	product: Pick<Product, "reference_number">,
	variant: Pick<ProductVariant, "reference_number_suffix"> | null,
): string | null {
	if (product.reference_number === null) return null;
	return `${product.reference_number}${variant?.reference_number_suffix ?? ""}`;
}
