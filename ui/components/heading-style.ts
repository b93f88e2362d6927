import type { CSSProperties } from "react";

/** Shorter words fit into every heading. */
const shortWord = 7;

/** Where a browser breaks a line without a style sheet's permission: at spaces, hyphens, dashes, slashes and soft hyphens. */
const breaks = /[\s\u00ad\u200b\-–—/]+/u;

/**
 * Returns the style of a heading that has its longest word in one line: the number of letters, from which style sheets compute
 * the largest font size (`--heading-fit` in scales.css). Undefined if all words are short.
 */
export function headingStyle(text: string): CSSProperties | undefined {
	const longest = Math.max(...text.split(breaks).map((word) => [...word].length));
	return longest > shortWord ? ({ "--longest-word": longest } as CSSProperties) : undefined;
}
