/**
 * Parses a number of pieces: digits only. Returns NaN for any other text, such as "1e3" and "0x1F", which `Number`
 * accepts.
 */
export function wholeNumber(text: string): number {
	const digits = text.trim();
	return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
