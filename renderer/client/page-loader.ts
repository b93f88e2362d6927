import { classifyResponse } from "#core/loading/page-response.ts";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { RestOfShell, RuntimeModel } from "#core/models/runtime-model.ts";
import type { ShopAddress } from "#core/routes/shop-path-segments.ts";
import { notFoundPathsFor } from "#core/routes/shop-paths.ts";
import { settleAll } from "#core/shared/promises.ts";
import { isPageData } from "#renderer/client/page-data.ts";
import { suppressReload } from "#renderer/client/reload.ts";
import { fetchJson, loadShared, PageLoadError, type Urgency } from "#renderer/client/shared-data.ts";
import { loadStyles, preloadStyles } from "#renderer/client/template-styles.ts";
import type { PageData } from "#renderer/engines/page-data.ts";
import { pageDataPath } from "#renderer/engines/page-data-paths.ts";
import type { AppProps } from "#ui/app.tsx";
import type { Messages, Translate } from "#ui/foundation/translate-context.tsx";
import { createTranslate } from "#ui/locales/create-translate.ts";
import { loadMessages } from "#ui/locales/load-messages.ts";
import { namespacesOf } from "#ui/locales/namespaces.ts";
import { loadIslandsFor } from "#ui/pages/load-islands-for.ts";
import type { Template } from "#ui/pages/template.ts";
import { loadTemplate } from "#ui/pages/templates.ts";

/** The data, template and texts for rendering a page. */
export interface LoadedPage extends Omit<PageData, "styles">, Pick<AppProps, "shell" | "template" | "t"> {}

/** Fetches a page's data; if it does not exist, those of the first existing page of `instead`. */
async function fetchPage(path: string, urgency: Urgency, instead: readonly string[]): Promise<PageData> {
	const address = pageDataPath(path);
	for (let retried = 0; ; retried++) {
		const { status, body } = await fetchJson(address, urgency);
		const data = isPageData(body) ? body : null;
		const decision = classifyResponse({ status, validBody: data !== null }, retried);
		if (decision === "page" && data) return data;
		// A prefetch is not worth a second request.
		if (urgency === "ahead") throw new PageLoadError(address, status);
		const [next, ...further] = instead.filter((other) => other !== path);
		if (decision === "notFound" && next !== undefined) return fetchPage(next, urgency, further);
		if (decision !== "retry") throw new PageLoadError(address, status);
	}
}

/** The time for which prefetched data are used, in milliseconds. */
const freshForMs = 60_000;
const prefetched = new Map<string, { readonly data: Promise<PageData>; readonly since: number }>();

/** Returns a page's prefetched data if they are fresh; otherwise fetches them. */
async function pageDataOf(path: string, shop: ShopAddress | null): Promise<PageData> {
	const request = prefetched.get(path);
	prefetched.delete(path);
	if (request && performance.now() - request.since < freshForMs) {
		const data = await request.data.catch(() => null);
		if (data) return data;
	}
	return fetchPage(path, "now", notFoundPathsFor(path, shop));
}

const shells = new Map<string, ShellModel>();

/** Loads the shared files of a page and joins them; the same object for the same digests. */
async function loadShell(hashes: readonly string[], urgency: Urgency): Promise<ShellModel> {
	const [own = "", rest = ""] = hashes;
	const parts = await Promise.all([
		loadShared<RuntimeModel>(own, "consents", urgency),
		loadShared<RestOfShell>(rest, "primary", urgency),
	]);
	const key = hashes.join(" ");
	const shell = shells.get(key) ?? { ...parts[0], ...parts[1] };
	shells.set(key, shell);
	return shell;
}

const translateByShell = new WeakMap<ShellModel, Map<string, Translate>>();

function translateOf(shell: ShellModel, page: PageModel, catalogue: Messages): Translate {
	const parts = namespacesOf(page);
	const translateByLanguage = translateByShell.get(shell) ?? new Map<string, Translate>();
	translateByShell.set(shell, translateByLanguage);
	const key = parts.join();
	const t =
		translateByLanguage.get(key) ??
		createTranslate(
			shell.language,
			{ ...shell.siteMessages, ...catalogue },
			{ ...shell.words, ...shell.texts },
		);
	translateByLanguage.set(key, t);
	return t;
}

/** Returns the path of a page in page data: without trailing slash. */
export function pagePath(pathname: string): string {
	return pathname.replace(/(.)\/+$/, "$1");
}

/** Loads blocks by a separate import, because most pages of the shop have none. */
async function loadBlocks(blocks: PageModel["blocks"]): Promise<void> {
	const { loadLazyBlocks } = await import("#ui/blocks/lazy-blocks.ts");
	await loadLazyBlocks(blocks);
}

/** Loads components of the site's own by a separate import, because few sites have any. */
async function loadComponents({ components }: ShellModel, page: PageModel): Promise<void> {
	if (!components) return;
	const { loadOwnComponents } = await import("#ui/foundation/own-components.ts");
	await loadOwnComponents(components, page);
}

/** Loads the template, texts, blocks and own components of a page. */
async function loadPageModules(page: PageModel, shell: Promise<ShellModel>): Promise<[Template, Messages]> {
	const { language, blocks } = page;
	const [draws, catalogue] = await settleAll([
		loadTemplate(page),
		loadMessages(language, namespacesOf(page)),
		blocks.length === 0 || loadBlocks(blocks),
		shell.then((loaded) => loadComponents(loaded, page)),
	]);
	return [draws, catalogue];
}

/**
 * Loads a page's data, its shared data, its template and its texts (R-LOAD-01, R-LOAD-04). For a missing page,
 * resolves to the 404 page of its language, or of the shop below its root. Any other failure throws {@link
 * PageLoadError}.
 */
export async function loadPage(pathname: string, shop: ShopAddress | null): Promise<LoadedPage> {
	const { buildHash, shared, styles, page } = await pageDataOf(pagePath(pathname), shop);
	const loadedShell = loadShell(shared, "now");
	const [shell, [template, catalogue]] = await Promise.all([
		loadedShell,
		suppressReload(() => loadPageModules(page, loadedShell)),
		loadStyles(styles),
	]);
	const t = translateOf(shell, page, catalogue);
	return { buildHash, shared, page, shell, template, t };
}

/** Prefetches a page's data, at most once a minute; failures are ignored (R-LOAD-05). */
export function prefetchPage(pathname: string): Promise<unknown> {
	const path = pagePath(pathname);
	const request = prefetched.get(path);
	if (request && performance.now() - request.since < freshForMs) return request.data.catch(() => null);
	const data = fetchPage(path, "ahead", []);
	// In the order of fetching: the first are the oldest.
	for (const [old, { since }] of prefetched) {
		if (performance.now() - since < freshForMs) break;
		prefetched.delete(old);
	}
	prefetched.delete(path);
	prefetched.set(path, { data, since: performance.now() });
	return data.then(({ shared }) => loadShell(shared, "ahead")).catch(() => null);
}

/** Also loads the code that renders a page, for a visitor who is about to open it. */
export async function preloadPage(pathname: string): Promise<void> {
	await prefetchPage(pathname);
	const data = await prefetched.get(pagePath(pathname))?.data.catch(() => null);
	// Opening the page will report what is missing.
	if (!data) return;
	preloadStyles(data.styles);
	const { page, shared } = data;
	const shell = loadShell(shared, "ahead");
	await suppressReload(() =>
		settleAll([loadPageModules(page, shell), shell.then((loaded) => loadIslandsFor(page.template, loaded))]),
	).catch(() => null);
}
