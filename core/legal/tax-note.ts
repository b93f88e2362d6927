import type { OrderTax } from "#core/legal/country-law.ts";

// By itself: lists of products say it without the table of countries.
/** What is said of the tax with a price. */
export function taxNote({ isExport, isExempt }: Omit<OrderTax, "percent">): "exempt" | "untaxed" | "withTax" {
	if (isExempt) return "exempt";
	return isExport ? "untaxed" : "withTax";
}
