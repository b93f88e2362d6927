import type { AcceptedText, CheckoutDraft, CheckoutState } from "#core/checkout/checkout-draft.ts";
import { type OfferSettings, recipientOf } from "#core/checkout/offers.ts";
import { hasWithdrawalRight, hasWithdrawalRightIn } from "#core/legal/return-days.ts";

type Ordered = Pick<CheckoutDraft, "handover" | "shippingAddress" | "invoiceAddress">;

/**
 * The country whose law counts for the customer of a checkout: that of where the goods go, the shop's own where they are collected; null
 * while nothing says which.
 */
export function customersCountry(draft: Ordered, settings: OfferSettings): string | null {
	const recipient = recipientOf(draft, settings);
	if (!recipient) return null;
	return recipient.handover.type === "collection" ? settings.tax_country : recipient.country_code;
}

/** Whether the law there gives the customer a right of withdrawal; as to anybody while nothing says which country it is. */
export function mayWithdraw(draft: Ordered, settings: OfferSettings): boolean {
	const country = customersCountry(draft, settings);
	return country === null ? hasWithdrawalRight(settings) : hasWithdrawalRightIn(settings, country);
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
