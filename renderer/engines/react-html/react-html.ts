import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { PageRenderer } from "#renderer/api/page-renderer.ts";
import { renderDocument } from "#renderer/engines/react-html/document.ts";

/** Returns the HTML of a page's root element. */
export type RenderMarkup = (page: PageModel, shell: ShellModel) => string;

/**
 * Returns the file of a path: "index.html" for "/", "en/index.html" for "/en". The files of 404 pages are those that hosts
 * expect: "404.html" for "/404", "shop/404.html" for "/shop/404". Names are decoded, because hosts decode paths.
 */
export function pageFile(path: string): string {
	const name = decodeURIComponent(path.slice(1));
	if (name === "") return "index.html";
	return /^(?:.*\/)?404$/.test(name) ? `${name}.html` : `${name}/index.html`;
}

/** Creates the engine that renders each page to an HTML document with React (react-dom/server). */
export function createReactHtml(renderMarkup: RenderMarkup): PageRenderer {
	return {
		name: "html",
		renderPage(page, context) {
			const body = renderMarkup(page, context.shared(page.language).model);
			return [{ path: pageFile(page.path), content: renderDocument(page, body, context) }];
		},
	};
}
