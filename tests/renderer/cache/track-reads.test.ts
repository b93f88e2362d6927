import { expect, it } from "vitest";
import type { PublishedPage, RenderContext, ShopSource } from "#core/ports/page-renderer.ts";
import { trackReads } from "#renderer/cache/track-reads.ts";

const page = { path: "/uhren", noindex: false } as PublishedPage;
const shop = { project: "x" } as ShopSource;
const context = { domain: "example.com", buildHash: "1", shop } as RenderContext;
const track = () => trackReads(() => [page], context);

type Look = (tracked: ReturnType<typeof track>) => unknown;

it.each<[string, string, Look]>([
	["", "the domain and the program", ({ context: { domain, buildHash } }) => [domain, buildHash]],
	["", "the pages without looking into them", ({ pages }) => [pages].length],
	["pages", "how many pages there are", ({ pages }) => pages.length],
	["pages", "each page", ({ pages }) => [...pages]],
	["pages", "the pages filtered", ({ pages }) => pages.filter(({ noindex }) => noindex)],
	["pages", "the pages as JSON", ({ pages }) => JSON.stringify(pages)],
	["pages", "which places there are", ({ pages }) => Object.keys(pages)],
	["pages", "whether there is a first one", ({ pages }) => 0 in pages],
	["shop", "the shop", ({ context: { shop: own } }) => own?.project],
	["shop", "whether there is a shop", ({ context: own }) => own.shop === null],
	["shop", "all of the context, copied", ({ context: own }) => ({ ...own })],
	["pages shop", "both", ({ pages, context: own }) => [pages[0], own.shop]],
])("B-REL-07 notes %j for an engine that looks at %s", (expected, _, look) => {
	const tracked = track();
	expect(tracked.reads()).toBe("");
	look(tracked);
	expect(tracked.reads()).toBe(expected);
});

it("B-REL-07 gives an engine what there is", () => {
	const tracked = track();
	expect(tracked.pages).toEqual([page]);
	expect(tracked.context.shop).toBe(shop);
	expect(tracked.context.domain).toBe("example.com");
});
