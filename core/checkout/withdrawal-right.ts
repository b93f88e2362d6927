import type { AcceptedText, CheckoutDraft, CheckoutState } from "#core/checkout/checkout-draft.ts";
import { type OfferSettings, recipientOf } from "#core/checkout/offers.ts";
import { hasWithdrawalRight, hasWithdrawalRightIn } from "#core/legal/return-days.ts";

type Ordered = Pick<CheckoutDraft, "handover" | "shippingAddress" | "invoiceAddress">;

/**
 * Whether the law gives the customer of a checkout a right of withdrawal: that of where the goods go, of the shop's country where they
 * are collected; as to anybody while nothing says which.
 */
export function mayWithdraw(draft: Ordered, settings: OfferSettings): boolean {
	const recipient = recipientOf(draft, settings);
	if (!recipient) return hasWithdrawalRight(settings);
	const isCollected = recipient.handover.type === "collection";
	return hasWithdrawalRightIn(settings, isCollected ? settings.tax_country : recipient.country_code);
}

/** The texts in force, and by which settings. */
interface Texts {
	readonly requiredTexts: readonly AcceptedText[];
	readonly settings: OfferSettings;
}

/** The texts in force that the customer of a checkout accepts: the instructions on withdrawal only with that right (B-LAW-11, B-LAW-17). */
export function textsOf(draft: Ordered, { requiredTexts, settings }: Texts): readonly AcceptedText[] {
	return requiredTexts.filter(({ type }) => type !== "withdrawal" || mayWithdraw(draft, settings));
}

/** Those of them that have not been accepted in their present version. */
export function unacceptedTexts(
	{ draft, acceptedTexts }: Pick<CheckoutState, "draft" | "acceptedTexts">,
	texts: Texts,
): readonly AcceptedText[] {
	return textsOf(draft, texts).filter(
		({ type, version }) => !acceptedTexts.some((text) => text.type === type && text.version === version),
	);
}
