import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, createFixture } from "#tests/renderer/preview/preview-fixture.ts";

const preview = createFixture();
beforeAll(preview.start);
afterAll(preview.stop);

const always = "public, max-age=0, must-revalidate";
const forever = "public, max-age=31536000, immutable";

const kinds: readonly [string, string, string][] = [
	["/", "text/html; charset=utf-8", always],
	["/kontakt", "text/html; charset=utf-8", always],
	["/page-data/app-data.json", "application/json; charset=utf-8", always],
	["/assets/client-4f3a.js", "text/javascript; charset=utf-8", forever],
	["/assets/small-11aa.css", "text/css; charset=utf-8", forever],
	["/assets/photo-77bb.webp", "image/webp", forever],
	["/sitemap.xml", "application/xml; charset=utf-8", always],
	["/robots.txt", "text/plain; charset=utf-8", always],
	["/sw.js", "text/javascript; charset=utf-8", "no-cache"],
	["/download.bin", "application/octet-stream", always],
];

describe("the headers", () => {
	it.each(kinds)("sends %s as %s, cached as %s", async (path, type, caching) => {
		const { headers } = await ask(preview.port(), path);
		expect(headers["content-type"]).toBe(type);
		expect(headers["cache-control"]).toBe(caching);
		expect(headers.etag).toMatch(/^"[\w-]+"$/);
		expect(Date.parse(headers["last-modified"] ?? "")).not.toBeNaN();
		expect(headers.vary).toBe(type.includes("charset") ? "accept-encoding" : undefined);
	});

	it.each(["/", "/nichts", "/nichts.js", "/kontakt/", "/%00", "/assets/photo-77bb.webp"])(
		"forbids type sniffing and long referrers on %s",
		async (path) => {
			const { headers } = await ask(preview.port(), path);
			expect(headers["x-content-type-options"]).toBe("nosniff");
			expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
		},
	);

	it.each(["/", "/kontakt/", "/nichts", "/nichts.js", "/assets/client-4f3a.js", "/empty.txt", "/%00"])(
		"responds to HEAD for %s like GET, without a body",
		async (path) => {
			for (const encoding of ["identity", "br"]) {
				const headers = { "accept-encoding": encoding };
				const complete = await ask(preview.port(), path, { headers });
				const head = await ask(preview.port(), path, { method: "HEAD", headers });
				expect(head.status).toBe(complete.status);
				expect({ ...head.headers, date: "" }).toEqual({ ...complete.headers, date: "" });
				expect(Number(head.headers["content-length"])).toBe(complete.body.byteLength);
				expect(head.body.byteLength).toBe(0);
			}
		},
	);
});

describe("a client that has a copy", () => {
	it("gets 304 without a body if it has the same bytes in the same encoding", async () => {
		const accept = { "accept-encoding": "br" };
		const first = await ask(preview.port(), "/kontakt", { headers: accept });
		const etag = first.headers.etag ?? "";
		for (const cachedTags of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
			const again = await ask(preview.port(), "/kontakt", {
				headers: { ...accept, "if-none-match": cachedTags },
			});
			expect(again.status).toBe(304);
			expect(again.body.byteLength).toBe(0);
			expect(again.headers.etag).toBe(etag);
			expect(again.headers.vary).toBe("accept-encoding");
			expect(again.headers["cache-control"]).toBe(always);
		}
		for (const headers of [
			{ ...accept, "if-none-match": '"other"' },
			{ "accept-encoding": "gzip", "if-none-match": etag },
			{ "if-none-match": etag },
		]) {
			expect((await ask(preview.port(), "/kontakt", { headers })).status).toBe(200);
		}
	});

	it("gets another etag for other bytes of the same length and time", async () => {
		const time = new Date("2026-01-01T00:00:00Z");
		const news = join(preview.site, "news.txt");
		writeFileSync(news, "aaaa");
		utimesSync(news, time, time);
		const before = await ask(preview.port(), "/news.txt");
		writeFileSync(news, "bbbb");
		utimesSync(news, time, time);
		const after = await ask(preview.port(), "/news.txt", {
			headers: { "if-none-match": before.headers.etag ?? "" },
		});
		expect(after.status).toBe(200);
		expect(after.body.toString()).toBe("bbbb");
	});
});
