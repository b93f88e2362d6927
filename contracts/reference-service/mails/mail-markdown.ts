import MarkdownIt, { type Token } from "markdown-it";

/** The Markdown parser: CommonMark without raw HTML and images, as on the site. */
const markdown = new MarkdownIt({ html: false }).disable("image");

/** Returns the absolute URL of a link in a legal text; null for anything but pages, e-mail and telephone. */
function absoluteUrl(href: string, base: string): string | null {
	try {
		const url = new URL(href, base);
		return ["https:", "http:", "mailto:", "tel:"].includes(url.protocol) ? url.href : null;
	} catch {
		return null;
	}
}

function parse(source: string, base: string): readonly Token[] {
	const tokens = markdown.parse(source, {});
	for (const link of tokens.flatMap(({ children }) => children ?? [])) {
		if (link.type !== "link_open") continue;
		const url = absoluteUrl(String(link.attrGet("href") ?? ""), base);
		link.attrs = url === null ? [] : [["href", url]];
	}
	return tokens;
}

/** Returns a Markdown text as HTML; its headings are one level below those of the mail. */
export function markdownHtml(source: string, base: string): string {
	const tokens = [...parse(source, base)];
	for (const token of tokens) {
		const level = /^h([1-6])$/.exec(token.tag)?.[1];
		if (level !== undefined) token.tag = `h${Math.min(6, Number(level) + 1)}`;
	}
	return markdown.renderer.render(tokens, markdown.options, {});
}

/** Returns a Markdown text as plain text: without markup, and with URLs after the link texts. */
export function markdownText(source: string, base: string): string {
	const lines: string[] = [];
	const counters: (number | null)[] = [];
	let bullet = "";
	for (const token of parse(source, base)) {
		if (token.type === "bullet_list_open") counters.push(null);
		if (token.type === "ordered_list_open") counters.push(Number(token.attrGet("start") ?? 1));
		if (token.type.endsWith("_list_close")) counters.pop();
		if (token.type === "list_item_open") bullet = nextBullet(counters);
		if (token.type === "hr") lines.push("", "---");
		if (token.type === "fence" || token.type === "code_block") lines.push("", token.content.trimEnd());
		if (token.type !== "inline") continue;
		const indent = "  ".repeat(Math.max(0, counters.length - 1));
		// List items follow each other directly; paragraphs are separated by an empty line.
		const isFollowing = bullet !== "" && /^\s*(?:-|\d+\.) /.test(lines.at(-1) ?? "");
		if (!isFollowing) lines.push("");
		lines.push(`${indent}${bullet}${inlineText(token.children ?? [])}`);
		bullet = "";
	}
	return lines.join("\n").trim();
}

function nextBullet(counters: (number | null)[]): string {
	const last = counters.pop() ?? null;
	counters.push(last === null ? null : last + 1);
	return last === null ? "- " : `${last}. `;
}

function inlineText(tokens: readonly Token[]): string {
	const open: { readonly url: string; readonly from: number }[] = [];
	let text = "";
	for (const token of tokens) {
		if (token.type === "softbreak") text += " ";
		else if (token.type === "hardbreak") text += "\n";
		else if (token.type === "link_open")
			open.push({ url: String(token.attrGet("href") ?? ""), from: text.length });
		else if (token.type === "link_close") {
			const link = open.pop();
			const label = text.slice(link?.from ?? 0);
			const address = (link?.url ?? "").replace(/^(?:mailto|tel):/, "");
			if (address !== "" && address !== label) text += ` (${address})`;
		} else text += token.content;
	}
	return text;
}
