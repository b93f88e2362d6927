import { pricesOf } from "#core/catalogue/price-range.ts";
import type { ProductListItem } from "#core/catalogue/product.ts";
import type { Currency } from "#core/shared/currency.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";
import { containedTax } from "#core/shared/money.ts";

/** The tax contained in prices, by price; gross and tax in the shop's currency. */
export type ContainedTaxes = Readonly<Record<string, DecimalText>>;

/**
 * The tax contained in every price that a product can have (B-LAW-04), so that its page can say it without the
 * arithmetic; empty without a rate. `percent` is the rate in per cent.
 */
export function containedTaxes(
	product: Pick<ProductListItem, "price_brutto" | "product_variants">,
	percent: DecimalText | null,
	currency: Currency,
): ContainedTaxes {
	if (percent === null) return {};
	return Object.fromEntries(
		pricesOf(product).map((amount) => [amount, containedTax({ amount, currency }, percent).amount]),
	);
}
