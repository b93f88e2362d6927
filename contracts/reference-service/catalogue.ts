import type { AppointmentBranch } from "#core/appointments/appointment-branch.ts";
import type { Product, ProductVariant } from "#core/catalogue/product.ts";
import type { NamedSettings, namedFields } from "#core/catalogue/translated-names.ts";
import type { AcceptedText } from "#core/checkout/checkout-draft.ts";
import type { CheckoutSettings } from "#core/checkout/checkout-steps.ts";
import type { Company } from "#core/content/company.ts";
import type { ConsumerMediator } from "#core/content/legal.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";
import type { Currency } from "#core/shared/currency.ts";
import type { Language } from "#core/shared/language.ts";

/** What the service reads of a product's variant. */
export type PricedVariant = Omit<ProductVariant, "product">;

/** What mails name of a product in a language. */
export interface NamedProduct extends Pick<Product, (typeof namedFields)[number]> {
	readonly product_variants: readonly Pick<ProductVariant, "id" | "display_name">[];
}

/** A text that orders accept, in one language. */
export interface ShopText {
	readonly type: string;
	readonly language: Language;
	readonly title: string;
	/** Markdown; null where only its title and address are given. */
	readonly markdown: string | null;
	readonly url: string;
}

/** An official graphic, as a file that is attached to an order's mail (B-LAW-08). */
export interface ShopFile {
	readonly name: string;
	/** Its media type. */
	readonly type: string;
	/** Its bytes in base64. */
	readonly base64: string;
}

/** The official notice of the legal guarantee in a language. */
export interface ShopNotice extends ShopFile {
	readonly language: Language;
}

/** The official label of a product's guarantee of durability, for customers of some languages. */
export interface ShopLabel extends ShopFile {
	readonly product: ContentId;
	readonly languages: readonly Language[];
}

/** The names of another language of the shop. */
export interface CatalogueTranslation {
	readonly settings: NamedSettings;
	/** By id as text. */
	readonly products: ReadonlyMap<string, NamedProduct>;
}

/** What the service reads of a product. */
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

/** What the service reads of a product. */
export interface PricedProduct extends Pick<Product, (typeof pricedFields)[number]> {
	readonly product_variants: readonly PricedVariant[];
}

/** The settings that the order rules and mails read; all others are at their neutral value. */
export interface Catalogue {
	/** The shop's domain. */
	readonly project: string;
	readonly currency: Currency;
	/** When the content was read, ISO 8601; null where the catalogue does not say. */
	readonly content_read_at: string | null;
	/** The shop's own, in which it reads its mails; null where the catalogue names none. */
	readonly language: Language | null;
	readonly settings: CheckoutSettings;
	/** The texts that every order must accept, in the versions in force. */
	readonly requiredTexts: readonly AcceptedText[];
	/** By id as text. */
	readonly products: ReadonlyMap<string, PricedProduct>;
	readonly translations: Readonly<Partial<Record<Language, CatalogueTranslation>>>;
	/** The texts that orders accept, in all their languages. */
	readonly texts: readonly ShopText[];
	/** The official notices of the legal guarantee; none where the catalogue has none. */
	readonly notices: readonly ShopNotice[];
	/** The official labels of products; none where the catalogue has none. */
	readonly labels: readonly ShopLabel[];
	/** Where appointments can be had; none where the catalogue names none. */
	readonly branches: readonly AppointmentBranch[];
	/** The sender of mails; null where the catalogue names none. */
	readonly company: Company | null;
	/** Whom customers can turn to in a dispute; null where the catalogue names nobody. */
	readonly mediator: ConsumerMediator | null;
}

/** A product with the variant chosen, or without one where it has none to choose. */
export interface Offered {
	readonly product: PricedProduct;
	readonly variant: PricedVariant | null;
}

/** What the shop offers under these ids; null for anything unknown, unpublished or inactive. */
export function offeredIn(
	catalogue: Catalogue,
	productId: ContentId,
	variantId: ContentId | null,
): Offered | null {
	const product = listedIn(catalogue, productId);
	if (!product) return null;
	// Without any active variant the product's page has nothing to put into the cart (R-CAT-07).
	if (variantId === null) return product.product_variants.length === 0 ? { product, variant: null } : null;
	const variant = product.product_variants.find(({ id, active }) => active && sameId(id, variantId));
	return variant ? { product, variant } : null;
}

/** The product of an id as far as visitors see it; null for anything unknown or unpublished. */
export function listedIn(catalogue: Catalogue, productId: ContentId): PricedProduct | null {
	const product = catalogue.products.get(String(productId));
	// The rule of R-CAT-01; the core's own function asks for a whole product.
	return product?.status === "published" && product.project === catalogue.project ? product : null;
}

/** The stock that a product or variant draws on: its own where it is counted, else the product's. */
export function stockItem({ product, variant }: Offered): string {
	return itemName(product.id, variant !== null && variant.stock !== null ? variant.id : null);
}

/** The catalogue's count of a product, or of a variant. */
export interface StockCount {
	/** As {@link stockItem} names it. */
	readonly item: string;
	readonly product: string;
	/** Null for the product's own number. */
	readonly variant: string | null;
	/** Null where it is not counted. */
	readonly pieces: number | null;
	/** When the pieces were counted: a day or a moment, ISO 8601; null where the content does not say. */
	readonly countedAt: string | null;
	/** The variants that are counted on their own, so that the product's number does not cover them. */
	readonly countedVariants: readonly string[];
}

/** Returns what the catalogue says of the stock of each product and variant, whether it is counted or not. */
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

/** A catalogue with some products put in or replaced. */
export function withProducts(catalogue: Catalogue, products: readonly PricedProduct[]): Catalogue {
	const added = products.map((product): [string, PricedProduct] => [String(product.id), product]);
	return { ...catalogue, products: new Map([...catalogue.products, ...added]) };
}
