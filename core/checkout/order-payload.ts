import type { CartLine } from "#core/cart/cart-line.ts";
import { type Address, trimmedAddress } from "#core/checkout/address.ts";
import type { AcceptedText, CheckoutState } from "#core/checkout/checkout-draft.ts";
import {
	type CheckoutContext,
	checkoutSteps,
	needsAcknowledgement,
	stepProblems,
} from "#core/checkout/checkout-steps.ts";
import { orderTotals } from "#core/checkout/order-totals.ts";
import type { OrderUuid } from "#core/checkout/order-uuid.ts";
import { type FieldProblem, unlessProblems } from "#core/forms/field-rules.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { Currency } from "#core/shared/currency.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";
import type { Language } from "#core/shared/language.ts";
import type { Result } from "#core/shared/result.ts";
import type { Sender } from "#core/shared/sender.ts";

/** A line of an order; prices are decimals as text, and the service prices the line anew. */
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

/** What is sent to order (specification 7.2; law-and-gaps 5, "Order payload"). */
export interface OrderPayload {
	/** The idempotency key: the same in every attempt of one draft. */
	readonly order_uuid: OrderUuid;
	/** The shop's domain. */
	readonly project: string;
	readonly language: Language;
	readonly currency: Currency;
	readonly lines: readonly OrderLine[];
	readonly totalCount: number;
	/** The goods. */
	readonly totalPriceBrutto: DecimalText;
	readonly shippingCost: DecimalText;
	/** Goods and shipping. */
	readonly total: DecimalText;
	readonly shippingMethod: string;
	readonly paymentMethod: ContentId;
	readonly customerEmail: string;
	readonly shippingAddress: Address;
	/** Null when it is the shipping address. */
	readonly invoiceAddress: Address | null;
	readonly comment: string;
	readonly presentWrap: boolean;
	readonly acceptedTexts: readonly AcceptedText[];
	/** Null when nothing in the order is personalised. */
	readonly personalizedGoodsAcknowledged: boolean | null;
}

/**
 * The order of a checkout, or everything that keeps it from being placed. The same checkout and cart always give
 * the same payload, so that a retry is the attempt it repeats.
 */
export function orderPayload(
	state: CheckoutState,
	context: CheckoutContext,
	sender: Sender,
): Result<OrderPayload, readonly FieldProblem[]> {
	const { draft } = state;
	const problems = checkoutSteps.flatMap((step) => stepProblems(step, state, context));
	return unlessProblems(problems, () => {
		const { cart, settings } = context;
		const totals = orderTotals(cart, draft, settings.default_tax_percent);
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
			// The steps are complete: both methods are chosen.
			shippingMethod: draft.shippingMethod as string,
			paymentMethod: draft.paymentMethod as ContentId,
			customerEmail: draft.customerEmail.trim(),
			shippingAddress: trimmedAddress(draft.shippingAddress),
			invoiceAddress: draft.invoiceAddress ? trimmedAddress(draft.invoiceAddress) : null,
			comment: draft.comment.trim(),
			presentWrap: settings.present_wrapping && draft.presentWrap,
			acceptedTexts: context.requiredTexts.map(({ type, version }) => ({ type, version })),
			personalizedGoodsAcknowledged: needsAcknowledgement(cart) ? state.personalizedGoodsAcknowledged : null,
		};
	});
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
