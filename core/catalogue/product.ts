import type { PersonalizationContent, RatingFile, SizeGuideContent } from "#core/content/personalization.ts";
import type { ProductSource, ProductTranslation, VariantContent } from "#core/content/product.ts";
import type { Publication } from "#core/content/publication.ts";
import type { ManufacturerContact, NamedReference } from "#core/content/shop-lists.ts";
import type { SearchProperty } from "#core/content-values/search-property.ts";
import type { Language } from "#core/language/language.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** A product's image; the content service serves it under `private_hash`. */
export interface ProductImage {
	readonly private_hash: string;
}

/** An image for the detail page, with its size in pixels. */
export interface DetailImage extends ProductImage {
	readonly width: number;
	readonly height: number;
}

/**
 * The fields of a variant that a list needs; `active` because inactive ones must not affect the price range
 * (R-CAT-09).
 */
export const variantListFields = ["price_brutto", "active", "quantity"] as const;

/** A variant as read by a list; without its own price it costs what the product costs. */
export type VariantPrice = Pick<VariantContent, (typeof variantListFields)[number]>;

/** A version of a product, e.g. a ring size, in one language; null fields follow the product (specification 3, "Detail"). */
export interface ProductVariant extends Omit<VariantContent, "translations" | "prices"> {
	/** The id of the product it belongs to. */
	readonly product: ContentId;
}

/** The fields of a variant for prices and stock. */
export type StockedVariant = VariantPrice & Pick<VariantContent, "stock" | "reorder_possible">;

/** The value of a rating, from 1 to 5. */
export type RatingValue = Pick<RatingFile, "rating">;

/** A property with its values, e.g. "Legierung": "585 Gelbgold". */
export interface ProductAttribute {
	readonly attribute_group: Omit<NamedReference, "slug">;
	readonly display_values: readonly string[];
	/** The language of each value that is not in the page's, by value; absent if all are (B-LAW-21). */
	readonly value_languages?: Readonly<Record<string, Language>>;
	/** False if it need not be named above the order button (B-LAW-15); otherwise absent. */
	readonly essential?: false;
	/** The property by which search engines compare products; absent if it is none of them. */
	readonly search_property?: SearchProperty;
}

/** Returns the language that all values of an attribute are in if it is not the page's. */
export function languageOfValues({
	display_values,
	value_languages = {},
}: Pick<ProductAttribute, "display_values" | "value_languages">): Language | undefined {
	const [first, ...others] = new Set(display_values.map((value) => value_languages[value]));
	return others.length === 0 ? first : undefined;
}

/** A field of a personalised product that the customer fills in, e.g. an engraving, in one language. */
export interface PersonalizationField
	extends Omit<PersonalizationContent["fields"][number], "translations">,
		Omit<PersonalizationContent["fields"][number]["translations"][number], "language"> {
	/** The options of a select, which orders contain, the same in every language; empty for other types. */
	readonly options: readonly string[];
	/** The displayed names of options in the page's language; an option without an entry shows itself. */
	readonly option_names?: Readonly<Record<string, string>>;
}

/**
 * Returns the attributes of a product, or of its variant, that must be named above the order button (§ 312j (2)
 * BGB, B-LAW-15).
 */
export function essentialAttributes(
	product: Pick<Product, "attributes">,
	variant: Pick<ProductVariant, "display_name"> | null,
): readonly ProductAttribute[] {
	return attributesOf(product, variant).filter(
		({ essential, display_values }) => essential !== false && display_values.length > 0,
	);
}

/**
 * Returns a product's attributes as they apply to its variant. Of an attribute's values, a variant has those that
 * its name contains: of "585 Gelbgold" and "Platin 600" the former, if it is called "585 Gelbgold, 52,5". If its
 * name contains none, it has all.
 */
export function attributesOf(
	{ attributes }: Pick<Product, "attributes">,
	variant: Pick<ProductVariant, "display_name"> | null,
): readonly ProductAttribute[] {
	if (!variant) return attributes;
	const name = wordsOf(variant.display_name);
	return attributes.map((attribute) => {
		const named = attribute.display_values.filter((value) => hasWords(name, value));
		// "585 Gelbgold matt" contains "585 Gelbgold", which is a different alloy.
		const variantValues = named.filter(
			(value) => !named.some((other) => other !== value && hasWords(wordsOf(other), value)),
		);
		return variantValues.length === 0 ? attribute : { ...attribute, display_values: variantValues };
	});
}

/** Returns the words of a text in lower case, each between spaces. */
function wordsOf(text: string): string {
	return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}

/** Returns whether the words of a text, from {@link wordsOf}, contain those of another. */
function hasWords(words: string, part: string): boolean {
	return part.trim() !== "" && words.includes(wordsOf(part));
}

/** Returns the displayed name of a select's option. */
export function optionName(
	{ option_names = {} }: Pick<PersonalizationField, "option_names">,
	option: string,
): string {
	return (Object.hasOwn(option_names, option) ? option_names[option] : null) ?? option;
}

/** The personalisation of a product (specification 3, "personalization"). */
export interface Personalization {
	readonly id: ContentId;
	readonly display_name: string;
	readonly fields: readonly PersonalizationField[];
}

/** A size table in one language, with a header row (specification 3, "size_guide"). */
export type SizeGuide = Omit<SizeGuideContent["translations"][number], "language">;

/** The fields of a product that its views take from the content unchanged, texts in one language. */
type OwnFields = Omit<
	ProductSource,
	| "id"
	| "slug"
	| "status"
	| keyof Publication
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
	Omit<ProductTranslation, "language" | "slug">;

/** A product with everything its detail page shows (specification 3, "Detail"; R-CAT-09). */
export interface Product extends OwnFields {
	readonly id: ContentId;
	/** Its slug, the same in every language and unique within the shop (R-ROUTE-15). */
	readonly slug: string;
	/** Its slug in paths of the page's language; absent if it is `slug` (B-SEO-12). */
	readonly localized_slug?: string;
	/** Only "published" is listed (R-CAT-01). */
	readonly status: string;
	/** The domain of the shop it belongs to. */
	readonly project: string;
	readonly images: readonly DetailImage[];
	readonly category: NamedReference | null;
	readonly manufacturer: NamedReference | null;
	/** Null if unknown (B-LAW-07). */
	readonly manufacturer_contact: ManufacturerContact | null;
	readonly subcategories: readonly { readonly subcategory_id: ContentId }[];
	readonly attributes: readonly ProductAttribute[];
	readonly product_variants: readonly ProductVariant[];
	readonly personalization: Personalization | null;
	readonly size_guide: SizeGuide | null;
	readonly ratings: readonly RatingValue[];
	/** The language of each text that is not in the page's, by field; absent if all are (B-LAW-21). */
	readonly text_languages?: Readonly<Record<string, Language>>;
}

/** The fields of a product that lists show (specification 3, "List item"). */
export const listFields = [
	"id",
	"display_name",
	"slug",
	"localized_slug",
	"images",
	"manufacturer",
	"category",
	"stock",
	"reorder_possible",
	"product_variants",
	"ratings",
	"price_brutto",
	"price_history",
	"quantity",
	"condition",
	"margin_taxed",
	"tags",
	"text_languages",
] as const satisfies readonly (keyof Product)[];

/** A product as a list shows it (specification 3, "List item"; R-CAT-09). */
export interface ProductListItem
	extends Omit<Pick<Product, (typeof listFields)[number]>, "images" | "product_variants"> {
	readonly images: readonly ProductImage[];
	readonly product_variants: readonly VariantPrice[];
}

/** A product with the list's fields and those for filters, facets and sorting. */
export interface CatalogueProduct
	extends Omit<ProductListItem, "product_variants">,
		Pick<Product, "status" | "project" | "subcategories" | "attributes" | "date_created"> {
	readonly product_variants: readonly StockedVariant[];
}

/** The fields for filters, facets and sorting. */
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
	| "condition"
>;

/** Returns whether a product is listed in the shop of that domain (R-CAT-01). */
export function isListed(product: Pick<IndexedProduct, "status" | "project">, project: string): boolean {
	return product.status === "published" && product.project === project;
}

/** Returns the offered variants, without inactive ones (R-CAT-09). */
export function activeVariants<Variant extends VariantPrice>(product: {
	readonly product_variants: readonly Variant[];
}): readonly Variant[] {
	return product.product_variants.filter((variant) => variant.active);
}

/**
 * Returns the price history of a product or of its variant. That of the product applies to a variant without its own if it costs what the
 * product costs, because one with another price never had the prices of that history; null for such a variant.
 */
export function priceHistoryOf(
	product: Pick<Product, "price_brutto" | "price_history">,
	variant: Pick<ProductVariant, "price_brutto" | "price_history"> | null,
): Product["price_history"] {
	if (variant === null) return product.price_history;
	const isShared = (variant.price_brutto ?? product.price_brutto) === product.price_brutto;
	return variant.price_history ?? (isShared ? product.price_history : null);
}

/**
 * Returns the reference number of a variant: the product's plus the variant's suffix (R-CAT-09). If the product has
 * none, the suffix is the complete number, as in a list that numbers each size separately. Null without both.
 */
export function variantReference(
	product: Pick<Product, "reference_number">,
	variant: Pick<ProductVariant, "reference_number_suffix"> | null,
): string | null {
	return `${product.reference_number ?? ""}${variant?.reference_number_suffix ?? ""}` || null;
}

/**
 * Returns the manufacturer's part number (MPN) of a product or variant: its reference number if the shop's company
 * is the manufacturer. Null for other manufacturers' products, because their reference numbers are the shop's own.
 */
export function partNumber(
	product: Pick<Product, "reference_number" | "manufacturer_contact">,
	variant: Pick<ProductVariant, "reference_number_suffix"> | null,
	company: string,
): string | null {
	const maker = product.manufacturer_contact?.name.trim();
	return maker === company.trim() ? variantReference(product, variant) : null;
}
