import { hydrationTime } from "#core/loading/hydration-time.ts";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import { oncePer } from "#core/shared/once-per.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import type { PageAssets, PageContext, SharedData } from "#renderer/api/page-renderer.ts";
import { earlyScript } from "#renderer/engines/react-html/early-script.ts";
import { loadFailedMessages } from "#renderer/engines/react-html/load-failed-messages.ts";
import { type MetaTag, metaTags } from "#renderer/engines/react-html/meta-tags.ts";
import { structuredData, structuredDataText } from "#renderer/engines/structured-data/structured-data.ts";
import { iconPaths } from "#renderer/images/icon-paths.ts";

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

/** What the head of a page names of its program; pages of the same parts have the same. */
const assetLinks = oncePer(({ favicon }: PageContext) =>
	oncePer(({ scripts, fonts, styles }: PageAssets) =>
		[
			`<script>${earlyScript}</script>`,
			// Small, and ahead of what drawing waits for.
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

/** React's modules, fetched when the page hydrates: before, they would only take from what the visitor waits for. */
const moduleAttributes = oncePer(({ modules }: PageAssets) =>
	attributesOf({ "data-modules": modules.join(" ") }),
);

/** What the root elements of all pages of a language say. */
const sharedAttributes = oncePer(({ model, hashes }: SharedData) => {
	const { text, reload } = loadFailedMessages(model.language, model.texts);
	return {
		data: attributesOf({ "data-shared": hashes.join(" ") }),
		failed: attributesOf({ "data-failed": text, "data-reload": reload }),
	};
});

function rootAttributes(page: PageModel, context: PageContext): string {
	const shared = context.shared(page.language);
	const { catalogue, redirects } = shared.model;
	const { data, failed } = sharedAttributes(shared);
	const own = attributesOf({
		id: "root",
		"data-build": context.buildHash,
		"data-path": page.path,
		"data-page": page.digest,
		"data-hydrate": hydrationTime(page.template, catalogue !== null),
	});
	// The 404 document is at any path, so at those that lead elsewhere too.
	const moved =
		page.template === "not-found" ? attributesOf({ "data-redirects": JSON.stringify(redirects) }) : "";
	return own + data + moduleAttributes(context.assets(page)) + moved + failed;
}

/** Data, which no browser runs. */
function structuredScript(page: PageModel, shell: ShellModel): string[] {
	const items = structuredData(page, shell);
	return items.length > 0 ? [`<script type="application/ld+json">${structuredDataText(items)}</script>`] : [];
}

/** Puts a rendered page into a whole document. */
export function renderDocument(page: PageModel, body: string, context: PageContext): string {
	const { model } = context.shared(page.language);
	return [
		`<!doctype html><html lang="${page.language}" data-scheme="${context.scheme}"><head>`,
		`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
		...metaTags(page, model).map(element),
		assetLinks(context)(context.assets(page)),
		...structuredScript(page, model),
		`</head><body><div${rootAttributes(page, context)}>`,
		body,
		"</div></body></html>",
	].join("");
}
