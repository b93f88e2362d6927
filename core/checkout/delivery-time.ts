import { type CartLine, filledPersonalization, type PersonalizationValues } from "#core/cart/cart-line.ts";
import { type LoadedProducts, resolveLines } from "#core/cart/loaded-products.ts";
import type { PersonalizationField } from "#core/catalogue/product.ts";
import type { DeliveryDays } from "#core/checkout/delivery-dates.ts";
import { type StockedLine, wantedPieces } from "#core/checkout/understocked-lines.ts";
import type { OfferedShippingMethod } from "#core/settings/shipping-methods.ts";

/** The time until a product or variant is dispatched, in working days; null if unknown. */
interface Supply {
	/** For pieces in stock. */
	readonly shipping_time: number | null;
	/** The additional time to make or order pieces that are not in stock. */
	readonly production_time: number | null;
}

/** The parts of a personalization field that determine the delivery time. */
export type DelayingField = Pick<PersonalizationField, "name" | "additional_days">;

/** A line with its product and variant; null fields of a variant follow the product. */
export interface DeliveredLine extends StockedLine, Pick<CartLine, "personalization"> {
	readonly product: StockedLine["product"] &
		Supply & { readonly personalization: { readonly fields: readonly DelayingField[] } | null };
	readonly variant: (NonNullable<StockedLine["variant"]> & Supply) | null;
}

/** The parts of a shipping method that determine the delivery time. */
export type ShippingDays = Pick<OfferedShippingMethod, "least_days" | "additional_days">;

/**
 * Returns the working days until a line is dispatched. Pieces in stock are only sent; all others are made or ordered
 * first. Personalization is added. `pieces` is the number of pieces needed from its stock. Null if the shop does not
 * state the time.
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

/** Returns the days for personalization. All fields are processed at once, so the longest time counts. */
function personalizationDays(fields: readonly DelayingField[], values: PersonalizationValues | null): number {
	const filled = filledPersonalization(values) ?? {};
	const days = fields.filter(({ name }) => Object.hasOwn(filled, name)).map((field) => field.additional_days);
	return Math.max(0, ...days);
}

/** Returns the working days until a line is delivered, with `pieces` needed from its stock; null if unknown. */
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

/** Returns the working days until the last line is delivered; null if one is unknown or without lines. */
export function orderDeliveryDays(
	lines: readonly DeliveredLine[],
	method: ShippingDays,
): DeliveryDays | null {
	const piecesByItem = wantedPieces(lines);
	const preparations = lines.map((line) => preparationDays(line, piecesByItem(line)));
	const knownDays = preparations.filter((days) => days !== null);
	if (lines.length === 0 || knownDays.length < lines.length) return null;
	return withShipping(Math.max(...knownDays), method);
}

/** Returns the working days until the last line of a cart is delivered; null also until all products are read. */
export function cartDeliveryDays(
	lines: readonly CartLine[],
	products: LoadedProducts,
	method: ShippingDays,
): DeliveryDays | null {
	const supplied = resolveLines(lines, products);
	return supplied.length < lines.length ? null : orderDeliveryDays(supplied, method);
}
