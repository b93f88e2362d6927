import { describe, expect, it } from "vitest";
import type { PublishedPage, RenderContext } from "#core/ports/page-renderer.ts";
import { sitemap } from "#renderer/engines/sitemap.ts";

const page = (path: string, fields: Partial<PublishedPage> = {}): PublishedPage => ({
	path,
	language: "de",
	template: "info",
	title: path,
	noindex: false,
	alternates: [{ hreflang: "x-default", path }],
	frames: [],
	...fields,
});

/** The elements of each address, by name and text. */
function urlsOf(pages: readonly PublishedPage[]) {
	const [file] = [...(sitemap.renderSite?.(pages, { domain: "a.example" } as RenderContext) ?? [])];
	return [...String(file?.content).matchAll(/<url>(.*?)<\/url>/g)].map(([, url = ""]) =>
		[...url.matchAll(/<([\w:]+)[^>]*?(?:\/>|>([^<]*)<)/g)].map(([, name, text]) => [name, text] as const),
	);
}

describe("the sitemap", () => {
	it("B-SEO-06 says when a page's content was last changed, right after its address, and nothing where nobody knows", () => {
		const [dated, undated] = urlsOf([page("/a", { modified: "2026-11-04T09:00:00Z" }), page("/b")]);
		expect(dated?.slice(0, 2)).toEqual([
			["loc", "https://a.example/a"],
			["lastmod", "2026-11-04T09:00:00Z"],
		]);
		expect(undated?.map(([name]) => name)).toEqual(["loc", "xhtml:link"]);
	});

	it("B-SEO-01 leaves out pages that search engines are to leave out", () => {
		expect(urlsOf([page("/a", { noindex: true })])).toEqual([]);
	});
});
