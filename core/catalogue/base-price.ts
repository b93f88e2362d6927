import { type PriceRange, rangeOf } from "#core/catalogue/price-range.ts";
import { activeVariants, type Product, type ProductListItem } from "#core/catalogue/product.ts";
import { compareDecimals, type DecimalText, scaledQuotient } from "#core/money/decimal-text.ts";
import { type BaseUnit, type Measure, measures, type Quantity } from "#core/money/quantity.ts";

/** A price and the quantity it buys. */
export interface PricedQuantity {
	readonly price: DecimalText | null;
	readonly quantity: Quantity | null;
}

/** A range of unit prices. */
export interface BasePrices extends PriceRange {
	readonly unit: BaseUnit;
}

/**
 * Returns the prices per unit of comparison (PAngV § 4 (1), B-LAW-16), in cents, halves rounded up. Offers in
 * different units have separate ranges; within a unit, the range covers all offers (B-LAW-24), and the price per
 * litre is not compared to one per half-litre. Empty without a quantity, if all contain less than 10 g or 10 ml (§
 * 4 (3) no. 1), and if all prices are already those of one unit (§ 4 (1) sentence 2).
 */
export function basePriceRanges(offers: readonly PricedQuantity[]): readonly BasePrices[] {
	const compared = offers.flatMap(comparedPrice);
	const units = new Set(compared.filter(({ isRequired }) => isRequired).map(({ unit }) => unit));
	return [...units].flatMap((unit) => {
		const range = rangeOf(compared.filter((one) => one.unit === unit).map(({ amount }) => amount));
		return range ? [{ ...range, unit }] : [];
	});
}

/**
 * Returns the first of {@link basePriceRanges}, which is the only one for one offer or several in one unit; null if
 * there is none.
 */
export function basePrices(offers: readonly PricedQuantity[]): BasePrices | null {
	return basePriceRanges(offers)[0] ?? null;
}

interface ComparedPrice {
	readonly amount: DecimalText;
	readonly unit: BaseUnit;
	/** Whether the law requires it for this offer alone. */
	readonly isRequired: boolean;
}

function comparedPrice({ price, quantity }: PricedQuantity): readonly ComparedPrice[] {
	if (price === null || quantity === null) return [];
	const { base, parts, least = 0 }: Measure = measures[quantity.unit];
	const amount = Number(quantity.amount);
	if (amount <= 0) return [];
	const isOneUnit = compareDecimals(quantity.amount, String(parts) as DecimalText) === 0;
	return [
		{
			amount: scaledQuotient(price, parts, quantity.amount, 2),
			unit: base,
			isRequired: amount >= least && !isOneUnit,
		},
	];
}

/** Returns the contents of one piece of a product, or of its variant, which may differ. */
export function quantityOf(
	product: Pick<Product, "quantity">,
	variant: { readonly quantity: Quantity | null } | null,
): Quantity | null {
	return variant?.quantity ?? product.quantity;
}

/** Returns every possible price of a product, with the quantity it buys. */
export function pricedQuantities(
	product: Pick<ProductListItem, "price_brutto" | "quantity" | "product_variants">,
): readonly PricedQuantity[] {
	const { price_brutto, quantity, product_variants } = product;
	if (product_variants.length === 0) return [{ price: price_brutto, quantity }];
	return activeVariants(product).map((variant) => ({
		price: variant.price_brutto ?? price_brutto,
		quantity: quantityOf(product, variant),
	}));
}
