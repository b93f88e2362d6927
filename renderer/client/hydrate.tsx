import { StrictMode, startTransition, useEffect, useRef } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, ScrollRestoration, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { showHead } from "#renderer/client/document-head.ts";
import { followLinks } from "#renderer/client/link-clicks.ts";
import { type LoadedPage, loadPage } from "#renderer/client/page-loader.ts";
import { App } from "#ui/app.tsx";
import "#ui/foundation/base.css";

const routeId = "page";

/** Leaves the rest to the browser: a page of another build, or one that could not be loaded (R-LOAD-03). */
function loadWhole(address: string): Promise<never> {
	location.assign(address);
	return new Promise(() => undefined);
}

async function load(request: Request, buildHash: string): Promise<LoadedPage> {
	const url = new URL(request.url);
	try {
		const loaded = await loadPage(url.pathname);
		return loaded.buildHash === buildHash ? loaded : loadWhole(request.url);
	} catch (error) {
		if (request.signal.aborted) throw error;
		return loadWhole(request.url);
	}
}

/** Says where a visitor who cannot see the change has arrived (R-A11Y-01). */
function announce(page: LoadedPage): void {
	const region = document.getElementById("announcer");
	if (region) region.textContent = page.words("announcement", { page: page.page.heading });
}

function Page() {
	const loaded = useLoaderData<LoadedPage>();
	const shown = useRef(loaded);
	useEffect(() => {
		if (shown.current === loaded) return;
		shown.current = loaded;
		showHead(loaded.page, loaded.shell.siteName);
		announce(loaded);
	}, [loaded]);
	const { page, shell, template, words } = loaded;
	return (
		<>
			<App page={page} shell={shell} template={template} words={words} />
			<ScrollRestoration />
		</>
	);
}

/** Tells when the page listens: for tests and for whoever waits with their own script. */
function Ready({ onReady }: { readonly onReady: () => void }) {
	useEffect(() => {
		document.documentElement.dataset.hydrated = "true";
		onReady();
	}, [onReady]);
	return null;
}

/**
 * Brings the prerendered page to life. A document older than its data (a new site was published in between) is
 * drawn anew instead.
 */
export async function hydrate(): Promise<void> {
	const root = document.getElementById("root");
	if (!root) throw new Error("The document has no root element");
	// The 404 document stands at any path, so the document says which page it is.
	const { build = "", path = location.pathname, page: digest, shared } = root.dataset;
	const initial = await loadPage(path);
	const router = createBrowserRouter(
		[{ path: "*", id: routeId, loader: ({ request }) => load(request, build), Component: Page }],
		{ hydrationData: { loaderData: { [routeId]: initial } } },
	);
	const fresh = initial.page.digest === digest && initial.sharedHash === shared;
	await new Promise<void>((onReady) => {
		const tree = (
			<StrictMode>
				<RouterProvider router={router} />
				<Ready onReady={onReady} />
			</StrictMode>
		);
		startTransition(() => {
			if (fresh) hydrateRoot(root, tree);
			else createRoot(root).render(tree);
		});
	});
	const region = Object.assign(document.createElement("div"), {
		id: "announcer",
		className: "visually-hidden",
	});
	region.setAttribute("aria-live", "polite");
	document.body.append(region);
	followLinks((target) => void router.navigate(target));
}
