import type { Decoder } from "#core/decoding/decoder.ts";
import { type DecimalText, parseDecimal } from "#core/money/decimal-text.ts";
import { fail, succeed } from "#core/shared/result.ts";

/**
 * A decimal, given as text or number. It has its own file, apart from the other decoders, so that a page without prices does not
 * load the arithmetic.
 */
export const decimal: Decoder<DecimalText> = (input, path = "") => {
	const value = parseDecimal(input);
	return value === null ? fail({ path, expected: "a decimal" }) : succeed(value);
};
