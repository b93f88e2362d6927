import { basePrices, quantityOf } from "#core/catalogue/base-price.ts";
import type { ReductionPeriod } from "#core/catalogue/price-reduction.ts";
import type { Product, ProductVariant } from "#core/catalogue/product.ts";
import type { Currency } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import type { BaseUnit, QuantityUnit } from "#core/money/quantity.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";

/** The codes of units that schema.org requires (UN/CEFACT Recommendation 20). */
const unitCodes: Readonly<Record<QuantityUnit | BaseUnit, string>> = {
	g: "GRM",
	kg: "KGM",
	ml: "MLT",
	cl: "CLT",
	l: "LTR",
	cm: "CMT",
	m: "MTR",
	"m²": "MTK",
	"m³": "MTQ",
};

/** The price of a product or variant. */
interface SpecifiedPrice {
	readonly product: Product;
	readonly variant: ProductVariant | null;
	readonly price: DecimalText;
	/** Null for a price that is not reduced. */
	readonly period: ReductionPeriod | null;
	readonly currency: Currency;
}

/**
 * Returns the additional prices of an offer in the form that Google documents for merchant listings: the strikethrough price
 * with its period (B-LAW-05), and the base price (B-LAW-16).
 */
export function priceSpecifications(price: SpecifiedPrice): readonly StructuredItem[] {
	return [...strikethroughPrice(price), ...unitPrice(price)];
}

function strikethroughPrice({ period, currency }: SpecifiedPrice): readonly StructuredItem[] {
	if (!period) return [];
	return [
		{
			"@type": "UnitPriceSpecification",
			priceType: "https://schema.org/StrikethroughPrice",
			price: period.lowestPrice,
			priceCurrency: currency,
			validFrom: period.from,
			...(period.until === null ? {} : { validThrough: period.until }),
		},
	];
}

function unitPrice({ product, variant, price, currency }: SpecifiedPrice): readonly StructuredItem[] {
	const quantity = quantityOf(product, variant);
	const base = basePrices([{ price, quantity }]);
	if (!quantity || !base) return [];
	return [
		{
			"@type": "UnitPriceSpecification",
			price,
			priceCurrency: currency,
			referenceQuantity: {
				"@type": "QuantitativeValue",
				value: quantity.amount,
				unitCode: unitCodes[quantity.unit],
				valueReference: { "@type": "QuantitativeValue", value: "1", unitCode: unitCodes[base.unit] },
			},
		},
	];
}
