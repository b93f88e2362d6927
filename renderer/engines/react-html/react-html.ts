import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import { movedPages } from "#core/routes/moved-paths.ts";
import type { PageRenderer } from "#renderer/api/page-renderer.ts";
import { renderDocument } from "#renderer/engines/react-html/document.ts";
import { renderRedirectDocument } from "#renderer/engines/react-html/redirect-document.ts";

/** Renders the content of a page's root element. */
export type RenderMarkup = (page: PageModel, shell: ShellModel) => string;

/**
 * The file of a path: "/" is "index.html", "/en" is "en/index.html"; "/404" and "/shop/404" are the files that hosts
 * show for paths below that are none, "404.html" and "shop/404.html". Hosts decode paths, so names are decoded.
 */
export function pageFile(path: string): string {
	const name = decodeURIComponent(path.slice(1));
	if (name === "") return "index.html";
	return /^(?:.*\/)?404$/.test(name) ? `${name}.html` : `${name}/index.html`;
}

/**
 * Renders each page to a complete HTML document with React (react-dom/server), and for a root that leads to a page the document
 * that leads there on hosts without rules.
 */
export function createReactHtml(renderMarkup: RenderMarkup): PageRenderer {
	return {
		name: "html",
		renderPage(page, context) {
			const body = renderMarkup(page, context.shared(page.language).model);
			return [{ path: pageFile(page.path), content: renderDocument(page, body, context) }];
		},
		renderSite(pages, { domain, moved }) {
			if (moved["/"] === undefined) return [];
			const paths = new Set(pages.map(({ path }) => path));
			const root = movedPages(moved, (path) => paths.has(path)).find(({ path }) => path === "/");
			const page = pages.find(({ path }) => path === root?.to);
			return page ? [{ path: pageFile("/"), content: renderRedirectDocument(page, domain) }] : [];
		},
	};
}
