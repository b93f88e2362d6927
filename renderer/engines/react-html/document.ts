import type { Language } from "#core/language/language.ts";
import { type HydrationTime, hydrationTime } from "#core/loading/hydration-time.ts";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import { oncePer } from "#core/shared/once-per.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import type { PageAssets, PageContext, SharedData } from "#renderer/api/page-renderer.ts";
import { earlyScript, noticeScript } from "#renderer/engines/react-html/early-script.ts";
import { type MetaTag, metaTags } from "#renderer/engines/react-html/meta-tags.ts";
import { structuredData, structuredDataText } from "#renderer/engines/structured-data/structured-data.ts";
import { iconPaths } from "#renderer/images/icon-paths.ts";
import { buildTexts } from "#ui/locales/build-texts.ts";
import { createTranslate } from "#ui/locales/create-translate.ts";

function attributesOf(attributes: Readonly<Record<string, string>>): string {
	let text = "";
	for (const name of Object.keys(attributes)) text += ` ${name}="${escapeMarkup(attributes[name] ?? "")}"`;
	return text;
}

function element({ tag, attributes, text }: MetaTag): string {
	const open = `<${tag}${attributesOf(attributes)}>`;
	return text === undefined ? open : `${open}${escapeMarkup(text)}</${tag}>`;
}

function link(attributes: Readonly<Record<string, string>>): string {
	return `<link${attributesOf(attributes)}>`;
}

/** Returns the links to a page's scripts, fonts, styles and icons; cached for pages with the same assets. */
const assetLinks = oncePer(({ favicon }: PageContext) =>
	oncePer(({ scripts, fonts, styles }: PageAssets) =>
		[
			`<script>${earlyScript}</script>`,
			// The entry is small, so it may load before the render-blocking files.
			...scripts.map(
				(src) => `<script type="module" async fetchpriority="high" src="${escapeMarkup(src)}"></script>`,
			),
			...(favicon === null ? [] : [link({ rel: "icon", href: favicon })]),
			link({ rel: "apple-touch-icon", href: `/${iconPaths.appleTouch}` }),
			link({ rel: "manifest", href: `/${iconPaths.manifest}` }),
			...fonts.map((href) =>
				link({ rel: "preload", as: "font", type: "font/woff2", href, crossorigin: "anonymous" }),
			),
			...styles.map((href) => link({ rel: "stylesheet", href })),
		].join(""),
	),
);

/** Returns the attribute with React's modules. They are loaded at hydration, so that they do not delay the first paint. */
const moduleAttributes = oncePer(({ modules }: PageAssets) =>
	attributesOf({ "data-modules": modules.join(" ") }),
);

/** Returns the attributes of the root element that all pages of a language share. */
const sharedAttributes = oncePer(({ model, hashes }: SharedData) => {
	const { text, reload } = loadFailedMessages(model.language, model.texts);
	return {
		data: attributesOf({ "data-shared": hashes.join(" ") }),
		failed: attributesOf({ "data-failed": text, "data-reload": reload }),
	};
});

/** Returns when a page hydrates; on load if a block of the site's own on it does. */
function hydrationOf({ template, blocks, own }: PageModel, isLive: boolean): HydrationTime {
	if (blocks.some((block) => block.type === "own" && block.hydrate === "load")) return "load";
	if (own && own.hydrate !== "none") return own.hydrate;
	return hydrationTime(template, isLive);
}

function rootAttributes(page: PageModel, context: PageContext): string {
	const shared = context.shared(page.language);
	const { catalogue, redirects } = shared.model;
	const { data, failed } = sharedAttributes(shared);
	const pageAttributes = attributesOf({
		id: "root",
		"data-build": context.buildHash,
		"data-path": page.path,
		"data-page": page.digest,
		"data-hydrate": hydrationOf(page, catalogue !== null),
	});
	// The 404 document may be shown at any path, including those that the browser redirects.
	const redirectAttributes =
		page.template === "not-found" ? attributesOf({ "data-redirects": JSON.stringify(redirects) }) : "";
	return pageAttributes + data + moduleAttributes(context.assets(page)) + redirectAttributes + failed;
}

/** Returns the script element with the page's structured data; none if it has no such data. */
function structuredScript(page: PageModel, shell: ShellModel): string[] {
	const items = structuredData(page, shell);
	return items.length > 0 ? [`<script type="application/ld+json">${structuredDataText(items)}</script>`] : [];
}

/** Returns the complete document of a rendered page. */
export function renderDocument(page: PageModel, body: string, context: PageContext): string {
	const { model } = context.shared(page.language);
	return [
		`<!doctype html><html lang="${page.language}" data-scheme="${context.scheme}"${attributesOf(context.styles)}><head>`,
		`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
		...metaTags(page, model).map(element),
		assetLinks(context)(context.assets(page)),
		...(model.notices.length > 0 ? [`<script>${noticeScript}</script>`] : []),
		...structuredScript(page, model),
		`</head><body><div${rootAttributes(page, context)}>`,
		body,
		"</div></body></html>",
	].join("");
}

/**
 * Returns the messages for a page whose script could not be loaded (R-LOAD-06). They are part of the document, because
 * nothing else can be loaded then. `texts` are the project's own (R-I18N-02).
 */
export function loadFailedMessages(
	language: Language,
	texts: Readonly<Record<string, string>>,
): { readonly text: string; readonly reload: string } {
	const t = createTranslate(language, buildTexts[language], texts);
	return { text: t("loadFailed.text"), reload: t("loadFailed.reload") };
}
