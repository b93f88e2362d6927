import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseHeaderRules } from "#renderer/preview/header-rules.ts";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { ask, temporaryFolder, writeFiles } from "#tests/renderer/preview/preview-fixture.ts";

const text = `# a note: not a header
/*
  X-One: general: with colons
  X-Two: general

/gl%C3%BCck
  ! X-Two
  X-Two: particular
/assets/*
  x-one: below
broken
`;

describe("a site's headers", () => {
	it.each([
		["/", { "X-One": "general: with colons", "X-Two": "general" }],
		["/glück", { "X-One": "general: with colons", "X-Two": "particular" }],
		["/glück/tiefer", { "X-One": "general: with colons", "X-Two": "general" }],
	])("B-SEC-01 for %s combine all rules, the last one first", (path, expected) => {
		expect(Object.fromEntries(parseHeaderRules(text).headersFor(path))).toEqual(expected);
	});

	it("B-SEC-01 are empty without a file", () => {
		expect([...parseHeaderRules("").headersFor("/")]).toEqual([]);
		expect([...parseHeaderRules("  X-One: of no path\n").headersFor("/")]).toEqual([]);
	});
});

describe("the preview server", () => {
	const folder = temporaryFolder();
	const server = createPreviewServer({ directory: folder.path });
	let port = 0;
	beforeAll(async () => {
		writeFiles(folder.path, {
			"index.html": "Start",
			"404.html": "Nicht gefunden",
			"kontakt/index.html": "Kontakt",
			"assets/a-1.js": "a",
			_headers: "/*\n  Content-Security-Policy: default-src 'none'\n  Cache-Control: no-store\n",
			_redirects: "/login https://portal.example/ 308\n",
		});
		({ port } = await server.listen(0));
	});
	afterAll(async () => {
		await server.close();
		folder.remove();
	});

	it.each(["/", "/kontakt", "/kontakt/", "/nichts", "/nichts.js", "/assets/a-1.js"])(
		"B-SEC-01 sends the site's headers with %s",
		async (path) => {
			const { headers } = await ask(port, path);
			expect(headers["content-security-policy"]).toBe("default-src 'none'");
			expect(headers["x-content-type-options"]).toBe("nosniff");
		},
	);

	it.each(["/_headers", "/_redirects"])("B-SEC-01 does not serve %s", async (path) => {
		expect((await ask(port, path)).status).toBe(404);
	});
});
