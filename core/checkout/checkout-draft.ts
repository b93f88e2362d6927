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

/** What a customer has entered so far, kept between visits (specification 3, "Checkout draft"). */
export interface CheckoutDraft {
	/** Null while the shopper has not chosen, and in a shop that has no choice. */
	readonly handover: Handover | null;
	readonly customerEmail: string;
	/** Not asked for a collection. */
	readonly shippingAddress: Address;
	/** Null when the invoice goes where the goods go. */
	readonly invoiceAddress: Address | null;
	readonly comment: string;
	/** The id of a payment method of the settings. */
	readonly paymentMethod: ContentId | null;
	/** The name of an offered shipping method. */
	readonly shippingMethod: string | null;
	/** Gross, in the cart's currency; sums take its decimal notation, never the binary number. */
	readonly shippingCost: number;
	readonly presentWrap: boolean;
	/** What is to be written on the card of a gift. */
	readonly cardText: string;
	/** Made once per draft. */
	readonly order_uuid: OrderUuid;
}

/** A text version that the customer agreed to, e.g. of the terms. */
export interface AcceptedText {
	/** The legal page's type, or "privacy". */
	readonly type: string;
	readonly version: string;
}

/** The checkout: the draft, and what is kept in memory only (R-CHECK-01). */
export interface CheckoutState {
	readonly draft: CheckoutDraft;
	readonly availableShippingMethods: readonly OfferedShippingMethod[];
	/** What was chosen and is not offered any more, since something else was changed; null after the next choice. */
	readonly dropped: { readonly paymentMethod: ContentId | null; readonly shippingMethod: string | null };
	/** What the provider gave to an approval; only the order service reads it. */
	readonly approvedPayment: PaymentReference | null;
	/** Given again on every visit, since the texts may have changed. */
	readonly acceptedTexts: readonly AcceptedText[];
	/** Whether the customer knows that personalised goods cannot be withdrawn from (B-LAW-03). */
	readonly personalizedGoodsAcknowledged: boolean;
	/** The months for claims about used goods that the customer has agreed to; null for the law's (B-LAW-22). */
	readonly agreedLiabilityMonths: number | null;
}

/** A draft with nothing entered. */
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

/** A checkout that goes on from a draft. */
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

/** What a draft of an earlier release does not have. */
const added = { handover: null, cardText: "" };

/** The schema of a stored draft; an earlier release's may have an order. */
export const decodeDraft: Decoder<CheckoutDraft> = (input, path) =>
	decodeCompleteDraft(isObject(input) ? { ...added, ...input } : input, path);

/** How a draft is kept: for 7 days, since it is personal. */
export const draftRules: PersistedStateRules<CheckoutDraft> = {
	key: draftKey,
	version: draftVersion,
	maxAge: 7 * day,
	decode: decodeDraft,
};

/** The command that saves a draft with its timestamp. */
export function saveDraft(draft: CheckoutDraft, now: number): StorageCommand {
	return { type: "write", key: draftKey, text: serializeState(draft, draftRules, now) };
}
