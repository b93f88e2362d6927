import type { AppointmentBranch } from "#core/appointments/appointment-branch.ts";
import type { Product, ProductVariant } from "#core/catalogue/product.ts";
import type { NamedSettings, namedFields } from "#core/catalogue/translated-names.ts";
import type { AcceptedText } from "#core/checkout/checkout-draft.ts";
import type { CheckoutSettings } from "#core/checkout/checkout-terms.ts";
import type { Company } from "#core/content/company.ts";
import type { ConsumerMediator } from "#core/content/legal.ts";
import type { Language } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** The fields of a product's variant that the service reads. */
export type PricedVariant = Omit<ProductVariant, "product" | "price_history">;

/** The product fields that mails show, in one language. */
export interface NamedProduct extends Pick<Product, (typeof namedFields)[number]> {
	readonly product_variants: readonly Pick<ProductVariant, "id" | "display_name">[];
}

/** A text that customers accept with an order, in one language. */
export interface ShopText {
	readonly type: string;
	readonly language: Language;
	readonly title: string;
	/** Markdown; null if only its title and address are known. */
	readonly markdown: string | null;
	readonly url: string;
}

/** An official graphic that is attached to an order's mail (B-LAW-08). */
export interface ShopFile {
	readonly name: string;
	/** Its media type. */
	readonly type: string;
	/** Its bytes in base64. */
	readonly base64: string;
}

/** The official notice about the legal guarantee in one language. */
export interface ShopNotice extends ShopFile {
	readonly language: Language;
}

/** The official label of a product's durability guarantee, for customers of some languages. */
export interface ShopLabel extends ShopFile {
	readonly product: ContentId;
	readonly languages: readonly Language[];
}

/** The names of the shop in another language. */
export interface CatalogueTranslation {
	readonly settings: NamedSettings;
	/** By id as text. */
	readonly products: ReadonlyMap<string, NamedProduct>;
}

/** The product fields that the service reads. */
export const pricedFields = [
	"id",
	"display_name",
	"slug",
	"status",
	"project",
	"price_brutto",
	"quantity",
	"stock",
	"stock_counted_at",
	"reorder_possible",
	"shipping_time",
	"production_time",
	"reference_number",
	"personalization",
	"variant_display_name",
	"attributes",
	"guarantee_years",
	"guarantor",
	"spare_parts_years",
	"guarantee_terms",
	"condition",
	"margin_taxed",
	"text_languages",
] as const satisfies readonly (keyof Product)[];

/** The parts of a product that the service reads. */
export interface PricedProduct extends Pick<Product, (typeof pricedFields)[number]> {
	readonly product_variants: readonly PricedVariant[];
}

/** The settings that order rules and mails read; all others have neutral values. */
export interface Catalogue {
	/** The shop's domain. */
	readonly project: string;
	readonly currency: Currency;
	/** The time at which the content was read, ISO 8601; null if unknown. */
	readonly content_read_at: string | null;
	/** The time at which an earlier catalogue was published again, ISO 8601; null for others. */
	readonly restored_at: string | null;
	/** The shop's own language for mails, and the one whose addresses have no prefix; German if the catalogue names none. */
	readonly language: Language;
	readonly settings: CheckoutSettings;
	/** The current versions of the texts that every order must accept. */
	readonly requiredTexts: readonly AcceptedText[];
	/** By id as text. */
	readonly products: ReadonlyMap<string, PricedProduct>;
	readonly translations: Readonly<Partial<Record<Language, CatalogueTranslation>>>;
	/** The texts that orders accept, in all their languages. */
	readonly texts: readonly ShopText[];
	/** The official notices about the legal guarantee; empty if the catalogue has none. */
	readonly notices: readonly ShopNotice[];
	/** The official labels of products; empty if the catalogue has none. */
	readonly labels: readonly ShopLabel[];
	/** The IANA time zone of the shop's days; null if the catalogue names none. */
	readonly time_zone: string | null;
	/** The branches for appointments; empty if the catalogue names none. */
	readonly branches: readonly AppointmentBranch[];
	/** The sender of mails; null if the catalogue names none. */
	readonly company: Company | null;
	/** The mediator for disputes; null if the catalogue names none. */
	readonly mediator: ConsumerMediator | null;
}

/** A product with the chosen variant, or without one if it has none. */
export interface Offered {
	readonly product: PricedProduct;
	readonly variant: PricedVariant | null;
}

/** Returns the offer with these ids; null if it is unknown, unpublished or inactive. */
export function offeredIn(
	catalogue: Catalogue,
	productId: ContentId,
	variantId: ContentId | null,
): Offered | null {
	const product = listedIn(catalogue, productId);
	if (!product) return null;
	// A product whose variants are all inactive has nothing to put into the cart (R-CAT-07).
	if (variantId === null) return product.product_variants.length === 0 ? { product, variant: null } : null;
	const variant = product.product_variants.find(({ id, active }) => active && sameId(id, variantId));
	return variant ? { product, variant } : null;
}

/** Returns a product as far as visitors see it; null if it is unknown or unpublished. */
export function listedIn(catalogue: Catalogue, productId: ContentId): PricedProduct | null {
	const product = catalogue.products.get(String(productId));
	// The rule of R-CAT-01; core's function needs a complete product.
	return product?.status === "published" && product.project === catalogue.project ? product : null;
}

/**
 * Returns the name of the stock of a product or variant: the variant's own if it is counted, otherwise the product's.
 */
export function stockItem({ product, variant }: Offered): string {
	return itemName(product.id, variant !== null && variant.stock !== null ? variant.id : null);
}

/** The catalogue's stock of a product or variant. */
export interface StockCount {
	/** The name from {@link stockItem}. */
	readonly item: string;
	readonly product: string;
	/** Null for the product's own stock. */
	readonly variant: string | null;
	/** Null if it is not counted. */
	readonly pieces: number | null;
	/** The time at which the pieces were counted: a day or an instant, ISO 8601; null if unknown. */
	readonly countedAt: string | null;
	/** The variants with stock of their own, which the product's number does not include. */
	readonly countedVariants: readonly string[];
}

/** Returns the catalogue's stock of each product and variant, counted or not. */
export function stockCounts({ products }: Catalogue): readonly StockCount[] {
	return [...products.values()].flatMap((product) => {
		const countedVariants = product.product_variants.flatMap(({ id, stock }) =>
			stock === null ? [] : [String(id)],
		);
		const countOf = (counted: PricedProduct | PricedVariant, variant: string | null): StockCount => ({
			item: itemName(product.id, variant),
			product: String(product.id),
			variant,
			pieces: counted.stock,
			countedAt: counted.stock_counted_at,
			countedVariants: variant === null ? countedVariants : [],
		});
		return [
			countOf(product, null),
			...product.product_variants.map((variant) => countOf(variant, String(variant.id))),
		];
	});
}

/** Returns the name of a product's stock, or of a variant's own. */
export function itemName(product: ContentId, variant: ContentId | null): string {
	return JSON.stringify([product, ...(variant === null ? [] : [variant])].map(String));
}

/** Returns a catalogue with products added or replaced. */
export function withProducts(catalogue: Catalogue, products: readonly PricedProduct[]): Catalogue {
	const added = products.map((product): [string, PricedProduct] => [String(product.id), product]);
	return { ...catalogue, products: new Map([...catalogue.products, ...added]) };
}
