import type { PriceHistoryEntry } from "#core/catalogue/price-reduction.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";

/** A category or manufacturer as a product names it (specification 3, "List item"). */
export interface NamedReference {
	readonly id: ContentId;
	readonly display_name: string;
	/** Its part of the address, e.g. "trauringe". */
	readonly slug: string;
}

/** A product's picture; `private_hash` is what the content service serves it under. */
export interface ProductImage {
	readonly private_hash: string;
}

/** A picture as the detail page needs it: with its size in pixels. */
export interface DetailImage extends ProductImage {
	readonly width: number;
	readonly height: number;
}

/** What a list needs of a variant; `active` because an inactive one must not reach the price range (R-CAT-09). */
export interface VariantPrice {
	/** Gross price; null follows the product's. */
	readonly price_brutto: DecimalText | null;
	readonly active: boolean;
}

/** A version of a product, e.g. a ring size; null fields follow the product (specification 3, "Detail"). */
export interface ProductVariant extends VariantPrice {
	readonly id: ContentId;
	readonly display_name: string;
	/** Pieces at hand. */
	readonly stock: number | null;
	readonly reference_number_suffix: string | null;
	/** The id of the product it belongs to. */
	readonly product: ContentId;
	/** Days until delivery. */
	readonly shipping_time: number | null;
	readonly reorder_possible: boolean | null;
}

/** What a list needs of a rating: 1 to 5. */
export interface RatingValue {
	readonly rating: number;
}

/** A property with its values, e.g. "Legierung": "585 Gelbgold". */
export interface ProductAttribute {
	readonly attribute_group: { readonly id: ContentId; readonly display_name: string };
	readonly display_values: readonly string[];
}

/** A field that a customer fills in for a personalised product, e.g. an engraving. */
export interface PersonalizationField {
	/** The key of its value within the personalisation. */
	readonly name: string;
	readonly display_name: string;
	readonly type: "text" | "select" | "checkbox";
	readonly required: boolean;
	/** Characters that a text may have; null for any number. */
	readonly max_length: number | null;
	/** What a select offers, and what orders carry of it, the same in every language; empty for other types. */
	readonly options: readonly string[];
	/** What customers of the language read for an option; the option itself where absent. */
	readonly option_names?: Readonly<Record<string, string>>;
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

/** A table of sizes, the first row its head (specification 3, "size_guide"). */
export interface SizeGuide {
	readonly display_name: string;
	readonly table: readonly (readonly string[])[];
}

/** Who answers for a product's safety, and where to reach them (GPSR Art. 19). */
export interface SafetyContact {
	readonly name: string;
	readonly postal_address: string;
	/** An e-mail or web address. */
	readonly electronic_address: string;
}

/** The manufacturer as the offer itself must name it (B-LAW-07). */
export interface ManufacturerContact extends SafetyContact {
	/** The responsible person in the EU where the manufacturer has its seat outside; else null. */
	readonly responsible_person: SafetyContact | null;
}

/** A product as a list shows it (specification 3, "List item"; R-CAT-09). */
export interface ProductListItem {
	readonly id: ContentId;
	readonly display_name: string;
	readonly slug: string;
	readonly images: readonly ProductImage[];
	readonly manufacturer: NamedReference | null;
	readonly category: NamedReference | null;
	/** Pieces at hand; null when the shop does not count them. */
	readonly stock: number | null;
	readonly product_variants: readonly VariantPrice[];
	readonly ratings: readonly RatingValue[];
	/** Gross price; null for "on request". */
	readonly price_brutto: DecimalText | null;
	/** The prices it was sold at, which a reduction is judged by (B-LAW-05); null where none are kept. */
	readonly price_history: readonly PriceHistoryEntry[] | null;
}

/** A product with what filters, facets and sorting look at beside the list's fields. */
export interface CatalogueProduct extends ProductListItem {
	/** Only "published" is listed (R-CAT-01). */
	readonly status: string;
	/** The domain of the shop it belongs to. */
	readonly project: string;
	readonly subcategories: readonly { readonly subcategory_id: ContentId }[];
	readonly tags: readonly string[];
	readonly attributes: readonly ProductAttribute[];
	/** When it was put into the catalogue, ISO 8601; null sorts last. */
	readonly date_created: string | null;
}

/** A product with everything its detail page shows (specification 3, "Detail"; R-CAT-09). */
export interface Product extends CatalogueProduct {
	readonly reference_number: string | null;
	/** Markdown. */
	readonly description: string | null;
	readonly images: readonly DetailImage[];
	/** Whether it can be ordered although none is at hand. */
	readonly reorder_possible: boolean;
	/** Days until delivery. */
	readonly shipping_time: number | null;
	/** What a choice of variants is called, e.g. "Ringgröße". */
	readonly variant_display_name: string | null;
	readonly product_variants: readonly ProductVariant[];
	readonly personalization: Personalization | null;
	readonly size_guide: SizeGuide | null;
	/** Null where nobody has written it down (B-LAW-07). */
	readonly manufacturer_contact: ManufacturerContact | null;
	/** Markdown, in the page's language (B-LAW-07). */
	readonly safety_warnings: string | null;
	/** Whether it holds or comes with a battery, of which its page must speak (B-LAW-12); null where not known. */
	readonly battery: boolean | null;
	/** Years of the producer's durability guarantee (B-LAW-08). */
	readonly guarantee_years: number | null;
	/** Who gives that guarantee. */
	readonly guarantor: string | null;
}

/** Tells whether a product is shown to visitors of the shop of that domain (R-CAT-01). */
export function isListed(product: CatalogueProduct, project: string): boolean {
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
