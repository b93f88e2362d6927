import { type Product, type ProductVariant, variantReference } from "#core/catalogue/product.ts";

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
