import { judgePageAnswer } from "#core/loading/page-answer.ts";
import { notFoundPathFor } from "#core/routes/shop-paths.ts";
import type { PageModel, ShellModel } from "#core/site/page-model.ts";
import { isPageData, type PageData } from "#renderer/client/page-data.ts";
import { answeringFor } from "#renderer/client/reload.ts";
import { pageDataAddress, sharedDataAddress } from "#renderer/engines/page-addresses.ts";
import { loadBlockParts } from "#ui/blocks/block-parts.ts";
import { readWords } from "#ui/foundation/read-words.ts";
import type { Catalogue, Words } from "#ui/foundation/words.tsx";
import { cataloguePartsOf, loadCatalogue } from "#ui/locales/parts.ts";
import type { Template } from "#ui/pages/template.ts";
import { templates } from "#ui/pages/templates.ts";

/** Everything that is needed to draw a page. */
export interface LoadedPage {
	/** The program that made the page. */
	readonly buildHash: string;
	/** Digest of the shell that the page was made with. */
	readonly sharedHash: string;
	readonly page: PageModel;
	readonly shell: ShellModel;
	readonly template: Template;
	readonly words: Words;
}

/** A page or a part of it could not be loaded; the browser's own navigation may still succeed. */
export class PageLoadError extends Error {
	override readonly name = "PageLoadError";
	constructor(address: string, status: number | null) {
		super(`Could not load ${address} (${status ?? "no answer"})`);
	}
}

type Urgency = "now" | "ahead";

async function fetchJson(
	address: string,
	urgency: Urgency,
): Promise<{ status: number | null; body: unknown }> {
	try {
		const response = await fetch(address, urgency === "ahead" ? { priority: "low" } : {});
		return { status: response.status, body: response.ok ? await response.json().catch(() => null) : null };
	} catch {
		return { status: null, body: null };
	}
}

async function fetchPage(path: string, storeRoot: string | null, urgency: Urgency): Promise<PageData> {
	const address = pageDataAddress(path);
	for (let retried = 0; ; retried++) {
		const { status, body } = await fetchJson(address, urgency);
		const data = isPageData(body) ? body : null;
		const decision = judgePageAnswer({ status, validBody: data !== null }, retried);
		if (decision === "page" && data) return data;
		// What nobody has asked for yet is not worth a second request.
		if (urgency === "ahead") throw new PageLoadError(address, status);
		const missing = notFoundPathFor(path, storeRoot);
		if (decision === "notFound" && path !== "/404")
			return fetchPage(path === missing ? "/404" : missing, storeRoot, urgency);
		if (decision !== "retry") throw new PageLoadError(address, status);
	}
}

/** How long what was fetched ahead is taken for the page as it is, in milliseconds. */
const freshFor = 60_000;
const ahead = new Map<string, { readonly data: Promise<PageData>; readonly since: number }>();

/** The page's data fetched ahead, when it is fresh and came; else as it is now. */
async function pageDataOf(path: string, storeRoot: string | null): Promise<PageData> {
	const known = ahead.get(path);
	ahead.delete(path);
	if (known && performance.now() - known.since < freshFor) {
		const data = await known.data.catch(() => null);
		if (data) return data;
	}
	return fetchPage(path, storeRoot, "now");
}

const shells = new Map<string, Promise<ShellModel>>();

function loadShell(hash: string, urgency: Urgency): Promise<ShellModel> {
	const known = shells.get(hash);
	if (known) return known;
	const address = sharedDataAddress(hash);
	const loading = fetchJson(address, urgency).then(({ status, body }) => {
		if (status === 200 && typeof body === "object" && body !== null && "primary" in body)
			return body as ShellModel;
		shells.delete(hash);
		throw new PageLoadError(address, status);
	});
	shells.set(hash, loading);
	return loading;
}

const wordsOfShell = new WeakMap<ShellModel, Map<string, Words>>();

function wordsOf(shell: ShellModel, page: PageModel, catalogue: Catalogue): Words {
	const parts = cataloguePartsOf(page);
	const known = wordsOfShell.get(shell) ?? new Map<string, Words>();
	wordsOfShell.set(shell, known);
	const key = parts.join();
	const words = known.get(key) ?? readWords(shell.language, catalogue, shell.texts);
	known.set(key, words);
	return words;
}

/** The path of a page as its data is filed: without trailing slash. */
export function pagePath(pathname: string): string {
	return pathname.replace(/(.)\/+$/, "$1");
}

/** What draws a page, whatever it shares with others. */
async function loadProgram(page: PageModel): Promise<[Template, Catalogue]> {
	const { template, language, blocks } = page;
	const [draws, catalogue] = await Promise.all([
		templates[template](),
		loadCatalogue(language, cataloguePartsOf(page)),
		loadBlockParts(blocks.map(({ type }) => type)),
	]);
	return [draws, catalogue];
}

/**
 * Loads a page's data, what it shares with others, its template and its texts (R-LOAD-01, R-LOAD-04). A page that
 * does not exist gives the 404 page, that of the shop below its root; any other failure throws {@link PageLoadError}.
 */
export async function loadPage(pathname: string, storeRoot: string | null): Promise<LoadedPage> {
	const { buildHash, shared, page } = await pageDataOf(pagePath(pathname), storeRoot);
	const sharedHash = shared[0] ?? "";
	const [shell, [template, catalogue]] = await Promise.all([
		loadShell(sharedHash, "now"),
		answeringFor(() => loadProgram(page)),
	]);
	const words = wordsOf(shell, page, catalogue);
	return { buildHash, sharedHash, page, shell, template, words };
}

/** Fetches a page's data before it is asked for, once a minute at most; a failure is nobody's concern (R-LOAD-05). */
export function fetchAhead(pathname: string): Promise<unknown> {
	const path = pagePath(pathname);
	const known = ahead.get(path);
	if (known && performance.now() - known.since < freshFor) return known.data.catch(() => null);
	const data = fetchPage(path, null, "ahead");
	// In the order of their fetching: the first are the oldest.
	for (const [old, { since }] of ahead) {
		if (performance.now() - since < freshFor) break;
		ahead.delete(old);
	}
	ahead.delete(path);
	ahead.set(path, { data, since: performance.now() });
	return data.then(({ shared }) => loadShell(shared[0] ?? "", "ahead")).catch(() => null);
}

/** Loads the program that draws a page as well, for a visitor who is about to ask for it. */
export async function loadAhead(pathname: string): Promise<void> {
	await fetchAhead(pathname);
	const data = await ahead.get(pagePath(pathname))?.data.catch(() => null);
	// Whoever asks for the page finds out what is missing.
	if (data) await answeringFor(() => loadProgram(data.page)).catch(() => null);
}
