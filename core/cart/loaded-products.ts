import type { CartLine } from "#core/cart/cart-line.ts";
import type { CountedProduct, CountedVariant } from "#core/cart/stock-limit.ts";
import type { WithdrawalField } from "#core/cart/withdrawal-exclusion.ts";
import type { PersonalizationField, Product, ProductVariant } from "#core/catalogue/product.ts";
import { sameId } from "#core/shared/branded.ts";

/** What of a product the rules of cart and checkout look at. */
export interface ResolvableProduct
	extends CountedProduct,
		Pick<Product, "shipping_time" | "production_time" | "condition" | "margin_taxed"> {
	/** What customers fill in for it; null where it cannot be personalized. */
	readonly personalization: {
		readonly fields: readonly (WithdrawalField & Pick<PersonalizationField, "additional_days">)[];
	} | null;
	readonly product_variants: readonly (ResolvableVariant & { readonly active: boolean })[];
}

/** What of a variant the rules of cart and checkout look at; null fields follow the product. */
export type ResolvableVariant = CountedVariant & Pick<ProductVariant, "shipping_time" | "production_time">;

/**
 * The products of a cart as this page has read them last, by id as text: null for one that the shop no longer sells,
 * absent before it was read. It lives in memory only; two tabs may have read different things.
 */
export type LoadedProducts<Read extends ResolvableProduct = ResolvableProduct> = ReadonlyMap<
	string,
	Read | null
>;

/** A line with what was read of its product. */
export type ResolvedLine<Read extends ResolvableProduct = ResolvableProduct> = Omit<
	CartLine,
	"product" | "variant"
> & {
	readonly product: Read;
	readonly variant: Read["product_variants"][number] | null;
};

/** A line with its product as it was read; null while unread, and for what the shop no longer offers. */
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

/** All lines whose product was read and is offered. */
export function resolveLines<Read extends ResolvableProduct>(
	lines: readonly CartLine[],
	products: LoadedProducts<Read>,
): readonly ResolvedLine<Read>[] {
	return lines.flatMap((line) => resolveLine(line, products) ?? []);
}
