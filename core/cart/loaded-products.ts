import type { CartLine } from "#core/cart/cart-line.ts";
import type { CountedProduct, CountedVariant } from "#core/cart/stock-limit.ts";
import type { WithdrawalField } from "#core/cart/withdrawal-exclusion.ts";
import type { PersonalizationField, Product, ProductVariant } from "#core/catalogue/product.ts";
import { sameId } from "#core/shared/branded.ts";

/** The fields of a product that cart and checkout need. */
export interface ResolvableProduct
	extends CountedProduct,
		Pick<Product, "shipping_time" | "production_time" | "condition" | "margin_taxed"> {
	/** The fields for the customer; null if the product cannot be personalized. */
	readonly personalization: {
		readonly fields: readonly (WithdrawalField & Pick<PersonalizationField, "additional_days">)[];
	} | null;
	readonly product_variants: readonly (ResolvableVariant & { readonly active: boolean })[];
}

/** The fields of a variant that cart and checkout need; null fields follow the product. */
export type ResolvableVariant = CountedVariant & Pick<ProductVariant, "shipping_time" | "production_time">;

/**
 * The last read products of a cart by id as text: null if the shop no longer sells the product, absent before it is
 * read. They are only in memory; two tabs can have read different data.
 */
export type LoadedProducts<Read extends ResolvableProduct = ResolvableProduct> = ReadonlyMap<
	string,
	Read | null
>;

/** A line with its product as read. */
export type ResolvedLine<Read extends ResolvableProduct = ResolvableProduct> = Omit<
	CartLine,
	"product" | "variant"
> & {
	readonly product: Read;
	readonly variant: Read["product_variants"][number] | null;
};

/** Returns a line with its product; null before the product is read and if the shop no longer offers it. */
export function resolveLine<Read extends ResolvableProduct>(
	line: CartLine,
	products: LoadedProducts<Read>,
): ResolvedLine<Read> | null {
	const product = products.get(String(line.product.id));
	if (!product) return null;
	const variants: readonly Read["product_variants"][number][] = product.product_variants;
	const active = variants.filter((variant) => variant.active);
	if (line.variant === null) return active.length === 0 ? { ...line, product, variant: null } : null;
	const { id } = line.variant;
	const variant = active.find((candidate) => sameId(candidate.id, id));
	return variant ? { ...line, product, variant } : null;
}

/** Returns all lines whose product was read and is offered. */
export function resolveLines<Read extends ResolvableProduct>(
	lines: readonly CartLine[],
	products: LoadedProducts<Read>,
): readonly ResolvedLine<Read>[] {
	return lines.flatMap((line) => resolveLine(line, products) ?? []);
}
