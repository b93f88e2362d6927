import type { Token } from "markdown-it";
import { parseMarkdown } from "#renderer/plan/markdown.ts";

/** Characters that search engines show of a description. */
const shown = 160;

const worded = new Set(["text", "code_inline", "code_block", "fence"]);
/** Ends within a line, which part no words. */
const inline = /^(?:em|strong|s|link)_close$/;

/** The words of a token and of those within it; a break within a line and the end of a block part words. */
function wordsOf({ type, children, content }: Token): string {
	if (children) return children.map(wordsOf).join("");
	if (worded.has(type)) return content;
	return /(?:break|_close)$/.test(type) && !inline.test(type) ? " " : "";
}

/**
 * The words of a Markdown text on one line as its page shows them, its no-break spaces kept, cut after a word where they are
 * too many for a description.
 */
export function plainText(markdown: string, longest = shown): string {
	const words = parseMarkdown(markdown).map(wordsOf).join("");
	return shortened(words.replace(/[^\S\u00a0\u202f]+/g, " ").trim(), longest);
}

/** A text that is no Markdown, cut after a word where it is too long for a description. */
export function shortened(words: string, longest = shown): string {
	if (words.length <= longest) return words;
	return `${words.slice(0, longest - 1).replace(/\s+\S*$/, "")}…`;
}
