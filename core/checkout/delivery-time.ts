import type { CartLine } from "#core/cart/cart-line.ts";

/**
 * Days until a line is delivered (B-LAW-06): the variant's shipping_time, else the product's, plus the shipping
 * method's additional_days; null when neither states any.
 */
export function deliveryDays(
	line: Pick<CartLine, "product" | "variant">,
	additional_days: number,
): number | null {
	const days = line.variant?.shipping_time ?? line.product.shipping_time;
	return days === null ? null : days + additional_days;
}

/** Days until the last line is delivered; null when one of them is not known, or without lines. */
export function orderDeliveryDays(
	lines: readonly Pick<CartLine, "product" | "variant">[],
	additional_days: number,
): number | null {
	const days = lines.map((line) => deliveryDays(line, additional_days));
	return days.reduce(
		(last, next) => (last === null || next === null ? null : Math.max(last, next)),
		days[0] ?? null,
	);
}
