import type { Language } from "#core/language/language.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import { plainLines } from "#core/text/single-line.ts";
import type { Fact, GoodsLine, MailBlock, MailDocument } from "./mail-document.ts";
import { markdownHtml } from "./mail-markdown.ts";
import { labelled } from "./mail-texts.ts";

/**
 * The styles of a mail. Mail clients reliably support only the oldest features of HTML: tables, and a style for each
 * element. Colours have a contrast of at least 4.5:1, widths follow the window, and nothing is loaded.
 */
const style = {
	body: "margin:0;padding:0;background:#f5f3f0;color:#1d1b19",
	sheet:
		"max-width:640px;margin:0 auto;padding:24px 20px;background:#ffffff;font:16px/1.5 Georgia,'Times New Roman',serif;overflow-wrap:anywhere",
	h1: "margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:normal",
	h2: "margin:32px 0 8px;padding-top:16px;border-top:1px solid #d9d4cd;font-size:19px;line-height:1.3;font-weight:normal",
	p: "margin:0 0 12px",
	table: "width:100%;border-collapse:collapse;margin:0 0 12px",
	label:
		"padding:3px 12px 3px 0;text-align:left;vertical-align:top;font-weight:normal;color:#5c564e;width:38%;overflow-wrap:normal",
	value: "padding:3px 0;text-align:left;vertical-align:top",
	line: "padding:12px 0;border-bottom:1px solid #d9d4cd;vertical-align:top;text-align:left;font-weight:normal",
	price:
		"padding:12px 0 12px 12px;border-bottom:1px solid #d9d4cd;vertical-align:top;text-align:right;white-space:nowrap",
	sumLabel: "padding:3px 0;text-align:left;vertical-align:top;font-weight:normal;color:#5c564e",
	totalLabel: "padding:8px 0 3px;text-align:left;vertical-align:top;font-weight:bold",
	sum: "padding:3px 0 3px 12px;text-align:right;vertical-align:top;white-space:nowrap",
	total: "padding:8px 0 3px 12px;text-align:right;vertical-align:top;font-weight:bold;white-space:nowrap",
	small: "display:block;font-size:14px;color:#5c564e",
	link: "color:#1d4f7a",
	sender:
		"margin:32px 0 0;padding-top:16px;border-top:1px solid #d9d4cd;font-size:13px;line-height:1.5;color:#5c564e",
} as const;

/** Returns a mail as a complete HTML document, in which entered text is escaped. */
export function mailAsHtml({ language, title, blocks }: MailDocument): string {
	return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(title)}</title>
</head>
<body style="${style.body}">
<div style="${style.sheet}">
<h1 style="${style.h1}">${escaped(title)}</h1>
${blocks.map((block) => blockHtml(language, block)).join("\n")}
</div>
</body>
</html>
`;
}

/** Escapes a text for HTML and keeps its line breaks. */
export function escaped(text: string): string {
	return escapeMarkup(plainLines(text));
}

function withBreaks(text: string): string {
	return escaped(text).replaceAll("\n", "<br>\n");
}

function blockHtml(language: Language, block: MailBlock): string {
	switch (block.type) {
		case "paragraph":
			return block.text
				.split("\n\n")
				.map((text) => `<p style="${style.p}">${withBreaks(text)}</p>`)
				.join("\n");
		case "heading":
			return `<h2 style="${style.h2}">${escaped(block.text)}</h2>`;
		case "link":
			return `<p style="${style.p}"><a style="${style.link}" href="${escaped(block.url)}">${escaped(block.label)}</a></p>`;
		case "facts":
			return table(block.facts.map(factRow));
		case "goods":
			return table(block.lines.map((line) => goodsRow(language, line)));
		case "sums":
			return table(block.sums.map((sum, index) => sumRow(sum, index === block.sums.length - 1)));
		case "markdown":
			return `<div lang="${block.language}">\n${markdownHtml(block.markdown, block.base)}</div>`;
		case "sender":
			return `<p style="${style.sender}">${withBreaks(block.lines.join("\n"))}</p>`;
		default:
			return block satisfies never;
	}
}

function table(rows: readonly string[]): string {
	return `<table style="${style.table}">\n${rows.join("\n")}\n</table>`;
}

function factRow([label, value]: Fact): string {
	const head = `<th scope="row" style="${style.label}">${escaped(label)}</th>`;
	return `<tr>${head}<td style="${style.value}">${withBreaks(value)}</td></tr>`;
}

function goodsRow(language: Language, { name, facts, notes, pieces, sum }: GoodsLine): string {
	const details = [
		...facts.map(([label, value]) => `${labelled(language, label)} ${value}`),
		...notes,
		pieces,
	]
		.map((detail) => `<span style="${style.small}">${withBreaks(detail)}</span>`)
		.join("\n");
	const head = `<th scope="row" style="${style.line}">${escaped(name)}\n${details}</th>`;
	return `<tr>${head}<td style="${style.price}">${escaped(sum)}</td></tr>`;
}

function sumRow([label, value]: Fact, isTotal: boolean): string {
	const labelStyle = isTotal ? style.totalLabel : style.sumLabel;
	const head = `<th scope="row" style="${labelStyle}">${escaped(label)}</th>`;
	return `<tr>${head}<td style="${isTotal ? style.total : style.sum}">${escaped(value)}</td></tr>`;
}
