import { createBrowserRouter, type DataRouter, type RouteObject } from "react-router";
import type { LoadedPage } from "#renderer/client/page-loader.ts";

// What only a visitor who moves on needs comes with it.
export { updateDocumentHead } from "#renderer/client/document-head.ts";
export { startScrollRestoration } from "#renderer/client/router-scroll.ts";

const routeId = "page";

/** The page that the router has open; null while its first one loads. */
export function pageOf({ state }: DataRouter): LoadedPage | null {
	return (state.loaderData[routeId] as LoadedPage | undefined) ?? null;
}

/**
 * The router, which moves between pages: loads their data, keeps history and scroll positions. `open` is the page of
 * the URL where it is rendered already; else the router loads that first.
 */
export function createPageRouter(
	open: LoadedPage | null,
	load: (request: Request) => Promise<LoadedPage>,
): DataRouter {
	const route: RouteObject = {
		path: "*",
		id: routeId,
		loader: ({ request }) => load(request),
		// Another query of the same path is the same page.
		shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
	};
	return createBrowserRouter([route], open ? { hydrationData: { loaderData: { [routeId]: open } } } : {});
}
