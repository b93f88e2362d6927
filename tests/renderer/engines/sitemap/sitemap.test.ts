import { describe, expect, it } from "vitest";
import type { PublishedPage, RenderContext } from "#renderer/api/page-renderer.ts";
import { sitemap } from "#renderer/engines/sitemap.ts";
import { sitemapFaults } from "#tests/renderer/engines/sitemap/sitemap-faults.mjs";

const page = (path: string, fields: Partial<PublishedPage> = {}): PublishedPage => ({
	path,
	language: "de",
	template: "info",
	title: path,
	description: path,
	noindex: false,
	alternates: [{ hreflang: "x-default", path }],
	frames: [],
	...fields,
});

const filesOf = (pages: readonly PublishedPage[]) => [
	...(sitemap.renderSite?.(pages, { domain: "a.example" } as RenderContext) ?? []),
];

/** Returns the elements of each URL, by name and text. */
function urlsOf(pages: readonly PublishedPage[]) {
	const [file] = filesOf(pages);
	return [...String(file?.content).matchAll(/<url>(.*?)<\/url>/g)].map(([, url = ""]) =>
		[...url.matchAll(/<([\w:]+)[^>]*?(?:\/>|>([^<]*)<)/g)].map(([, name, text]) => [name, text] as const),
	);
}

describe("the sitemap", () => {
	it("B-SEO-06 has the time of a page's last change directly after its URL, if it is known", () => {
		const [dated, undated] = urlsOf([page("/a", { modified: "2026-11-04T09:00:00Z" }), page("/b")]);
		expect(dated?.slice(0, 2)).toEqual([
			["loc", "https://a.example/a"],
			["lastmod", "2026-11-04T09:00:00Z"],
		]);
		expect(undated?.map(([name]) => name)).toEqual(["loc", "xhtml:link"]);
	});

	it("B-SEO-01 leaves out pages with noindex", () => {
		expect(urlsOf([page("/a", { noindex: true })])).toEqual([]);
	});

	it("B-SEO-01 follows the schema of sitemaps.org, also as an index of several files", () => {
		const pages = Array.from({ length: 50_001 }, (_, number) =>
			page(`/${number}?a=1&b=ä`, number % 2 === 0 ? { modified: "2026-11-04T09:00:00Z" } : {}),
		);
		const one = filesOf(pages.slice(0, 2));
		const several = filesOf(pages);
		expect(one.map(({ path }) => path)).toEqual(["sitemap.xml"]);
		expect(several.map(({ path }) => path)).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"]);
		for (const { content } of [...one, ...several]) expect(sitemapFaults(String(content))).toEqual([]);
	});

	it.each([
		["a day that is none", "<loc>https://a.example/</loc><lastmod>yesterday</lastmod>", "tLastmod"],
		["a day before the address", "<lastmod>2026-11-04</lastmod><loc>https://a.example/</loc>", "Expected is"],
		["no address", "<lastmod>2026-11-04</lastmod>", "Expected is"],
		["an address that is too short", "<loc>/a</loc>", "minLength"],
		["an unknown element", "<loc>https://a.example/</loc><modified>2026-11-04</modified>", "not expected"],
		[
			"a language version without an address",
			'<loc>https://a.example/</loc><xhtml:link rel="alternate" hreflang="en"/>',
			"'href' is required",
		],
		["text that is not well-formed", "<loc>https://a.example/?a=1&b=2</loc>", "EntityRef"],
	])("B-SEO-01 the schema detects %s", (_, url, fault) => {
		const [file] = filesOf([page("/a")]);
		const text = String(file?.content).replace(/<url>.*<\/url>/, () => `<url>${url}</url>`);
		expect(sitemapFaults(text).join("\n")).toContain(fault);
	});
});
