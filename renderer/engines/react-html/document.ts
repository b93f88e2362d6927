import { hydrationTime } from "#core/loading/hydration-time.ts";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { PageContext } from "#core/ports/page-renderer.ts";
import { escapeMarkup } from "#core/shared/escape-markup.ts";
import { earlyClickScript } from "#renderer/engines/react-html/early-click.ts";
import { loadFailedMessages } from "#renderer/engines/react-html/load-failed-messages.ts";
import { type MetaTag, metaTags } from "#renderer/engines/react-html/meta-tags.ts";
import { structuredData, structuredDataText } from "#renderer/engines/structured-data/structured-data.ts";

function attributesOf(attributes: Readonly<Record<string, string>>): string {
	return Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
		.join("");
}

function element({ tag, attributes, text }: MetaTag): string {
	const open = `<${tag}${attributesOf(attributes)}>`;
	return text === undefined ? open : `${open}${escapeMarkup(text)}</${tag}>`;
}

function link(attributes: Readonly<Record<string, string>>): string {
	return `<link${attributesOf(attributes)}>`;
}

function assetLinks(page: PageModel, context: PageContext): string[] {
	const assets = context.assets(page);
	return [
		`<script>${earlyClickScript}</script>`,
		// Small, and ahead of what drawing waits for.
		...assets.scripts.map(
			(src) => `<script type="module" async fetchpriority="high" src="${escapeMarkup(src)}"></script>`,
		),
		...(context.favicon === null ? [] : [link({ rel: "icon", href: context.favicon })]),
		...assets.fonts.map((href) =>
			link({ rel: "preload", as: "font", type: "font/woff2", href, crossorigin: "anonymous" }),
		),
		...assets.styles.map((href) => link({ rel: "stylesheet", href })),
	];
}

/** Data, which no browser runs. */
function structuredScript(page: PageModel, shell: ShellModel): string[] {
	const items = structuredData(page, shell);
	return items.length > 0 ? [`<script type="application/ld+json">${structuredDataText(items)}</script>`] : [];
}

/** Puts a rendered page into a whole document. */
export function renderDocument(page: PageModel, body: string, context: PageContext): string {
	const { model, hashes } = context.shared(page.language);
	const { text: failed, reload } = loadFailedMessages(page.language, model.texts);
	const root = attributesOf({
		id: "root",
		"data-build": context.buildHash,
		"data-path": page.path,
		"data-page": page.digest,
		"data-hydrate": hydrationTime(page.template, model.catalogue !== null),
		"data-shared": hashes.join(" "),
		// Fetched when the page hydrates: before, it would only take from what the visitor waits for.
		"data-modules": context.assets(page).modules.join(" "),
		// The 404 document is at any path, so at those that lead elsewhere too.
		...(page.template === "not-found" ? { "data-redirects": JSON.stringify(model.redirects) } : {}),
		"data-failed": failed,
		"data-reload": reload,
	});
	return [
		`<!doctype html><html lang="${page.language}" data-scheme="${context.scheme}"><head>`,
		`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
		...metaTags(page, model).map(element),
		...assetLinks(page, context),
		...structuredScript(page, model),
		`</head><body><div${root}>${body}</div></body></html>`,
	].join("");
}
