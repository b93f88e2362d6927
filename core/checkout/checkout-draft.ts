import { type Address, decodeAddress, emptyAddress } from "#core/checkout/address.ts";
import { decodeHandover, type Handover } from "#core/checkout/handover.ts";
import { decodeOrderUuid, type OrderUuid } from "#core/checkout/order-uuid.ts";
import type { PaymentReference } from "#core/checkout/payment-approval.ts";
import { draftKey, draftVersion } from "#core/checkout/stored-gift.ts";
import { decodeContentId } from "#core/decoding/content-decoders.ts";
import {
	boolean,
	type Decoder,
	isObject,
	nullable,
	object,
	satisfying,
	string,
} from "#core/decoding/decoder.ts";
import { parseDecimal } from "#core/money/decimal-text.ts";
import { day } from "#core/platform/time.ts";
import type { OfferedShippingMethod } from "#core/settings/shipping-methods.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { type PersistedStateRules, serializeState } from "#core/state/persisted-state.ts";
import type { StorageCommand } from "#core/state/storage-commands.ts";

/** The customer's input so far, kept between visits (specification 3, "Checkout draft"). */
export interface CheckoutDraft {
	/** Null before the shopper chooses, and in a shop without the choice. */
	readonly handover: Handover | null;
	readonly customerEmail: string;
	/** Not required for a collection. */
	readonly shippingAddress: Address;
	/** Null if the invoice goes to the shipping address. */
	readonly invoiceAddress: Address | null;
	readonly comment: string;
	/** The id of a payment method of the settings. */
	readonly paymentMethod: ContentId | null;
	/** The name of an offered shipping method. */
	readonly shippingMethod: string | null;
	/** Gross, in the cart's currency. Sums use its decimal notation, never the binary number. */
	readonly shippingCost: number;
	readonly presentWrap: boolean;
	/** The text for the card of a gift. */
	readonly cardText: string;
	/** Created once per draft. */
	readonly order_uuid: OrderUuid;
}

/** A text version that the customer accepted, e.g. of the terms. */
export interface AcceptedText {
	/** The legal page's type, or "privacy". */
	readonly type: string;
	readonly version: string;
}

/** The state of the checkout: the draft, and data in memory only (R-CHECK-01). */
export interface CheckoutState {
	readonly draft: CheckoutDraft;
	readonly availableShippingMethods: readonly OfferedShippingMethod[];
	/** Choices that are no longer offered because something else changed; null after the next choice. */
	readonly dropped: { readonly paymentMethod: ContentId | null; readonly shippingMethod: string | null };
	/** The provider's reference of an approval; only the order service reads it. */
	readonly approvedPayment: PaymentReference | null;
	/** Accepted again on every visit, because the texts may have changed. */
	readonly acceptedTexts: readonly AcceptedText[];
	/** Whether the customer has acknowledged that personalized goods have no right of withdrawal (B-LAW-03). */
	readonly personalizedGoodsAcknowledged: boolean;
	/** The agreed liability period for used goods in months; null for the statutory period (B-LAW-22). */
	readonly agreedLiabilityMonths: number | null;
}

/** Creates an empty draft. */
export function emptyDraft(order_uuid: OrderUuid): CheckoutDraft {
	return {
		handover: null,
		customerEmail: "",
		shippingAddress: emptyAddress,
		invoiceAddress: null,
		comment: "",
		paymentMethod: null,
		shippingMethod: null,
		shippingCost: 0,
		presentWrap: false,
		cardText: "",
		order_uuid,
	};
}

/** Creates the checkout that continues with a draft. */
export function checkoutOf(draft: CheckoutDraft): CheckoutState {
	return {
		draft,
		availableShippingMethods: [],
		dropped: { paymentMethod: null, shippingMethod: null },
		approvedPayment: null,
		acceptedTexts: [],
		personalizedGoodsAcknowledged: false,
		agreedLiabilityMonths: null,
	};
}

const decodeCompleteDraft: Decoder<CheckoutDraft> = object({
	handover: nullable(decodeHandover),
	customerEmail: string(1000),
	shippingAddress: decodeAddress,
	invoiceAddress: nullable(decodeAddress),
	comment: string(10_000),
	paymentMethod: nullable(decodeContentId),
	shippingMethod: nullable(string(500)),
	shippingCost: satisfying(
		"a price as a number",
		(input): input is number => typeof input === "number" && input >= 0 && parseDecimal(input) !== null,
	),
	presentWrap: boolean,
	cardText: string(10_000),
	order_uuid: decodeOrderUuid,
});

/** Defaults of fields that drafts of earlier releases do not have. */
const added = { handover: null, cardText: "" };

/** Decodes a stored draft; drafts of earlier releases may contain an order. */
export const decodeDraft: Decoder<CheckoutDraft> = (input, path) =>
	decodeCompleteDraft(isObject(input) ? { ...added, ...input } : input, path);

/** The rules for storing a draft: for 7 days, because it is personal. */
export const draftRules: PersistedStateRules<CheckoutDraft> = {
	key: draftKey,
	version: draftVersion,
	maxAge: 7 * day,
	decode: decodeDraft,
};

/** Returns the command that saves a draft with its timestamp. */
export function saveDraft(draft: CheckoutDraft, now: number): StorageCommand {
	return { type: "write", key: draftKey, text: serializeState(draft, draftRules, now) };
}
