import type { Cart } from "#core/cart/cart.ts";
import { type NewCartLine, sameLine } from "#core/cart/cart-line.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { orderUuid } from "#core/checkout/order-uuid.ts";
import type { PaymentKind } from "#core/checkout/payment-methods.ts";
import { decodePlacedOrder, type PlacedOrder } from "#core/checkout/placed-order.ts";
import { type Decoder, flag, oneOf, shape, text } from "#core/shared/decoder.ts";
import type { ShopServices } from "#ui/foundation/shop-services.ts";
import type { OrderAttempts } from "#ui/shop/order-attempt.ts";

/** What the confirmation shows; it goes into the history entry, so that a reload keeps it and nobody else sees it. */
export interface ConfirmedOrder {
	readonly order: PlacedOrder;
	readonly customerEmail: string;
	/** What the way to pay is called. */
	readonly payment: string;
	readonly kind: PaymentKind;
	/** Whether the payment was reported. */
	readonly paid: boolean;
}

/** The schema of what a history entry may carry. */
export const decodeConfirmedOrder: Decoder<ConfirmedOrder> = shape({
	order: decodePlacedOrder,
	customerEmail: text(1000),
	payment: text(500),
	kind: oneOf(["wallet", "payLater", "transfer"]),
	paid: flag,
});

/**
 * Whether a way to pay is one of goods first, invoice after: only what the shop calls it tells, the settings have no
 * mark for it (specification 3). `payment` is its display name in one of the site's languages.
 */
export function isOnInvoice(payment: string): boolean {
	return /\b(rechnung|invoice|facture)/i.test(payment);
}

/**
 * Ends the checkout of an order, once: its goods leave the cart, its draft and what was kept of its sending are
 * forgotten. Nothing happens when another draft has begun since. What came into the cart meanwhile stays there.
 */
export function endCheckout(order: PlacedOrder, shop: ShopServices, attempts: OrderAttempts): void {
	const { checkout, cart } = shop;
	if (checkout.state().draft.order_uuid !== order.order_uuid) return;
	const payload = attempts.of(order.order_uuid)?.payload ?? null;
	for (const event of withoutOrdered(cart.state(), payload)) cart.dispatch(event);
	checkout.dispatch({ type: "reset", order_uuid: orderUuid(crypto.getRandomValues(new Uint8Array(16))) });
	attempts.forget();
}

/** The events that take an order's goods out of a cart: all of it when it is what was ordered or that is not known. */
export function withoutOrdered(cart: Cart, payload: OrderPayload | null): readonly CartEvent[] {
	if (payload === null) return [{ type: "reset" }];
	const changes = cart.products.map((line) => ({ line, left: line.count - orderedOf(line, payload) }));
	if (changes.every(({ left }) => left <= 0)) return [{ type: "reset" }];
	return changes.flatMap(({ line, left }): readonly CartEvent[] =>
		left === line.count ? [] : [{ type: "changeCount", cartId: line.cartId, count: Math.max(0, left) }],
	);
}

function orderedOf(line: NewCartLine, { lines }: OrderPayload): number {
	return lines
		.filter(({ product, variant, personalization }) =>
			sameLine(line, {
				...line,
				product: { ...line.product, id: product },
				variant: variant === null ? null : { ...(line.variant ?? noVariant), id: variant },
				personalization,
			}),
		)
		.reduce((sum, { count }) => sum + count, 0);
}

const noVariant = {
	display_name: "",
	reference_number_suffix: null,
	stock: null,
	reorder_possible: null,
	shipping_time: null,
};
