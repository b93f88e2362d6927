import type { CartLine } from "#core/cart/cart-line.ts";
import {
	type LoadedProducts,
	type ResolvableProduct,
	type ResolvableVariant,
	resolveLines,
} from "#core/cart/loaded-products.ts";

/** A line with the delivery time of what it is of. */
export interface DeliveredLine {
	readonly product: Pick<ResolvableProduct, "shipping_time">;
	readonly variant: Pick<ResolvableVariant, "shipping_time"> | null;
}

/**
 * Days until a line is delivered (B-LAW-06): the variant's shipping_time, else the product's, plus the shipping
 * method's additional_days; null when neither states any.
 */
export function deliveryDays(line: DeliveredLine, additional_days: number): number | null {
	const days = line.variant?.shipping_time ?? line.product.shipping_time;
	return days === null ? null : days + additional_days;
}

/** Days until the last line is delivered; null when one of them is not known, or without lines. */
export function orderDeliveryDays(lines: readonly DeliveredLine[], additional_days: number): number | null {
	const days = lines.map((line) => deliveryDays(line, additional_days));
	return days.reduce(
		(last, next) => (last === null || next === null ? null : Math.max(last, next)),
		days[0] ?? null,
	);
}

/** Days until the last line of a cart is delivered; null also as long as one of its products was not read. */
export function cartDeliveryDays(
	lines: readonly CartLine[],
	products: LoadedProducts,
	additional_days: number,
): number | null {
	const supplied = resolveLines(lines, products);
	return supplied.length < lines.length ? null : orderDeliveryDays(supplied, additional_days);
}
