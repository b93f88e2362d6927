import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { test as base } from "./journey.ts";

const readers = new WeakMap<Browser, Promise<Page>>();

/** A blank page of the browser, opened once: parsing leaves nothing behind in it. */
function readerOf(browser: Browser): Promise<Page> {
	const reader = readers.get(browser) ?? browser.newPage();
	readers.set(browser, reader);
	return reader;
}

/** Tests that read documents in `reader`, a blank page that costs none of them a page of its own. */
export const test = base.extend<{ readonly reader: Page }>({
	reader: async ({ browser }, use) => use(await readerOf(browser)),
});

/** What a served document says about itself, read without running its script. */
export interface ServedDocument {
	readonly status: number;
	readonly lang: string | null;
	readonly title: string;
	readonly canonical: readonly string[];
	readonly noindex: boolean;
	/** hreflang to address. */
	readonly alternates: Readonly<Record<string, string>>;
	readonly headings: readonly string[];
	/** Text of main, spaces collapsed. */
	readonly text: string;
	/** The logo's href in the header. */
	readonly home: string | null;
	/** The links of the footer: text and href. */
	readonly footer: readonly { readonly text: string; readonly href: string }[];
}

/** Fetches a document and reads it with the browser's own parser. `page` may show anything. */
export async function readDocument(
	page: Page,
	request: APIRequestContext,
	path: string,
): Promise<ServedDocument> {
	const response = await request.get(path, { maxRedirects: 0 });
	const content = await page.evaluate(parseDocument, await response.text());
	return { status: response.status(), ...content };
}

/** Runs in the browser, so it may use nothing from outside itself. */
function parseDocument(html: string): Omit<ServedDocument, "status"> {
	const parsed = new DOMParser().parseFromString(html, "text/html");
	const all = <Found extends Element>(selector: string) => [...parsed.querySelectorAll<Found>(selector)];
	const textOf = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
	const alternates = all('head link[rel="alternate"][hreflang]').map(
		(link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""] as const,
	);
	return {
		lang: parsed.documentElement.getAttribute("lang"),
		title: parsed.title,
		canonical: all('head link[rel="canonical"]').map((link) => link.getAttribute("href") ?? ""),
		noindex: parsed.querySelector('meta[name="robots"][content*="noindex"]') !== null,
		alternates: Object.fromEntries(alternates),
		headings: all("h1, main h2").map(textOf),
		text: textOf(parsed.querySelector("main")),
		home: parsed.querySelector("header a:has(img, svg)")?.getAttribute("href") ?? null,
		footer: all("footer a").map((link) => ({ text: textOf(link), href: link.getAttribute("href") ?? "" })),
	};
}
