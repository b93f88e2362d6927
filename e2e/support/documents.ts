import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { test as base } from "./journey.ts";

const readers = new WeakMap<Browser, Promise<Page>>();

/** Returns a blank page of the browser, opened once; parsing leaves nothing behind in it. */
function readerOf(browser: Browser): Promise<Page> {
	const reader = readers.get(browser) ?? browser.newPage();
	readers.set(browser, reader);
	return reader;
}

/** Tests that parse documents in `reader`, a shared blank page. */
export const test = base.extend<{ readonly reader: Page }>({
	reader: async ({ browser }, use) => use(await readerOf(browser)),
});

/** A served document, read without running its script. */
export interface ServedDocument {
	readonly status: number;
	readonly lang: string | null;
	readonly title: string;
	readonly canonical: readonly string[];
	readonly noindex: boolean;
	/** Addresses by hreflang. */
	readonly alternates: Readonly<Record<string, string>>;
	readonly headings: readonly string[];
	/** The text of main with collapsed spaces. */
	readonly text: string;
	/** The logo's href in the header. */
	readonly home: string | null;
	/** The footer's links: text and href. */
	readonly footer: readonly { readonly text: string; readonly href: string }[];
}

/** Fetches a document and parses it in the browser. `page` may show anything. */
export async function readDocument(
	page: Page,
	request: APIRequestContext,
	path: string,
): Promise<ServedDocument> {
	const response = await request.get(path, { maxRedirects: 0 });
	const content = await page.evaluate(parseDocument, await response.text());
	return { status: response.status(), ...content };
}

/** Runs in the browser, so its body must be self-contained. */
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
