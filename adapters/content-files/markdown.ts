import { warningAt } from "#adapters/content-files/findings.ts";
import type { ContentFinding } from "#core/ports/site-content.ts";

const fence = /^ {0,3}(`{3,}|~{3,})/;
const codeSpan = /(`+)[^`].*?\1/g;
const html = /<(?:!--|\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>)/i;
const picture = /!\[[^\]]*\](?:\(|\[)/;
const headingLine = /^ {0,3}#(?:\s|$)/;
const underline = /^ {0,3}=+\s*$/;

/**
 * What a Markdown text holds that will not be shown as its author means it: headings of the first
 * level (the page has its own), raw HTML (shown as text) and pictures. Code is left alone.
 */
export function markdownFindings(
	file: string,
	field: string | null,
	markdown: string,
): readonly ContentFinding[] {
	if (!/[<#=]|!\[/.test(markdown)) return [];
	const findings: ContentFinding[] = [];
	let open: string | null = null;
	let before = "";
	for (const [index, raw] of markdown.split("\n").entries()) {
		const line = index + 1;
		const mark: string | null = fence.exec(raw)?.[1] ?? null;
		if (open !== null) {
			if (mark?.startsWith(open)) open = null;
			continue;
		}
		if (mark) {
			open = mark;
			continue;
		}
		const text = raw.replace(codeSpan, "");
		if (headingLine.test(text) || (underline.test(text) && before.trim() !== ""))
			findings.push(warningAt(file, field, "content.markdown.heading", { line }));
		const tag = html.exec(text)?.[0];
		if (tag)
			findings.push(warningAt(file, field, "content.markdown.html", { line, found: tag.slice(0, 40) }));
		const image = picture.exec(text)?.[0];
		if (image)
			findings.push(warningAt(file, field, "content.markdown.picture", { line, found: image.slice(0, 40) }));
		before = text;
	}
	return findings;
}
