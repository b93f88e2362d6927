/**
 * Reads a number of pieces that a person has typed: digits and nothing else. NaN for any other text, as "1e3" and "0x1F", which
 * JavaScript takes for numbers.
 */
export function wholeNumber(text: string): number {
	const digits = text.trim();
	return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
