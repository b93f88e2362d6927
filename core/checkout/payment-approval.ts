import { record } from "#core/decoding/content-decoders.ts";
import { type Decoder, object, satisfying, string } from "#core/decoding/decoder.ts";

/**
 * What a provider calls a payment, by names of its own: ids and tokens, none of them about the customer. Empty where the
 * provider asks nobody and the order says everything.
 */
export type PaymentReference = Readonly<Record<string, string | number | boolean | null>>;

/** A customer's consent to a payment as the provider gave it; the order service needs it to collect the money. */
export interface PaymentApproval {
	/** The provider's id. */
	readonly provider: string;
	readonly payment: PaymentReference;
}

/** The schema of a payment's reference: at most 50 values. */
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

/** The schema of an approval that is kept in the browser until it is reported. */
export const decodePaymentApproval: Decoder<PaymentApproval> = object({
	provider: string(100),
	payment: decodePaymentReference,
});
