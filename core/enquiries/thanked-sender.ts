import { maxEmailLength, maxLineLength } from "#core/forms/field-rules.ts";
import { type Decoder, shape, text } from "#core/shared/decoder.ts";

/** Who has sent a message; travels to the thanks page in the history entry, never in the address (R-ROUTE-13). */
export interface ThankedSender {
	/** Empty where none was given. */
	readonly name: string;
	readonly email: string;
}

/** Reads the sender of a message from a history entry, which may carry anything. */
export const decodeThankedSender: Decoder<ThankedSender> = shape({
	name: text(maxLineLength),
	email: text(maxEmailLength),
});
