import type { OrderTax } from "#core/legal/country-law.ts";

// A separate module, so that product lists do not load the table of laws.
/** Returns the note about tax shown with a price. */
export function taxNote({ isExport, isExempt }: Omit<OrderTax, "percent">): "exempt" | "untaxed" | "withTax" {
	if (isExempt) return "exempt";
	return isExport ? "untaxed" : "withTax";
}
