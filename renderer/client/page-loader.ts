import * as v from "valibot";
import { judgePageAnswer } from "#core/loading/page-answer.ts";
import { notFoundPathFor } from "#core/routes/shop-paths.ts";
import { languages } from "#core/shared/language.ts";
import { templateNames } from "#core/site/page.ts";
import type { PageModel, ShellModel } from "#core/site/page-model.ts";
import { pageDataAddress, sharedDataAddress } from "#renderer/engines/page-addresses.ts";
import { createWords, type Words } from "#ui/foundation/words.tsx";
import { catalogues } from "#ui/locales/load.ts";
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

/** What the answer must have for the program to draw it; the renderer of the same build wrote the rest. */
const pageDataSchema = v.looseObject({
	buildHash: v.string(),
	shared: v.pipe(v.array(v.string()), v.minLength(1)),
	page: v.looseObject({
		path: v.string(),
		digest: v.string(),
		language: v.picklist(languages),
		template: v.picklist(templateNames),
		blocks: v.array(v.looseObject({ type: v.string() })),
	}),
});

interface PageData {
	readonly buildHash: string;
	readonly shared: readonly string[];
	readonly page: PageModel;
}

function isPageData(value: unknown): value is PageData {
	return v.is(pageDataSchema, value);
}

async function fetchJson(address: string): Promise<{ status: number | null; body: unknown }> {
	try {
		const response = await fetch(address);
		return { status: response.status, body: response.ok ? await response.json().catch(() => null) : null };
	} catch {
		return { status: null, body: null };
	}
}

async function fetchPage(path: string, storeRoot: string | null): Promise<PageData> {
	const address = pageDataAddress(path);
	for (let retried = 0; ; retried++) {
		const { status, body } = await fetchJson(address);
		const data = isPageData(body) ? body : null;
		const decision = judgePageAnswer({ status, validBody: data !== null }, retried);
		if (decision === "page" && data) return data;
		const missing = notFoundPathFor(path, storeRoot);
		if (decision === "notFound" && path !== "/404")
			return fetchPage(path === missing ? "/404" : missing, storeRoot);
		if (decision !== "retry") throw new PageLoadError(address, status);
	}
}

const shells = new Map<string, Promise<ShellModel>>();

function loadShell(hash: string): Promise<ShellModel> {
	const known = shells.get(hash);
	if (known) return known;
	const address = sharedDataAddress(hash);
	const loading = fetchJson(address).then(({ status, body }) => {
		if (status === 200 && typeof body === "object" && body !== null && "primary" in body)
			return body as ShellModel;
		shells.delete(hash);
		throw new PageLoadError(address, status);
	});
	shells.set(hash, loading);
	return loading;
}

const wordsOfShell = new WeakMap<ShellModel, Words>();

async function loadWords(shell: ShellModel): Promise<Words> {
	const known = wordsOfShell.get(shell);
	if (known) return known;
	const words = createWords(shell.language, await catalogues[shell.language](), shell.texts);
	wordsOfShell.set(shell, words);
	return words;
}

/** The path of a page as its data is filed: without trailing slash. */
export function pagePath(pathname: string): string {
	return pathname.replace(/(.)\/+$/, "$1");
}

/**
 * Loads a page's data, what it shares with others, its template and its texts (R-LOAD-01, R-LOAD-04). A page that
 * does not exist gives the 404 page, that of the shop below its root; any other failure throws {@link PageLoadError}.
 */
export async function loadPage(pathname: string, storeRoot: string | null): Promise<LoadedPage> {
	const { buildHash, shared, page } = await fetchPage(pagePath(pathname), storeRoot);
	const sharedHash = shared[0] ?? "";
	const [shell, template] = await Promise.all([loadShell(sharedHash), templates[page.template]()]);
	return { buildHash, sharedHash, page, shell, template, words: await loadWords(shell) };
}
