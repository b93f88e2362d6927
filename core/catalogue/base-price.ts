import { type PriceRange, rangeOf } from "#core/catalogue/price-range.ts";
import { activeVariants, type Product, type ProductListItem } from "#core/catalogue/product.ts";
import { compareDecimals, type DecimalText, scaledQuotient } from "#core/shared/decimal-text.ts";
import { type BaseUnit, type Measure, measures, type Quantity } from "#core/shared/quantity.ts";

/** A price and what it buys. */
export interface PricedQuantity {
	readonly price: DecimalText | null;
	readonly quantity: Quantity | null;
}

/** Prices for one of a unit. */
export interface BasePrices extends PriceRange {
	readonly unit: BaseUnit;
}

/**
 * What prices come to for one of the unit that they are compared by (PAngV § 4 (1), B-LAW-16), in cents, halves rounded up;
 * offers in different units each in their own. Where a unit has one for any offer, the range is of all offers in it
 * (B-LAW-24): the price of a litre is not that of the half-litre next to it. None without a quantity, where all contain less than
 * 10 g or 10 ml (§ 4 (3) no. 1), and where all prices are those of one unit already (§ 4 (1) sentence 2).
 */
export function basePriceRanges(offers: readonly PricedQuantity[]): readonly BasePrices[] {
	const compared = offers.flatMap(comparedPrice);
	const units = new Set(compared.filter(({ isRequired }) => isRequired).map(({ unit }) => unit));
	return [...units].flatMap((unit) => {
		const range = rangeOf(compared.filter((one) => one.unit === unit).map(({ amount }) => amount));
		return range ? [{ ...range, unit }] : [];
	});
}

/** The first of {@link basePriceRanges}: all there is of one offer, or of several in one unit. Null for none. */
export function basePrices(offers: readonly PricedQuantity[]): BasePrices | null {
	return basePriceRanges(offers)[0] ?? null;
}

interface ComparedPrice {
	readonly amount: DecimalText;
	readonly unit: BaseUnit;
	/** Whether the law asks for it where the offer is the only one. */
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

/** What is in a piece of a product, or of its variant, which may hold more or less. */
export function quantityOf(
	product: Pick<Product, "quantity">,
	variant: { readonly quantity: Quantity | null } | null,
): Quantity | null {
	return variant?.quantity ?? product.quantity;
}

/** Every price that a product can have, with what it buys. */
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
