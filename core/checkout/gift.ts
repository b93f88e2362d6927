import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import { optionalName } from "#core/forms/web-address.ts";
import { type DecimalText, zero } from "#core/money/decimal-text.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { plainLines } from "#core/text/single-line.ts";

/** Characters that fit onto a card. */
export const maxCardLength = 300;

/** What of the settings decides about gifts. */
export type GiftSettings = Pick<ShopSettings, "present_wrapping" | "present_wrapping_price">;

/** How an order is given as a gift (B-USE-16). */
export interface Gift {
	readonly presentWrap: boolean;
	/** What the wrapping of the whole order costs, gross; "0" without it. */
	readonly presentWrapCost: DecimalText;
	/** What is written on the card, lines kept; blank for none. */
	readonly cardText: string;
}

/** An order that is no gift. */
export const noGift: Gift = { presentWrap: false, presentWrapCost: zero, cardText: "" };

/** What gift wrapping costs, gross; null where the shop does not offer it. */
export function wrappingPrice({
	present_wrapping,
	present_wrapping_price,
}: GiftSettings): DecimalText | null {
	return present_wrapping ? (present_wrapping_price ?? zero) : null;
}

/** The gift of a draft at the price of now; without wrapping there is no card either. */
export function giftOf(draft: Pick<CheckoutDraft, "presentWrap" | "cardText">, settings: GiftSettings): Gift {
	const presentWrapCost = wrappingPrice(settings);
	if (!draft.presentWrap || presentWrapCost === null) return noGift;
	return { presentWrap: true, presentWrapCost, cardText: plainLines(draft.cardText).trim() };
}

/**
 * What is wrong with the text of a card. It is mailed to an address that nobody has confirmed, as a part of the contract
 * (B-SEC-06), so that it takes no addresses of the web.
 */
export function cardProblems({ cardText }: Pick<Gift, "cardText">): readonly FieldProblem[] {
	return optionalName("cardText", cardText, maxCardLength);
}
