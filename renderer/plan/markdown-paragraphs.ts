import MarkdownIt, { type Token } from "markdown-it";
import type { Paragraph } from "#core/check/sentences.ts";

const markdown = new MarkdownIt({ html: false }).disable("image");

/** Matches Markdown's special characters; a text without them is one paragraph. */
const markup = /[*_`#[\]<>&\\\n~|]|^\s*(?:[-+]|\d+[.)])\s/;

/** Returns the visible text of inline tokens. */
function wordsOf(children: readonly Token[]): string {
	return children
		.map(({ type, content }) => (type.endsWith("break") ? " " : content))
		.join("")
		.replace(/\s+/g, " ")
		.trim();
}

function linksOf(children: readonly Token[]): Paragraph["links"] {
	return children.flatMap((token, position) => {
		if (token.type !== "link_open") return [];
		const end = children.findIndex(({ type }, index) => index > position && type === "link_close");
		return [
			{ target: String(token.attrGet("href") ?? ""), label: wordsOf(children.slice(position + 1, end)) },
		];
	});
}

/** Returns the paragraphs of a Markdown text as visitors read them, with entities decoded and without markup. */
export function markdownParagraphs(source: string): readonly Paragraph[] {
	if (!markup.test(source)) return [{ text: source.trim(), isHeading: false, links: [] }];
	const tokens = markdown.parse(source, {});
	return tokens.flatMap(({ type, content, children }, position) => {
		if (type === "fence" || type === "code_block") return [{ text: content, isHeading: false, links: [] }];
		if (type !== "inline" || !children) return [];
		const isHeading = tokens[position - 1]?.type === "heading_open";
		return [{ text: wordsOf(children), isHeading, links: linksOf(children) }];
	});
}
