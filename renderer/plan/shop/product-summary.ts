import { plainText, shortenText } from "#renderer/plan/plain-text.ts";

/** The maximum number of characters of a description that is shown only once, above the options. */
const maxLineLength = 180;

/** Returns the first sentence of a text, shortened; null if the text is empty. */
function firstSentence(text: string): string | null {
	const [sentence = ""] = /^.*?[.!?…](?=\s+\p{Lu}|$)/u.exec(text) ?? [text];
	return shortenText(sentence) || null;
}

/** Returns the line above a product's options, and whether it is the complete description, without Markdown. */
export function productSummary(markdown: string | null): {
	readonly summary: string | null;
	readonly isComplete: boolean;
} {
	const text = plainText(markdown ?? "", Number.POSITIVE_INFINITY);
	const isComplete = text.length <= maxLineLength && text === markdown?.trim();
	return { summary: isComplete ? text : firstSentence(text), isComplete };
}
