import type { CSSProperties } from "react";

/** Words of fewer letters fit into every heading. */
const shortWord = 7;

/** Where a browser breaks a line without a style sheet's permission: at spaces, hyphens, dashes, slashes and soft hyphens. */
const breaks = /[\s\u00ad\u200b\-–—/]+/u;

/** The widths of letters in those of a usual one; together they are as wide as in the sample of renderer/fonts/letter-width.ts. */
const letterWidths = [
	[/[ijltfrIJ.,;:!|()'’-]/u, 0.65],
	[/[mwMWœæŒÆ]/u, 1.65],
	[/\p{Lu}/u, 1.35],
	[/./u, 1.12],
] as const;

function widthOf(word: string): number {
	const widths = [...word].map((letter) => letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 1);
	return widths.reduce((sum: number, width) => sum + width, 0);
}

/** Returns the width of a heading's widest word in letters; null if all words are short. */
export function longestWord(text: string): number | null {
	const longest = Math.max(...text.split(breaks).map(widthOf));
	return longest > shortWord ? Math.round(longest * 10) / 10 : null;
}

/**
 * Returns the style of a heading that has its longest word in one line: the number of letters, from which style sheets compute
 * the largest font size (`--heading-fit` in scales.css). Undefined if all words are short.
 */
export function headingStyle(text: string): CSSProperties | undefined {
	const longest = longestWord(text);
	return longest === null ? undefined : ({ "--longest-word": longest } as CSSProperties);
}
