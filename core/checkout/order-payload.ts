import type { CartLine } from "#core/cart/cart-line.ts";
import { type Address, emptyAddress } from "#core/checkout/address.ts";
import { trimmedAddress } from "#core/checkout/address-rules.ts";
import { type AcceptedText, type CheckoutState, checkoutOf } from "#core/checkout/checkout-draft.ts";
import type { CheckoutSettings, CheckoutTerms } from "#core/checkout/checkout-terms.ts";
import type { DeliveryPromise } from "#core/checkout/delivery-dates.ts";
import { delivery } from "#core/checkout/handover.ts";
import { collectionMethods } from "#core/checkout/offers.ts";
import type { OrderUuid } from "#core/checkout/order-uuid.ts";
import { promisedDelivery } from "#core/checkout/promised-delivery.ts";
import { agreedLiability, checkoutStepNames, stepProblems } from "#core/checkout/step-problems.ts";
import type { Sender } from "#core/enquiries/sender.ts";
import { type FieldProblem, validated } from "#core/forms/field-rules.ts";
import type { Language } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { Result } from "#core/shared/result.ts";

/** A line of an order. Prices are decimals as text; the service computes the line's price again. */
export interface OrderLine {
	/** The product's id. */
	readonly product: ContentId;
	/** The variant's id. */
	readonly variant: ContentId | null;
	readonly personalization: CartLine["personalization"];
	readonly count: number;
	/** The price of one piece. */
	readonly price_brutto: DecimalText;
}

/** The payload of an order (specification 7.2; law-and-gaps 5, "Order payload"). */
export interface OrderPayload extends DeliveryPromise {
	/** The idempotency key: the same in every attempt of one draft. */
	readonly order_uuid: OrderUuid;
	/** The shop's domain. */
	readonly project: string;
	readonly language: Language;
	readonly currency: Currency;
	readonly lines: readonly OrderLine[];
	readonly totalCount: number;
	/** The sum of the goods. */
	readonly totalPriceBrutto: DecimalText;
	readonly shippingCost: DecimalText;
	/** The sum of goods, wrapping and shipping. */
	readonly total: DecimalText;
	readonly shippingMethod: string;
	/** Null if nothing must be paid. */
	readonly paymentMethod: ContentId | null;
	readonly customerEmail: string;
	/** Null for collected goods. */
	readonly shippingAddress: Address | null;
	/** Null if it equals the shipping address; never null for collected goods. */
	readonly invoiceAddress: Address | null;
	readonly comment: string;
	readonly presentWrap: boolean;
	/** "0" without wrapping. */
	readonly presentWrapCost: DecimalText;
	/** The text for the card of a gift; blank for none. */
	readonly cardText: string;
	readonly acceptedTexts: readonly AcceptedText[];
	/** Null if every line has a right of withdrawal. */
	readonly personalizedGoodsAcknowledged: boolean | null;
	/**
	 * The agreed liability period for used goods in months after delivery; null for the statutory period (B-LAW-22).
	 */
	readonly usedLiabilityMonths: number | null;
}

/**
 * Returns the order of a checkout, or everything that prevents it. On one day, the same checkout and cart return the
 * same payload, so that a retry equals the attempt it repeats.
 */
export function orderPayload(
	state: CheckoutState,
	/** The terms of the checkout's draft. */
	terms: CheckoutTerms,
	sender: Sender,
	/** The shop's day, in days since 1970. */
	today: number,
): Result<OrderPayload, readonly FieldProblem[]> {
	const { draft } = state;
	const problems = checkoutStepNames.flatMap((step) => stepProblems(step, state, terms));
	return validated(problems, () => {
		const { cart, products, gift, totals } = terms;
		return {
			order_uuid: draft.order_uuid,
			project: sender.project,
			language: sender.language,
			currency: totals.total.currency,
			lines: cart.products.map(orderLine),
			totalCount: cart.totalCount,
			totalPriceBrutto: totals.totalPriceBrutto.amount,
			shippingCost: totals.shippingCost.amount,
			total: totals.total.amount,
			// Complete steps imply a shipping method.
			shippingMethod: draft.shippingMethod as string,
			paymentMethod: terms.paymentMethod,
			customerEmail: draft.customerEmail.trim(),
			shippingAddress: terms.isCollected ? null : trimmedAddress(draft.shippingAddress),
			invoiceAddress: draft.invoiceAddress ? trimmedAddress(draft.invoiceAddress) : null,
			comment: draft.comment.trim(),
			...gift,
			...promisedDelivery(terms.shipping, cart.products, products, today),
			acceptedTexts: terms.texts.map(({ type, version }) => ({ type, version })),
			personalizedGoodsAcknowledged: terms.needsAcknowledgement ? state.personalizedGoodsAcknowledged : null,
			usedLiabilityMonths: agreedLiability(state, terms),
		};
	});
}

/** Returns the checkout from which an order was sent, for applying its rules again. */
export function checkoutOfPayload(payload: OrderPayload, settings: CheckoutSettings): CheckoutState {
	const { shippingMethod, shippingAddress } = payload;
	const collects =
		shippingAddress === null && collectionMethods(settings).some(({ name }) => name === shippingMethod);
	return {
		...checkoutOf({
			handover: collects ? { type: "collection", shippingMethod } : delivery,
			customerEmail: payload.customerEmail,
			shippingAddress: shippingAddress ?? emptyAddress,
			invoiceAddress: payload.invoiceAddress,
			comment: payload.comment,
			paymentMethod: payload.paymentMethod,
			shippingMethod,
			shippingCost: Number(payload.shippingCost),
			presentWrap: payload.presentWrap,
			cardText: payload.cardText,
			order_uuid: payload.order_uuid,
		}),
		acceptedTexts: payload.acceptedTexts,
		personalizedGoodsAcknowledged: payload.personalizedGoodsAcknowledged === true,
		agreedLiabilityMonths: payload.usedLiabilityMonths,
	};
}

/** Returns the address for the invoice of an order. */
export function billingAddress({
	invoiceAddress,
	shippingAddress,
}: Pick<OrderPayload, "invoiceAddress" | "shippingAddress">): Address {
	return invoiceAddress ?? shippingAddress ?? emptyAddress;
}

function orderLine({ product, variant, personalization, count, priceBrutto }: CartLine): OrderLine {
	return {
		product: product.id,
		variant: variant?.id ?? null,
		personalization,
		count,
		price_brutto: priceBrutto.amount,
	};
}
