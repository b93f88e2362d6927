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
import { type Address, decodeAddress } from "#core/checkout/address.ts";
import { deliveryPromise } from "#core/checkout/decode-delivery-promise.ts";
import { type DeliveryPromise, noPromise } from "#core/checkout/delivery-dates.ts";
import { type Gift, noGift } from "#core/checkout/gift.ts";
import type { OrderAttempts } from "#core/checkout/order-attempts.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { OrderPaymentKind } from "#core/checkout/payment-methods.ts";
import { decodePlacedOrder, type PlacedOrder } from "#core/checkout/placed-order.ts";
import { decodeContentId, oneOf } from "#core/decoding/content-decoders.ts";
import { decimal } from "#core/decoding/decode-decimal.ts";
import {
	boolean,
	type Decoder,
	integer,
	isObject,
	list,
	nullable,
	object,
	string,
} from "#core/decoding/decoder.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { type Currency, currencies } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { withOrderLock } from "#ui/shop/order/order-retry.ts";

/** What the confirmation shows; it goes into the history entry, so that a reload keeps it and nobody else sees it. */
export interface ConfirmedOrder extends DeliveryPromise {
	readonly order: PlacedOrder;
	/** What its sums are in; null in an entry of an older program. */
	readonly currency: Currency | null;
	readonly customerEmail: string;
	/** Null where there was nothing to pay. */
	readonly paymentMethod: ContentId | null;
	/** What the payment method was called when the order was placed. */
	readonly payment: string;
	readonly kind: OrderPaymentKind;
	/** Whether the payment was reported. */
	readonly paid: boolean;
	/** Whether the order is one that was sent before with other contents, which are not known here. */
	readonly differs: boolean;
	/** The shipping method as the order carries it, and its price; null where that is not known. */
	readonly shipping: { readonly method: string; readonly cost: DecimalText } | null;
	/** What was ordered, as far as it is known. */
	readonly goods: readonly OrderedItems[];
	/** Where the goods go; null where they are collected, and where it is not known here. */
	readonly shippingAddress: Address | null;
	/** Null where it is that of the goods, and where it is not known here. */
	readonly invoiceAddress: Address | null;
	/** How it is given as a gift, as far as it is known. */
	readonly gift: Gift;
}

/** A line of an order as its confirmation lists it; its names are read in the language of the page. */
export interface OrderedItems extends Pick<CartLine, "product" | "variant" | "personalization" | "count"> {
	/** The price of all pieces. */
	readonly price: DecimalText;
}

const item = object({ id: decodeContentId });

const decodeComplete: Decoder<ConfirmedOrder> = object({
	order: decodePlacedOrder,
	currency: nullable(oneOf(currencies)),
	customerEmail: string(1000),
	paymentMethod: nullable(decodeContentId),
	payment: string(500),
	kind: oneOf(["payNow", "payLater", "transfer", "invoice", "none"]),
	paid: boolean,
	differs: boolean,
	shipping: nullable(object({ method: string(500), cost: decimal })),
	...deliveryPromise,
	goods: list(
		object({
			product: item,
			variant: nullable(item),
			personalization: decodePersonalization,
			count: integer(1, maxLineCount),
			price: decimal,
		}),
		maxLines,
	),
	shippingAddress: nullable(decodeAddress),
	invoiceAddress: nullable(decodeAddress),
	gift: object({ presentWrap: boolean, presentWrapCost: decimal, cardText: string(10_000) }),
});

/** What an entry that was made by an older program does not have. */
const added = { currency: null, shippingAddress: null, invoiceAddress: null, gift: noGift, ...noPromise };

/** The schema of what a history entry may carry. */
export const decodeConfirmedOrder: Decoder<ConfirmedOrder> = (input, path) =>
	decodeComplete(isObject(input) ? { ...added, ...input } : input, path);

/**
 * Ends the checkout of an order, once, in one tab at a time: its goods leave the cart, its draft and the open order are
 * deleted. What came into the cart meanwhile stays there, and so does another draft or another open order.
 */
export function endCheckout(
	{ order_uuid }: PlacedOrder,
	{ checkout, cart, locks }: ShopServices,
	attempts: OrderAttempts,
): Promise<void> {
	return withOrderLock(locks, async () => {
		const open = attempts.open();
		if (open?.payload.order_uuid === order_uuid) {
			// What a differing order holds is not known; the customer decides about the cart.
			if (!open.differs) await cart.dispatch(...withoutOrdered(cart.state(), open.payload));
		}
		if (checkout.state().draft.order_uuid === order_uuid) checkout.reset();
		// Last: other tabs show the order until then, and know by the draft afterwards why the cart is empty.
		attempts.forget(order_uuid);
	});
}

/** The events that take an order's goods out of a cart. */
export function withoutOrdered(cart: Cart, payload: OrderPayload): readonly CartEvent[] {
	const changes = cart.products.map((line) => ({ line, left: line.count - orderedOf(line, payload) }));
	if (changes.every(({ left }) => left <= 0)) return [{ type: "reset" }];
	return changes.flatMap(({ line, left }): readonly CartEvent[] =>
		left === line.count ? [] : [{ type: "changeCount", cartId: line.cartId, count: Math.max(0, left) }],
	);
}

/** How many pieces of a cart's line an order holds. */
function orderedOf(line: NewCartLine, { lines }: OrderPayload): number {
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
