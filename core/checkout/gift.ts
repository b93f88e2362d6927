import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import { optionalName } from "#core/forms/web-address.ts";
import { type DecimalText, zero } from "#core/money/decimal-text.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { plainLines } from "#core/text/single-line.ts";

/** The number of characters that fit on a card. */
export const maxCardLength = 300;

/** The settings that determine gifts. */
export type GiftSettings = Pick<ShopSettings, "present_wrapping" | "present_wrapping_price">;

/** The gift options of an order (B-USE-16). */
export interface Gift {
	readonly presentWrap: boolean;
	/** The gross price of wrapping the whole order; "0" without wrapping. */
	readonly presentWrapCost: DecimalText;
	/** The text on the card with its line breaks; blank without a card. */
	readonly cardText: string;
}

/** The options of an order that is not a gift. */
export const noGift: Gift = { presentWrap: false, presentWrapCost: zero, cardText: "" };

/** Returns the gross price of gift wrapping; null if the shop does not offer it. */
export function wrappingPrice({
	present_wrapping,
	present_wrapping_price,
}: GiftSettings): DecimalText | null {
	return present_wrapping ? (present_wrapping_price ?? zero) : null;
}

/** Returns the gift of a draft at the current price. Without wrapping, there is no card. */
export function giftOf(draft: Pick<CheckoutDraft, "presentWrap" | "cardText">, settings: GiftSettings): Gift {
	const presentWrapCost = wrappingPrice(settings);
	if (!draft.presentWrap || presentWrapCost === null) return noGift;
	return { presentWrap: true, presentWrapCost, cardText: plainLines(draft.cardText).trim() };
}

/**
 * Returns the problems of a card's text. It must not contain web addresses, because it is mailed to an unconfirmed
 * address as part of the contract (B-SEC-06).
 */
export function cardProblems({ cardText }: Pick<Gift, "cardText">): readonly FieldProblem[] {
	return optionalName("cardText", cardText, maxCardLength);
}
