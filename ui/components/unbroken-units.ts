/**
 * Joins a number and its unit, a word of at most three letters, with a no-break space: "0,30\u00a0ct",
 * "39\u00a0mm".
 */
export function unbrokenUnits(text: string): string {
	return text.replace(/(?<=\d)\s(?=\p{L}{1,3}(?!\p{L}))/gu, "\u00a0");
}
