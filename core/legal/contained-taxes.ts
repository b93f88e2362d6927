import { pricesOf } from "#core/catalogue/price-range.ts";
import type { ProductListItem } from "#core/catalogue/product.ts";
import { shownTaxRate } from "#core/legal/margin-taxation.ts";
import type { Currency } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { containedTax } from "#core/money/money.ts";

/** The tax included in prices, by price; gross and tax in the shop's currency. */
export type ContainedTaxes = Readonly<Record<string, DecimalText>>;

/**
 * Returns the tax included in every possible price of a product (B-LAW-04), so that its page needs no arithmetic.
 * Empty without a rate and under margin taxation (B-LAW-22). `percent` is the rate in per cent.
 */
export function containedTaxes(
	product: Pick<ProductListItem, "price_brutto" | "product_variants" | "condition" | "margin_taxed">,
	percent: DecimalText | null,
	currency: Currency,
): ContainedTaxes {
	const rate = shownTaxRate(product, percent);
	if (rate === null) return {};
	return Object.fromEntries(
		pricesOf(product).map((amount) => [amount, containedTax({ amount, currency }, rate).amount]),
	);
}
