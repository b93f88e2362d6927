import MarkdownIt, { type Token } from "markdown-it";
import type { HeadingModel, ProseModel } from "#core/content-values/prose-model.ts";
import type { Language } from "#core/language/language.ts";
import { linkNoteKey, linkTo } from "#core/navigation/link.ts";
import type { PageLinks } from "#core/pages/page-links.ts";
import type { Logger } from "#core/platform/logger.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import { slugOf } from "#core/text/slug.ts";
import { longestWord } from "#ui/components/heading-style.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/** The page that a Markdown text is on; its links and anchors depend on it. */
export interface MarkdownContext {
	readonly language: Language;
	readonly t: Translate;
	readonly links: PageLinks;
	readonly logger: Logger;
	/** Names the page in log notes. */
	readonly subject: string;
	/** Anchors already taken on the page; a repeated heading gets "-2", "-3", … */
	readonly anchors: Set<string>;
}

/** Returns an anchor for a heading that no other heading of the page has, and adds it to `taken`. */
export function uniqueAnchor(text: string, taken: Set<string>): string {
	const base = slugOf(text);
	let anchor = base;
	for (let count = 2; taken.has(anchor); count++) anchor = `${base}-${count}`;
	taken.add(anchor);
	return anchor;
}

const anchored = new Set(["h2", "h3", "h4"]);

/** Adds anchors to headings; returns the headings of the second level. */
function anchorHeadings(tokens: readonly Token[], context: MarkdownContext): readonly HeadingModel[] {
	const headings: HeadingModel[] = [];
	for (const [index, token] of tokens.entries()) {
		if (token.type !== "heading_open" || !anchored.has(token.tag)) continue;
		const text = (tokens[index + 1]?.children ?? [])
			.map(({ type, content }) => (type.endsWith("break") ? " " : content))
			.join("");
		const anchor = uniqueAnchor(text, context.anchors);
		token.attrSet("id", anchor);
		const longest = longestWord(text);
		if (longest !== null && token.tag !== "h4") token.attrSet("style", `--longest-word:${longest}`);
		if (token.tag === "h2") headings.push({ anchor, text });
	}
	return headings;
}

/**
 * Resolves a link's target; an unsafe link loses its URL and is logged. Returns the note on the link for screen readers, or
 * null.
 */
function resolveLink(token: Token, context: MarkdownContext): string | null {
	const target = String(token.attrGet("href") ?? "");
	if (target.startsWith("#")) return null;
	const link = linkTo(target, context.language, context.links);
	if (!link) {
		context.logger.note("link.unsafe", { subject: context.subject, target });
		token.attrs = [];
		return null;
	}
	if (link.kind === "internal" && !context.links.resolve(target, context.language).page)
		context.logger.note("link.dead", { subject: context.subject, target });
	token.attrSet("href", link.href);
	if (link.newTab) token.attrSet("target", "_blank");
	if (link.rel) token.attrSet("rel", link.rel);
	if (link.hreflang) token.attrSet("hreflang", link.hreflang);
	const note = linkNoteKey(link);
	return note && context.t(`link.${note}`);
}

/** Resolves the links of a text. A link that opens a new tab ends with a note, for visitors who cannot see its icon. */
function resolveLinks(tokens: readonly Token[], context: MarkdownContext): void {
	let note: string | null = null;
	for (const token of tokens) {
		if (token.type === "link_open") note = resolveLink(token, context);
		if (token.type === "link_close") token.meta = { note };
	}
}

const markdown = new MarkdownIt({ html: false }).disable("image");
markdown.renderer.rules.link_close = (tokens, index) => {
	const note: unknown = tokens[index]?.meta?.note;
	const hidden = typeof note === "string" ? ` (${escapeMarkup(note)})` : "";
	return `${hidden && `<span class="visually-hidden">${hidden}</span>`}</a>`;
};

// A table that is wider than its page scrolls on its own, with the arrow keys too (WCAG 2.1.1).
markdown.renderer.rules.table_open = () => '<div data-table tabindex="0"><table>\n';
markdown.renderer.rules.table_close = () => "</table></div>\n";

/** Parses a Markdown text with the rules of {@link renderProse}, for its plain text. */
export function parseMarkdown(source: string): readonly Token[] {
	return markdown.parse(source, {});
}

/**
 * Renders CommonMark without raw HTML and images:
 *
 * - headings from h2 to h4 have anchors (R-A11Y-03);
 * - links are resolved to the page's language (R-NAV-04), and external links are marked (R-NAV-05);
 * - the result contains nothing executable (B-SEC-02).
 */
export function renderProse(source: string, context: MarkdownContext): ProseModel {
	const tokens = markdown.parse(source, {});
	const headings = anchorHeadings(tokens, context);
	for (const { children } of tokens) resolveLinks(children ?? [], context);
	return { html: markdown.renderer.render(tokens, markdown.options, {}), headings };
}

/** Returns only the HTML of {@link renderProse}. */
export function renderMarkdown(source: string, context: MarkdownContext): string {
	return renderProse(source, context).html;
}

/** Marks the language of HTML that differs from the language of its page (WCAG 3.1.2). */
export function markLanguage(html: string, textLanguage: Language, pageLanguage: Language): string {
	return textLanguage === pageLanguage ? html : `<div lang="${textLanguage}">${html}</div>`;
}
