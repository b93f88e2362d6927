import { maxEmailLength } from "#core/forms/email-address.ts";
import { maxLineLength } from "#core/forms/field-rules.ts";
import { type Decoder, object, string } from "#core/shared/decoder.ts";

/** Who has sent a message; travels to the thanks page in the history entry, never in the address (R-ROUTE-13). */
export interface SubmittedSender {
	/** Empty where none was given. */
	readonly name: string;
	readonly email: string;
}

/** Reads the sender of a message from a history entry, which may carry anything. */
export const decodeSubmittedSender: Decoder<SubmittedSender> = object({
	name: string(maxLineLength),
	email: string(maxEmailLength),
});
