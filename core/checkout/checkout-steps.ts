import type { Cart } from "#core/cart/cart.ts";
import { lineExcludesWithdrawal } from "#core/cart/line-withdrawal.ts";
import { type LoadedProducts, resolveLines } from "#core/cart/loaded-products.ts";
import { emptyAddress } from "#core/checkout/address.ts";
import { addressProblems } from "#core/checkout/address-rules.ts";
import { agreedLiability, liabilityToAgree } from "#core/checkout/agreed-liability.ts";
import { taxOf } from "#core/checkout/announced-shipping.ts";
import type { AcceptedText, CheckoutState } from "#core/checkout/checkout-draft.ts";
import { isFreeOrder, withoutNeedlessPayment } from "#core/checkout/free-order.ts";
import { cardProblems, giftOf } from "#core/checkout/gift.ts";
import {
	handoverOf,
	hasHandoverChoice,
	recipientOf,
	suitablePaymentMethods,
	suitableShippingMethods,
} from "#core/checkout/offers.ts";
import { offeredPaymentMethods, type PaymentTerms } from "#core/checkout/payment-methods.ts";
import { understockedLines } from "#core/checkout/understocked-lines.ts";
import { mayWithdraw, unacceptedTexts } from "#core/checkout/withdrawal-right.ts";
import { emailProblems } from "#core/forms/email-address.ts";
import { type FieldProblem, maxMessageLength, optionalText, problem } from "#core/forms/field-rules.ts";
import type { OrderTax } from "#core/legal/country-law.ts";
import { type ShopSettings, sellsOnline } from "#core/settings/shop-settings.ts";
import { sameId } from "#core/shared/branded.ts";

/** The steps of the checkout, in their order (R-CHECK-03). */
export const checkoutSteps = ["handover", "contact", "payment", "shipping", "review"] as const;

/** A step of the checkout: deliver or collect, e-mail and addresses, payment method, shipping method, review and order. */
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The settings of a shop and the providers of its payments. */
export type CheckoutSettings = ShopSettings & Pick<PaymentTerms, "providers">;

/** What the rules look at in addition to the checkout itself. */
export interface CheckoutContext {
	readonly cart: Cart;
	/** The cart's products as they were read; without each of them nothing can be ordered (§ 312j (2) BGB). */
	readonly products: LoadedProducts;
	readonly settings: CheckoutSettings;
	/** The texts in force, all of which must be accepted. */
	readonly requiredTexts: readonly AcceptedText[];
}

/** The tax within an order (B-LAW-17). */
export function taxOfDraft(draft: CheckoutState["draft"], settings: CheckoutSettings): OrderTax {
	return taxOf(recipientOf(draft, settings), settings);
}

/** What keeps a step from being complete, in the order of its fields; nothing when it is. */
export function stepProblems(
	step: CheckoutStep,
	state: CheckoutState,
	context: CheckoutContext,
): readonly FieldProblem[] {
	switch (step) {
		case "handover":
			return handoverOf(state.draft, context.settings)
				? []
				: [problem("handover", "checkout.handoverMissing")];
		case "contact":
			return contactProblems(state, context.settings);
		case "payment":
			return paymentProblems(state, context);
		case "shipping":
			return shippingProblems(state, context);
		case "review":
			return reviewProblems(state, context);
		default:
			return step satisfies never;
	}
}

/** The first step that is not complete; null when the order can be placed. */
export function firstOpenStep(state: CheckoutState, context: CheckoutContext): CheckoutStep | null {
	return checkoutSteps.find((step) => stepProblems(step, state, context).length > 0) ?? null;
}

/** The steps of a checkout: without the first where there is nothing to choose (B-USE-18), without payment where nothing is to be paid. */
export function stepsOf(
	{ draft }: Pick<CheckoutState, "draft">,
	context: Pick<CheckoutContext, "cart" | "settings">,
): readonly CheckoutStep[] {
	const needless: readonly CheckoutStep[] = [
		...(hasHandoverChoice(context.settings) ? [] : (["handover"] as const)),
		...(isFreeOrder(draft, context) ? (["payment"] as const) : []),
	];
	return checkoutSteps.filter((step) => !needless.includes(step));
}

/** Whether an order needs the customer's acknowledgement that some goods cannot be withdrawn from (B-LAW-03, B-LAW-14). */
export function needsAcknowledgement(
	{ draft }: Pick<CheckoutState, "draft">,
	{ cart, products, settings }: Pick<CheckoutContext, "cart" | "products" | "settings">,
): boolean {
	return mayWithdraw(draft, settings) && cart.products.some((line) => lineExcludesWithdrawal(line, products));
}

function contactProblems({ draft }: CheckoutState, settings: CheckoutSettings): readonly FieldProblem[] {
	const { shippingAddress, invoiceAddress } = draft;
	const recipient = recipientOf(draft, settings);
	const collects = recipient?.handover.type === "collection";
	const served = recipient === null || suitablePaymentMethods(settings, recipient).length > 0;
	const invoice = collects ? (invoiceAddress ?? emptyAddress) : invoiceAddress;
	return [
		...emailProblems("customerEmail", draft.customerEmail),
		...(collects ? [] : addressProblems("shippingAddress", shippingAddress)),
		...(served || collects ? [] : [problem("shippingAddress.country_code", "checkout.countryNotServed")]),
		...(invoice ? addressProblems("invoiceAddress", invoice) : []),
		...(!served && collects ? [problem("invoiceAddress.country_code", "checkout.countryNotCollecting")] : []),
		...optionalText("comment", draft.comment, maxMessageLength),
	];
}

/** Where nothing can be ordered for the country at all, the address is what is wrong. */
function paymentProblems({ draft }: CheckoutState, context: CheckoutContext): readonly FieldProblem[] {
	const { settings } = context;
	if (isFreeOrder(draft, context)) return [];
	const recipient = recipientOf(draft, settings);
	const suitable = recipient ? suitablePaymentMethods(settings, recipient) : [];
	const methods =
		suitable.length > 0 ? suitable : offeredPaymentMethods(settings, recipient?.country_code ?? "");
	const offered = methods.some((method) => sameId(method.id, draft.paymentMethod));
	return offered ? [] : [problem("paymentMethod", "checkout.paymentMissing")];
}

/** Looks at the settings, not at what was offered earlier: price or address may have changed since. */
function shippingProblems({ draft }: CheckoutState, context: CheckoutContext): readonly FieldProblem[] {
	const { settings } = context;
	const recipient = recipientOf(draft, settings);
	const { paymentMethod } = withoutNeedlessPayment(draft, context);
	const methods = recipient ? suitableShippingMethods(settings, recipient, paymentMethod) : [];
	const method = methods.find(({ name }) => name === draft.shippingMethod);
	const gift = cardProblems(giftOf(draft, settings));
	if (!method) return [problem("shippingMethod", "checkout.shippingMissing"), ...gift];
	if (Number(method.price_brutto) === draft.shippingCost) return gift;
	return [problem("shippingMethod", "checkout.shippingChanged"), ...gift];
}

function reviewProblems(state: CheckoutState, context: CheckoutContext) {
	const { cart, products, settings } = context;
	const short = understockedLines(resolveLines(cart.products, products));
	const missing = unacceptedTexts(state, context);
	const unread = cart.products.some(({ product }) => !products.has(String(product.id)));
	const unacknowledged = needsAcknowledgement(state, context) && !state.personalizedGoodsAcknowledged;
	const isLiabilityOpen =
		settings.used_goods_liability_required &&
		liabilityToAgree(state, context) !== agreedLiability(state, context);
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
