import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, askRaw, createFixture, siteFiles } from "#tests/renderer/preview/preview-fixture.ts";

const preview = createFixture();
beforeAll(preview.start);
afterAll(preview.stop);

const served: readonly [string, string][] = [
	["/", "index.html"],
	["/kontakt", "kontakt/index.html"],
	["/kontakt?a=1&b=2", "kontakt/index.html"],
	["/%6bontakt", "kontakt/index.html"],
	["/en", "en/index.html"],
	["/en/floral_workshop", "en/floral_workshop/index.html"],
	["/marken/glash%C3%BCtte%20original", "marken/glashütte original/index.html"],
	["/marken/a.lange", "marken/a.lange/index.html"],
	["/assets/client-4f3a.js", "assets/client-4f3a.js"],
	["/page-data/kontakt/page-data.json", "page-data/kontakt/page-data.json"],
	["/sitemap.xml", "sitemap.xml"],
	["/robots.txt", "robots.txt"],
	["/favicon.ico", "favicon.ico"],
	["/empty.txt", "empty.txt"],
	["/.well-known/security.txt", ".well-known/security.txt"],
	["/also-robots.txt", "robots.txt"],
];

const moved: readonly [string, string][] = [
	["/kontakt/", "/kontakt"],
	["/kontakt/index.html", "/kontakt"],
	["/kontakt.html", "/kontakt"],
	["/kontakt/?utm=%2F%2Fevil.com", "/kontakt?utm=%2F%2Fevil.com"],
	["/index.html?x", "/?x"],
	["/en/", "/en"],
	["/marken/glash%C3%BCtte%20original/", "/marken/glash%C3%BCtte%20original"],
];

describe("addresses", () => {
	it.each(served)("R-CONTENT-06 serves %s with 200 and only the built file %s", async (path, file) => {
		const response = await ask(preview.port(), path);
		expect(response.status).toBe(200);
		expect(response.body.toString()).toBe(siteFiles[file]);
	});

	it.each(moved)("redirects %s to the page's canonical address %s with 308", async (path, location) => {
		const response = await ask(preview.port(), path);
		expect(response.status).toBe(308);
		expect(response.headers.location).toBe(location);
	});

	it.each([
		"/nichts",
		"/kontakt/nichts",
		"/nichts/",
		"/kontakt.htm",
		"/nichts.html",
		"/404",
		"/404.html",
		"/Kontakt",
	])("R-ROUTE-12 responds to the unknown path %s with 404 and the 404 page", async (path) => {
		const response = await ask(preview.port(), path);
		expect(response.status).toBe(404);
		expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
		expect(response.headers.etag).toBeUndefined();
		expect(response.body.toString()).toBe(siteFiles["404.html"]);
	});

	it.each(["/nichts.js", "/assets/client-0000.js", "/page-data/nichts/page-data.json", "/bild.PNG"])(
		"responds to the missing file %s with 404 and a short text, never cached permanently",
		async (path) => {
			const response = await ask(preview.port(), path);
			expect(response.status).toBe(404);
			expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
			expect(response.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
			expect(response.body.byteLength).toBeLessThan(100);
		},
	);

	it.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])(
		"refuses %s with 405 and the allowed methods",
		async (method) => {
			const response = await ask(preview.port(), "/kontakt", { method });
			expect(response.status).toBe(405);
			expect(response.headers.allow).toBe("GET, HEAD");
		},
	);

	it("responds to a very long address with 414, and to a longer one with 431", async () => {
		expect((await ask(preview.port(), `/${"a".repeat(9000)}`)).status).toBe(414);
		expect(await askRaw(preview.port(), `/${"a".repeat(20_000)}`)).toMatch(/^HTTP\/1\.1 431 /);
	});
});
