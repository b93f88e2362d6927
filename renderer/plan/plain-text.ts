/** Characters that search engines show of a description. */
const shown = 160;

/** The words of a Markdown text on one line, its no-break spaces kept, cut after a word where they are too many for a description. */
export function plainText(markdown: string, longest = shown): string {
	const words = markdown
		// Neither part looks further than the next bracket or a line, so that many opening brackets take no square of time.
		.replace(/!?\[([^[\]]*)\]\([^)\n]{0,500}\)/g, "$1")
		.replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, "")
		.replace(/[*_`]+/g, "")
		.replace(/[^\S\u00a0\u202f]+/g, " ")
		.trim();
	if (words.length <= longest) return words;
	return `${words.slice(0, longest - 1).replace(/\s+\S*$/, "")}…`;
}
