import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { parseRedirectRules } from "#renderer/preview/redirect-rules.ts";
import { ask, temporaryFolder, writeFiles } from "#tests/renderer/preview/preview-fixture.ts";

describe("a line of _redirects", () => {
	it.each([
		"/x //evil.example 301",
		"/x /\\evil.example 301",
		"/x javascript:alert(1) 301",
		"/x /y 418",
		"/x /y 301 Country=de",
		"/x",
		"x /y 301",
		"/x https://other.example/ 200",
		"/x id=1",
		"/x id=1 //evil.example 301",
		"/x id=:id /y 301",
		"/%zz /y 301",
		"# /x /y 301",
	])("B-SEC-03 %j is ignored if invalid", (line) => {
		const rules = parseRedirectRules(`${line}\n/kept /y 302\n`);
		expect(rules.respondFor("/x")).toBeNull();
		expect(rules.respondFor("/kept")).toEqual({
			kind: "redirect",
			to: "/y",
			status: 302,
			keepsQuery: true,
		});
	});

	it("R-ROUTE-12 takes precedence over a file only with a mark after its status", () => {
		const rules = parseRedirectRules("/ /fr 301!\n/alt /neu 301\n");
		const redirect = { kind: "redirect", to: "/fr", status: 301, keepsQuery: true };
		expect(rules.respondBeforeFiles("/")).toEqual(redirect);
		expect(rules.respondFor("/")).toEqual(redirect);
		expect(rules.respondBeforeFiles("/alt")).toBeNull();
		expect(rules.respondBeforeFiles("/fr")).toBeNull();
	});
});

describe("a line of _redirects about a query", () => {
	const rules = parseRedirectRules(
		[
			"/index.php id=12 L=0 /neu 301",
			"/index.php id=13 https://portal.example/ 302",
			"/index.php /shop 301",
			"/neu p=7 /shop 301!",
		].join("\n"),
	);

	it.each([
		["?id=12&L=0", "/neu", 301, false],
		["?id=13", "https://portal.example/", 302, false],
		["?id=12", "/shop", 301, true],
		["", "/shop", 301, true],
	] as const)("B-USE-20 redirects /index.php%s to %s", (query, to, status, keepsQuery) => {
		expect(rules.respondFor("/index.php", query)).toEqual({ kind: "redirect", to, status, keepsQuery });
	});

	it("B-USE-20 matches that query only, also before a file", () => {
		expect(rules.respondBeforeFiles("/neu", "?p=7")).toMatchObject({ to: "/shop" });
		expect(rules.respondBeforeFiles("/neu", "?p=8")).toBeNull();
		expect(rules.respondFor("/neu")).toBeNull();
	});
});

describe("preview", () => {
	const folder = temporaryFolder();
	const server = createPreviewServer({ directory: folder.path });
	let port = 0;
	beforeAll(async () => {
		writeFiles(folder.path, {
			"index.html": "home",
			"404.html": "the site's 404",
			"neu/index.html": "new",
			"shop/index.html": "the shop",
			"shop/404.html": "the shop's 404",
			_redirects: [
				"/login https://portal.example/ 308",
				"/schaufenster /shop 307",
				"/alt /neu 301",
				"/fr%C3%BCher  /neu?von=alt  302",
				"/ohne /neu",
				"/teil /neu#teil?x",
				"/beides /neu?von=alt#teil",
				"/ring/* https://ringe.example/ 307",
				"/leise/* /neu/index.html 200",
				"/neu /alt 301",
				"/waren/* /shop/404.html 404",
				"",
			].join("\n"),
		});
		({ port } = await server.listen(0));
	});
	afterAll(async () => {
		await server.close();
		folder.remove();
	});

	it.each([
		["/alt", 301, "/neu"],
		["/alt?a=1", 301, "/neu?a=1"],
		["/fr%C3%BCher?a=1", 302, "/neu?von=alt"],
		["/ohne", 301, "/neu"],
		["/teil", 301, "/neu#teil?x"],
		["/teil?x=1", 301, "/neu?x=1#teil?x"],
		["/beides?x=1", 301, "/neu?von=alt#teil"],
		["/ring", 307, "https://ringe.example/"],
		["/ring/gold", 307, "https://ringe.example/"],
	])("follows its own _redirects from %s with %i to %s", async (path, status, to) => {
		const response = await ask(port, path);
		expect([response.status, response.headers.location]).toEqual([status, to]);
	});

	it.each([
		["/leise/weg", 200, "new"],
		["/waren/ring.png", 404, "the shop's 404"],
		["/neu", 200, "new"],
		["/ringe", 404, "the site's 404"],
	])("responds to %s with %i and %s", async (path, status, body) => {
		const response = await ask(port, path);
		expect([response.status, String(response.body)]).toEqual([status, body]);
	});

	it.each(["/login", "/schaufenster"])("R-REDIR-01 R-REDIR-02 leaves %s to the browser", async (path) => {
		const response = await ask(port, path);
		expect([response.status, String(response.body)]).toEqual([404, "the site's 404"]);
	});
});
