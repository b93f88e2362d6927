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

/**
 * The data of a confirmation. It is stored in the history entry, so that it survives a reload and is not visible to
 * others.
 */
export interface ConfirmedOrder extends DeliveryPromise {
	readonly order: PlacedOrder;
	/** The currency of its sums; null in an entry of an earlier release. */
	readonly currency: Currency | null;
	readonly customerEmail: string;
	/** Null if nothing was due. */
	readonly paymentMethod: ContentId | null;
	/** The name of the payment method when the order was placed. */
	readonly payment: string;
	readonly kind: OrderPaymentKind;
	/** Whether the payment was reported. */
	readonly paid: boolean;
	/** Whether the order was sent before with other contents, which are unknown here. */
	readonly differs: boolean;
	/** The shipping method in the order and its price; null if unknown. */
	readonly shipping: { readonly method: string; readonly cost: DecimalText } | null;
	/** The ordered goods, as far as they are known. */
	readonly goods: readonly OrderedItems[];
	/** The address of delivery; null if the goods are collected or it is unknown here. */
	readonly shippingAddress: Address | null;
	/** The invoice address; null if it is the address of delivery or unknown here. */
	readonly invoiceAddress: Address | null;
	/** The gift options, as far as they are known. */
	readonly gift: Gift;
}

/** A line of a confirmed order. Its names are read in the language of the page. */
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

/** The fields that entries of earlier releases do not have. */
const added = { currency: null, shippingAddress: null, invoiceAddress: null, gift: noGift, ...noPromise };

/** Decodes the confirmation in a history entry. */
export const decodeConfirmedOrder: Decoder<ConfirmedOrder> = (input, path) =>
	decodeComplete(isObject(input) ? { ...added, ...input } : input, path);

/**
 * Ends the checkout of an order, once, in one tab at a time: removes its goods from the cart, and deletes its draft
 * and the open order. Goods added to the cart meanwhile stay, as do another draft and another open order.
 */
export function endCheckout(
	{ order_uuid }: PlacedOrder,
	{ checkout, cart, locks }: ShopServices,
	attempts: OrderAttempts,
): Promise<void> {
	return withOrderLock(locks, async () => {
		const open = attempts.open();
		if (open?.payload.order_uuid === order_uuid) {
			// The contents of a differing order are unknown, so the customer decides about the cart.
			if (!open.differs) await cart.dispatch(...withoutOrdered(cart.state(), open.payload));
		}
		if (checkout.state().draft.order_uuid === order_uuid) checkout.reset();
		// Last, because other tabs show the order until then. Afterwards they know from the draft why the cart is
		// empty.
		attempts.forget(order_uuid);
	});
}

/** Returns the events that remove an order's goods from a cart. */
export function withoutOrdered(cart: Cart, payload: OrderPayload): readonly CartEvent[] {
	const changes = cart.products.map((line) => ({ line, left: line.count - orderedOf(line, payload) }));
	if (changes.every(({ left }) => left <= 0)) return [{ type: "reset" }];
	return changes.flatMap(({ line, left }): readonly CartEvent[] =>
		left === line.count ? [] : [{ type: "changeCount", cartId: line.cartId, count: Math.max(0, left) }],
	);
}

/** Returns how many pieces of a cart's line an order contains. */
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
