import { type CartLine, filledPersonalization, type PersonalizationValues } from "#core/cart/cart-line.ts";
import { type LoadedProducts, resolveLines } from "#core/cart/loaded-products.ts";
import type { PersonalizationField } from "#core/catalogue/product.ts";
import type { DeliveryDays } from "#core/checkout/delivery-dates.ts";
import { type StockedLine, wantedPieces } from "#core/checkout/understocked-lines.ts";
import type { OfferedShippingMethod } from "#core/settings/shipping-methods.ts";

/** How long it takes until a product or variant is on its way, in working days; null where not known. */
interface Supply {
	/** For pieces at hand. */
	readonly shipping_time: number | null;
	/** What it takes longer to make or to order those that are not at hand. */
	readonly production_time: number | null;
}

/** What of a personalization field lengthens the delivery. */
export type DelayingField = Pick<PersonalizationField, "name" | "additional_days">;

/** A line with what supplies it; null fields of a variant follow the product. */
export interface DeliveredLine extends StockedLine, Pick<CartLine, "personalization"> {
	readonly product: StockedLine["product"] &
		Supply & { readonly personalization: { readonly fields: readonly DelayingField[] } | null };
	readonly variant: (NonNullable<StockedLine["variant"]> & Supply) | null;
}

/** What of a shipping method decides about the delivery time. */
export type ShippingDays = Pick<OfferedShippingMethod, "least_days" | "additional_days">;

/**
 * Working days until a line is on its way: what is at hand only has to be sent, all else is made or ordered first, and what
 * is filled in for it is added. `pieces` are wanted of its stock. Null where the shop does not say.
 */
export function preparationDays(
	{ product, variant, personalization }: DeliveredLine,
	pieces: number,
): number | null {
	const shipping = variant?.shipping_time ?? product.shipping_time;
	const production = variant?.production_time ?? product.production_time;
	if (shipping === null && production === null) return null;
	const stock = variant?.stock ?? product.stock;
	const isAtHand = stock !== null && stock >= pieces;
	const fields = product.personalization?.fields ?? [];
	return (shipping ?? 0) + (isAtHand ? 0 : (production ?? 0)) + personalizationDays(fields, personalization);
}

/** What is filled in is done in one go, so that the field that takes longest counts. */
function personalizationDays(fields: readonly DelayingField[], values: PersonalizationValues | null): number {
	const filled = filledPersonalization(values) ?? {};
	const days = fields.filter(({ name }) => Object.hasOwn(filled, name)).map((field) => field.additional_days);
	return Math.max(0, ...days);
}

/** Working days until a line is there while `pieces` are wanted of its stock; null where not known. */
export function deliveryDays(line: DeliveredLine, pieces: number, method: ShippingDays): DeliveryDays | null {
	const preparation = preparationDays(line, pieces);
	return preparation === null ? null : withShipping(preparation, method);
}

function withShipping(preparation: number, { least_days, additional_days }: ShippingDays): DeliveryDays {
	return {
		earliest: preparation + Math.min(least_days, additional_days),
		latest: preparation + additional_days,
	};
}

/** Working days until the last line is there; null when one of them is not known, or without lines. */
export function orderDeliveryDays(
	lines: readonly DeliveredLine[],
	method: ShippingDays,
): DeliveryDays | null {
	const wanted = wantedPieces(lines);
	const preparations = lines.map((line) => preparationDays(line, wanted(line)));
	const known = preparations.filter((days) => days !== null);
	if (lines.length === 0 || known.length < lines.length) return null;
	return withShipping(Math.max(...known), method);
}

/** Working days until the last line of a cart is there; null also as long as one of its products was not read. */
export function cartDeliveryDays(
	lines: readonly CartLine[],
	products: LoadedProducts,
	method: ShippingDays,
): DeliveryDays | null {
	const supplied = resolveLines(lines, products);
	return supplied.length < lines.length ? null : orderDeliveryDays(supplied, method);
}
