import { createBrowserRouter, type DataRouter, type RouteObject } from "react-router";
import type { LoadedPage } from "#renderer/client/page-loader.ts";

// Exported here, because only visitors who navigate need it.
export { updateDocumentHead } from "#renderer/client/document-head.ts";
export { startScrollRestoration } from "#renderer/client/router-scroll.ts";

const routeId = "page";

/** Returns the page that the router has opened; null while its first one loads. */
export function pageOf({ state }: DataRouter): LoadedPage | null {
	return (state.loaderData[routeId] as LoadedPage | undefined) ?? null;
}

/**
 * Creates the router, which loads pages and manages history and scroll positions. `open` is the page of the URL if it
 * is already rendered; otherwise the router loads it first.
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
