import { cartOf } from "#core/cart/cart.ts";
import { type CheckoutState, checkoutOf, emptyDraft } from "#core/checkout/checkout-draft.ts";
import {
	type CheckoutContext,
	type CheckoutTerms,
	computeCheckoutTerms,
} from "#core/checkout/checkout-terms.ts";
import { type OrderPayload, orderPayload } from "#core/checkout/order-payload.ts";
import { type CheckoutStep, firstOpenStep, stepProblems } from "#core/checkout/step-problems.ts";
import type { Sender } from "#core/enquiries/sender.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import type { Result } from "#core/shared/result.ts";
import { address, cartLine, readingOf, shopSettings, uuid } from "#tests/core/shop-fixtures.ts";

/** The texts in force. */
export const texts = [
	{ type: "terms", version: "2026-05" },
	{ type: "privacy", version: "3" },
];

/** A cart with one ring in a shop that ships to Germany, changed by the arguments. */
export function checkoutContext(changes: Partial<CheckoutContext> = {}): CheckoutContext {
	const lines = [cartLine()];
	const [cart, products] = [cartOf(lines, "EUR"), readingOf(lines)];
	return { cart, products, settings: shopSettings(), requiredTexts: texts, ...changes };
}

/** A complete checkout whose draft is changed by the arguments. */
export function completeCheckout(changes: Partial<CheckoutState["draft"]> = {}): CheckoutState {
	return {
		...checkoutOf({
			...emptyDraft(uuid()),
			customerEmail: "mara@example.com",
			shippingAddress: address,
			paymentMethod: 1,
			shippingMethod: "Paket",
			shippingCost: 4.9,
			...changes,
		}),
		acceptedTexts: texts,
	};
}

/** Returns the terms of a checkout in a shop. */
export function termsOf({ draft }: Pick<CheckoutState, "draft">, context: CheckoutContext): CheckoutTerms {
	return computeCheckoutTerms(draft, context);
}

/** Returns the order of a checkout in a shop, or its problems. */
export function orderOf(
	state: CheckoutState,
	context: CheckoutContext,
	sender: Sender,
	day: number,
): Result<OrderPayload, readonly FieldProblem[]> {
	return orderPayload(state, termsOf(state, context), sender, day);
}

/** Returns the problems of a step of a checkout in a shop. */
export function problemsOf(step: CheckoutStep, state: CheckoutState, context: CheckoutContext) {
	return stepProblems(step, state, termsOf(state, context));
}

/** Returns the first incomplete step of a checkout in a shop. */
export function openStepOf(state: CheckoutState, context: CheckoutContext): CheckoutStep | null {
	return firstOpenStep(state, termsOf(state, context));
}
