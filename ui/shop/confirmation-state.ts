import type { Cart } from "#core/cart/cart.ts";
import {
	type CartLine,
	decodePersonalization,
	maxLineCount,
	maxLines,
	type NewCartLine,
	sameLine,
} from "#core/cart/cart-line.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import type { OrderAttempts } from "#core/checkout/order-attempts.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { orderUuid } from "#core/checkout/order-uuid.ts";
import type { PaymentKind } from "#core/checkout/payment-methods.ts";
import { decodePlacedOrder, type PlacedOrder } from "#core/checkout/placed-order.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";
import { decimal } from "#core/shared/decode-decimal.ts";
import {
	type Decoder,
	decodeContentId,
	flag,
	list,
	nullable,
	oneOf,
	shape,
	text,
	whole,
} from "#core/shared/decoder.ts";
import type { ShopServices } from "#ui/foundation/shop-services.ts";

/** What the confirmation shows; it goes into the history entry, so that a reload keeps it and nobody else sees it. */
export interface ConfirmedOrder {
	readonly order: PlacedOrder;
	readonly customerEmail: string;
	/** What the way to pay is called. */
	readonly payment: string;
	readonly kind: PaymentKind;
	/** Whether the payment was reported. */
	readonly paid: boolean;
	/** What was ordered, as far as the cart still knew it. */
	readonly goods: readonly OrderedGoods[];
}

/** A line of an order as its confirmation lists it; its names are read in the language of the page. */
export interface OrderedGoods extends Pick<CartLine, "product" | "variant" | "personalization" | "count"> {
	/** The price of all pieces. */
	readonly price: DecimalText;
}

const item = shape({ id: decodeContentId });

/** The schema of what a history entry may carry. */
export const decodeConfirmedOrder: Decoder<ConfirmedOrder> = shape({
	order: decodePlacedOrder,
	customerEmail: text(1000),
	payment: text(500),
	kind: oneOf(["wallet", "payLater", "transfer", "invoice"]),
	paid: flag,
	goods: list(
		shape({
			product: item,
			variant: nullable(item),
			personalization: decodePersonalization,
			count: whole(1, maxLineCount),
			price: decimal,
		}),
		maxLines,
	),
});

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

/** How many pieces of a cart's line an order holds. */
export function orderedOf(line: NewCartLine, { lines }: OrderPayload): number {
	return lines
		.filter(({ product, variant, personalization }) =>
			sameLine(line, {
				...line,
				product: { id: product },
				variant: variant === null ? null : { id: variant },
				personalization,
			}),
		)
		.reduce((sum, { count }) => sum + count, 0);
}
