import { record } from "#core/decoding/content-decoders.ts";
import { type Decoder, object, satisfying, string } from "#core/decoding/decoder.ts";

/**
 * The reference of a payment in the provider's terms: ids and tokens without customer data. Empty if the provider
 * needs no approval and the order contains everything.
 */
export type PaymentReference = Readonly<Record<string, string | number | boolean | null>>;

/** A customer's consent to a payment, given by the provider. The order service needs it to collect the money. */
export interface PaymentApproval {
	/** The provider's id. */
	readonly provider: string;
	readonly payment: PaymentReference;
}

/** Decodes a payment's reference with at most 50 values. */
export const decodePaymentReference: Decoder<PaymentReference> = record(
	satisfying(
		"a text, a number, true, false or null",
		(input): input is string | number | boolean | null =>
			input === null ||
			["number", "boolean"].includes(typeof input) ||
			(typeof input === "string" && input.length <= 2000),
	),
	50,
);

/** Decodes an approval stored in the browser until it is reported. */
export const decodePaymentApproval: Decoder<PaymentApproval> = object({
	provider: string(100),
	payment: decodePaymentReference,
});
