import type { PageRenderer } from "#core/ports/page-renderer.ts";
import type { PageModel, ShellModel } from "#core/site/page-model.ts";
import { renderDocument } from "#renderer/engines/react-html/document.ts";

/** Draws the content of a page's root element. */
export type RenderMarkup = (page: PageModel, shell: ShellModel) => string;

/** The file of a path: "/" is "index.html", "/en" is "en/index.html", "/404" is the host's "404.html". */
export function pageFile(path: string): string {
	if (path === "/") return "index.html";
	return path === "/404" ? "404.html" : `${path.slice(1)}/index.html`;
}

/** Renders each page to a complete HTML document with React (react-dom/server). */
export function createReactHtml(renderMarkup: RenderMarkup): PageRenderer {
	return {
		name: "html",
		renderPage(page, context) {
			const body = renderMarkup(page, context.shared(page.language).model);
			return [{ path: pageFile(page.path), content: renderDocument(page, body, context) }];
		},
	};
}
