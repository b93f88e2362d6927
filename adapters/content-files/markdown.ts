import type { Entity } from "#core/content/entity.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { errorAt, warningAt } from "#core/content/finding.ts";
import { createValueFinder } from "#core/content/item-values.ts";

const fence = /^ {0,3}(`{3,}|~{3,})/;
const codeSpan = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g;
const html = /<(?:!--|\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>)/i;
const headingLine = /^ {0,3}#(?:\s|$)/;
const underline = /^ {0,3}=+\s*$/;

/**
 * The maximum length of a text in characters, more than 30 printed pages. A text that consists only of brackets then
 * takes at most two seconds.
 */
const longest = 200_000;

/** Returns the first image of a line, in one pass, because a line may be the whole text. */
function imageIn(text: string): string | null {
	let close = -1;
	for (let at = text.indexOf("!["); at >= 0; at = text.indexOf("![", at + 2)) {
		if (close < at + 2) close = text.indexOf("]", at + 2);
		if (close < 0) return null;
		if (/[([]/.test(text[close + 1] ?? "")) return text.slice(at, close + 2);
	}
	return null;
}

/**
 * Returns the findings about parts of a Markdown text that pages do not show as the author expects: headings of the
 * first level (the page has its own), raw HTML (shown as text) and images. Code is ignored. A text that is too long
 * to be rendered is an error.
 */
export function markdownFindings(
	file: string,
	field: string | null,
	markdown: string,
): readonly ContentFinding[] {
	if (markdown.length > longest)
		return [errorAt(file, field, "content.markdown.long", { size: markdown.length, limit: longest })];
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
		const image = imageIn(text);
		if (image)
			findings.push(warningAt(file, field, "content.markdown.picture", { line, found: image.slice(0, 40) }));
		before = text;
	}
	return findings;
}

const markdownValuesOf = createValueFinder(({ kind }) => kind === "markdown");

/** Returns the findings about all Markdown fields of an item; `way` is the prefix of their paths. */
export function markdownFieldFindings(
	file: string,
	{ fields }: Pick<Entity, "fields">,
	item: unknown,
	way = "",
): readonly ContentFinding[] {
	return markdownValuesOf(fields, item, way).flatMap(({ value, path }) =>
		typeof value === "string" ? markdownFindings(file, path, value) : [],
	);
}
