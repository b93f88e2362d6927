import { type Decoder, object, string } from "#core/decoding/decoder.ts";
import { maxEmailLength } from "#core/forms/email-address.ts";
import { maxLineLength } from "#core/forms/field-rules.ts";

/** The sender of a message. Passed to the thank-you page in the history entry, never in the address (R-ROUTE-13). */
export interface SubmittedSender {
	/** Empty if none was given. */
	readonly name: string;
	readonly email: string;
}

/** Decodes the sender from a history entry, which may contain anything. */
export const decodeSubmittedSender: Decoder<SubmittedSender> = object({
	name: string(maxLineLength),
	email: string(maxEmailLength),
});
