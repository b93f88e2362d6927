import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, createFixture, siteFiles } from "#tests/renderer/preview/preview-fixture.ts";

const preview = createFixture();
beforeAll(preview.start);
afterAll(preview.stop);

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
	br: brotliDecompressSync,
	gzip: gunzipSync,
	identity: (body) => body,
};

describe("compression", () => {
	it.each([
		["br", "br"],
		["gzip", "gzip"],
		["gzip, deflate, br, zstd", "br"],
		["br;q=0.5, gzip;q=0.8", "gzip"],
		["br;q=0, gzip", "gzip"],
		["br;q=0, *", "gzip"],
		["*", "br"],
		["GZIP", "gzip"],
		["br;q=0, gzip;q=0", undefined],
		["br;q=0.1, identity", undefined],
		["br;q=x", undefined],
		["deflate", undefined],
		["", undefined],
	])("responds to accept-encoding %j with %s and the same text", async (accepted, encoding) => {
		for (const path of ["/kontakt", "/nichts"]) {
			const response = await ask(preview.port(), path, { headers: { "accept-encoding": accepted } });
			expect(response.headers["content-encoding"]).toBe(encoding);
			expect(Number(response.headers["content-length"])).toBe(response.body.byteLength);
			const text = decoders[encoding ?? "identity"]?.(response.body).toString();
			expect(text).toBe(siteFiles[path === "/nichts" ? "404.html" : "kontakt/index.html"]);
		}
	});

	it("leaves small texts and images uncompressed", async () => {
		for (const path of ["/assets/small-11aa.css", "/assets/photo-77bb.webp"]) {
			const response = await ask(preview.port(), path, { headers: { "accept-encoding": "br, gzip" } });
			expect(response.headers["content-encoding"]).toBeUndefined();
			expect(response.body.toString()).toBe(siteFiles[path.slice(1)]);
		}
	});
});
