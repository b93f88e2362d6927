import { resolveLines } from "#core/cart/loaded-products.ts";
import { emptyAddress } from "#core/checkout/address.ts";
import { addressProblems } from "#core/checkout/address-rules.ts";
import type { AcceptedText, CheckoutState } from "#core/checkout/checkout-draft.ts";
import type { CheckoutTerms } from "#core/checkout/checkout-terms.ts";
import { cardProblems } from "#core/checkout/gift.ts";
import { offeredPaymentMethods } from "#core/checkout/payment-methods.ts";
import { understockedLines } from "#core/checkout/understocked-lines.ts";
import { emailProblems } from "#core/forms/email-address.ts";
import { type FieldProblem, maxMessageLength, optionalText, problem } from "#core/forms/field-rules.ts";
import { sellsOnline } from "#core/settings/shop-settings.ts";
import { sameId } from "#core/shared/branded.ts";

/** The steps of the checkout, in their order (R-CHECK-03). */
export const checkoutStepNames = ["handover", "contact", "payment", "shipping", "review"] as const;

/** A step of the checkout: deliver or collect, e-mail and addresses, payment method, shipping method, review and order. */
export type CheckoutStep = (typeof checkoutStepNames)[number];

/**
 * Returns the problems of a step in the order of its fields; empty if it is complete. `terms` are those of the draft.
 */
export function stepProblems(
	step: CheckoutStep,
	state: CheckoutState,
	terms: CheckoutTerms,
): readonly FieldProblem[] {
	switch (step) {
		case "handover":
			return terms.recipient ? [] : [problem("handover", "checkout.handoverMissing")];
		case "contact":
			return contactProblems(state, terms);
		case "payment":
			return paymentProblems(state, terms);
		case "shipping":
			return shippingProblems(state, terms);
		case "review":
			return reviewProblems(state, terms);
		default:
			return step satisfies never;
	}
}

/** Returns the first incomplete step; null if the order can be placed. */
export function firstOpenStep(state: CheckoutState, terms: CheckoutTerms): CheckoutStep | null {
	return checkoutStepNames.find((step) => stepProblems(step, state, terms).length > 0) ?? null;
}

/**
 * Returns the steps of a checkout. The first is left out without a choice of handovers (B-USE-18), payment if nothing
 * must be paid.
 */
export function neededSteps({ hasHandoverChoice, isFree }: CheckoutTerms): readonly CheckoutStep[] {
	const needless: readonly CheckoutStep[] = [
		...(hasHandoverChoice ? [] : (["handover"] as const)),
		...(isFree ? (["payment"] as const) : []),
	];
	return checkoutStepNames.filter((step) => !needless.includes(step));
}

/** Returns the texts whose current version has not been accepted. */
export function unacceptedTexts(
	{ acceptedTexts }: Pick<CheckoutState, "acceptedTexts">,
	{ texts }: Pick<CheckoutTerms, "texts">,
): readonly AcceptedText[] {
	return texts.filter(
		({ type, version }) => !acceptedTexts.some((text) => text.type === type && text.version === version),
	);
}

/**
 * Returns the agreed months; null if agreement was not required or the agreed months differ from the current ones.
 */
export function agreedLiability(
	{ agreedLiabilityMonths }: Pick<CheckoutState, "agreedLiabilityMonths">,
	{ liabilityMonths }: Pick<CheckoutTerms, "liabilityMonths">,
): number | null {
	return agreedLiabilityMonths === liabilityMonths ? liabilityMonths : null;
}

function contactProblems(
	{ draft }: CheckoutState,
	{ recipient, paymentMethods, isCollected }: CheckoutTerms,
): readonly FieldProblem[] {
	const { shippingAddress, invoiceAddress } = draft;
	const isServed = recipient === null || paymentMethods.length > 0;
	const invoice = isCollected ? (invoiceAddress ?? emptyAddress) : invoiceAddress;
	return [
		...emailProblems("customerEmail", draft.customerEmail),
		...(isCollected ? [] : addressProblems("shippingAddress", shippingAddress)),
		...(isServed || isCollected
			? []
			: [problem("shippingAddress.country_code", "checkout.countryNotServed")]),
		...(invoice ? addressProblems("invoiceAddress", invoice) : []),
		...(!isServed && isCollected
			? [problem("invoiceAddress.country_code", "checkout.countryNotCollecting")]
			: []),
		...optionalText("comment", draft.comment, maxMessageLength),
	];
}

/** Reports the address as the problem if nothing can be ordered for the country. */
function paymentProblems(
	{ draft }: CheckoutState,
	{ settings, recipient, paymentMethods, isFree }: CheckoutTerms,
): readonly FieldProblem[] {
	if (isFree) return [];
	const methods =
		paymentMethods.length > 0
			? paymentMethods
			: offeredPaymentMethods(settings, recipient?.country_code ?? "");
	const isOffered = methods.some(({ id }) => sameId(id, draft.paymentMethod));
	return isOffered ? [] : [problem("paymentMethod", "checkout.paymentMissing")];
}

/** Compares with the current terms, because price or address may have changed since the offer. */
function shippingProblems(
	{ draft }: CheckoutState,
	{ shippingMethods, gift }: CheckoutTerms,
): readonly FieldProblem[] {
	const method = shippingMethods.find(({ name }) => name === draft.shippingMethod);
	const wrong = cardProblems(gift);
	if (!method) return [problem("shippingMethod", "checkout.shippingMissing"), ...wrong];
	if (Number(method.price_brutto) === draft.shippingCost) return wrong;
	return [problem("shippingMethod", "checkout.shippingChanged"), ...wrong];
}

function reviewProblems(state: CheckoutState, terms: CheckoutTerms): readonly FieldProblem[] {
	const { cart, products, settings } = terms;
	const short = understockedLines(resolveLines(cart.products, products));
	const missing = unacceptedTexts(state, terms);
	const unread = cart.products.some(({ product }) => !products.has(String(product.id)));
	const unacknowledged = terms.needsAcknowledgement && !state.personalizedGoodsAcknowledged;
	const isLiabilityOpen =
		settings.used_goods_liability_required && agreedLiability(state, terms) !== terms.liabilityMonths;
	return [
		...(sellsOnline(settings) ? [] : [problem("cart", "checkout.closed")]),
		...(cart.totalCount > 0 ? [] : [problem("cart", "checkout.cartEmpty")]),
		...short.map(({ cartId }) => problem("cart", "checkout.outOfStock", { cartId })),
		...(unread ? [problem("cart", "checkout.goodsUnread")] : []),
		...missing.map(({ type }) => problem("acceptedTexts", "checkout.textNotAccepted", { type })),
		...(unacknowledged ? [problem("personalizedGoodsAcknowledged", "checkout.notAcknowledged")] : []),
		...(isLiabilityOpen ? [problem("usedLiabilityMonths", "checkout.liabilityNotAgreed")] : []),
	];
}
