import type { Decoder } from "#core/decoding/decoder.ts";
import { type DecimalText, parseDecimal } from "#core/money/decimal-text.ts";
import { fail, succeed } from "#core/shared/result.ts";

/**
 * Decodes a decimal, given as text or number. A separate module, so that a page without prices does not load the
 * arithmetic.
 */
export const decimal: Decoder<DecimalText> = (input, path = "") => {
	const value = parseDecimal(input);
	return value === null ? fail({ path, expected: "a decimal" }) : succeed(value);
};
