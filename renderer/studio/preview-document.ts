import { setAttr } from "@directus/visual-editing";
import type { Language } from "#core/language/language.ts";
import { escapeMarkup, unescapeMarkup } from "#core/text/escape-markup.ts";
import type { DevDocument } from "#renderer/dev/page-documents.ts";

/** The texts of the bar above a previewed page, in the page's language. */
export interface BarTexts {
	/** The kind of version that is shown. */
	readonly mark: string;
	readonly open: string;
	readonly languages: string;
}

/** The options of {@link previewDocument}. */
export interface PreviewDocumentOptions {
	readonly texts: BarTexts;
	/** The nonce of the only scripts that may run. */
	readonly nonce: string;
	/** The state that the document is rendered from ({@link PageReloads}). */
	readonly state: string;
	/** The origin of Directus, whose visual editor opens the item of the page. */
	readonly directusOrigin: string;
	/** The address of this preview, valid for a day, for another window or a phone. */
	readonly address: string;
	/** Returns the preview of a path of the site; null if the site has no page there. */
	previewOf(path: string): string | null;
}

const barStyle =
	"position:sticky;inset-block-start:0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:.25rem 1rem;" +
	"justify-content:center;padding:.35rem 1rem;font:600 16px/1.5 system-ui,sans-serif;color:#1b1300;" +
	"background:#ffd24d;border-block-end:2px solid #1b1300";

/** Returns the script element that loads a page of a state again after each save. */
export function followingScript(nonce: string, state: string): string {
	return `<script type="module" nonce="${nonce}">const events=new EventSource("/preview/events/${state}"+location.search);
events.onmessage=()=>location.reload();addEventListener("pagehide",()=>events.close())</script>`;
}

/** The path of the compiled {@link ./visual-editing.ts}. */
export const visualEditingPath = "/preview/visual-editing.js";

/** Directus draws its frame around the page's contents, which are as wide as the window: it is drawn within them. */
const editingStyle = "<style>:root{--directus-visual-editing--rect--border-spacing:-12px}</style>";

/** Returns the script that lets the visual editor of Directus open the item of the page. */
function editingScript(nonce: string, directusOrigin: string): string {
	const address = `${visualEditingPath}?${new URLSearchParams({ directus: directusOrigin })}`;
	return `${editingStyle}<script type="module" src="${escapeMarkup(address)}" nonce="${nonce}"></script>`;
}

/** Marks the page's contents as those of its item for the visual editor. */
function withItem(html: string, { item }: Pick<DevDocument, "item">): string {
	if (!item) return html;
	const mark = escapeMarkup(setAttr({ collection: item.collection, item: item.id, mode: "drawer" }));
	return html.replace(/<main\b/i, `$& data-directus="${mark}"`);
}

const anyOrigin = "http://site.invalid";

/** Makes the links within a site lead to the previews of their pages. */
function withPreviewLinks(html: string, previewOf: PreviewDocumentOptions["previewOf"]): string {
	return html.replace(/(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)"/g, (all, start: string, address: string) => {
		const link = unescapeMarkup(address);
		if (!URL.canParse(link, anyOrigin)) return all;
		const { pathname, hash } = new URL(link, anyOrigin);
		const preview = previewOf(pathname.replace(/(.)\/+$/, "$1"));
		return preview === null ? all : `${start}${escapeMarkup(preview + hash)}"`;
	});
}

/** Removes scripts and their preloads: a preview counts no visit, takes no order and sends no form. */
function withoutScripts(html: string): string {
	return html
		.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
		.replace(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi, "");
}

function bar(
	{ languageChoices }: Pick<DevDocument, "languageChoices">,
	{ texts, address, previewOf }: PreviewDocumentOptions,
): string {
	const link = (href: string, text: string, attributes = "") =>
		`<a style="color:inherit" href="${escapeMarkup(href)}"${attributes}>${escapeMarkup(text)}</a>`;
	const languages = languageChoices.map(({ language, path, current }) => {
		const preview = previewOf(path);
		return current || preview === null
			? `<strong>${language.toUpperCase()}</strong>`
			: link(preview, language.toUpperCase(), ` lang="${language satisfies Language}"`);
	});
	return (
		`<aside id="facette-preview" style="${barStyle}"><span role="status">${escapeMarkup(texts.mark)}</span>` +
		`<span role="group" aria-label="${escapeMarkup(texts.languages)}">${languages.join(" ")}</span>` +
		`${link(address, texts.open, ' target="_blank"')}</aside>`
	);
}

/** Returns the document of a previewed page: marked, without scripts, and loaded again after each save. */
export function previewDocument(document: DevDocument, options: PreviewDocumentOptions): string {
	const { nonce, state, directusOrigin, previewOf } = options;
	const html = withItem(withPreviewLinks(withoutScripts(document.html), previewOf), document);
	const scripts = followingScript(nonce, state) + (document.item ? editingScript(nonce, directusOrigin) : "");
	return html
		.replace(/<head\b[^>]*>/i, '$&<meta name="robots" content="noindex">')
		.replace(/<body\b[^>]*>/i, (body) => body + bar(document, options))
		.replace(/(?=<\/body>|$(?![\s\S]))/i, () => scripts);
}
