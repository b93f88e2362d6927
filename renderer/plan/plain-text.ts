import type { Token } from "markdown-it";
import { parseMarkdown } from "#renderer/plan/markdown.ts";

/** The number of characters of a description that search engines show. */
const descriptionLength = 160;

const textTypes = new Set(["text", "code_inline", "code_block", "fence"]);
/** Matches the ends of inline elements, which do not separate words. */
const inlineEnd = /^(?:em|strong|s|link)_close$/;

/** Returns the text of a token and its children; line breaks and the ends of blocks become spaces. */
function textOf({ type, children, content }: Token): string {
	if (children) return children.map(textOf).join("");
	if (textTypes.has(type)) return content;
	return /(?:break|_close)$/.test(type) && !inlineEnd.test(type) ? " " : "";
}

/**
 * Returns the visible text of Markdown on one line, cut after a word if it is longer than `maxLength` characters. No-break
 * spaces are kept.
 */
export function plainText(markdown: string, maxLength = descriptionLength): string {
	const text = parseMarkdown(markdown).map(textOf).join("");
	return shortenText(text.replace(/[^\S\u00a0\u202f]+/g, " ").trim(), maxLength);
}

/** Cuts a plain text after a word if it is longer than `maxLength` characters. */
export function shortenText(text: string, maxLength = descriptionLength): string {
	if (text.length <= maxLength) return text;
	return `${text.slice(0, maxLength - 1).replace(/\s+\S*$/, "")}…`;
}
