import { describe, expect, it } from "vitest";
import type { Language } from "#core/language/language.ts";
import type { PublishedPage, RenderContext } from "#renderer/api/page-renderer.ts";
import { hostRules } from "#renderer/engines/host-rules/host-rules.ts";
import { headersFile, redirectsFile } from "#renderer/engines/host-rules/netlify-files.ts";
import { siteRules } from "#renderer/engines/host-rules/site-rules.ts";
import { sharedData } from "#renderer/plan/shell-models.ts";
import { parseHeaderRules } from "#renderer/preview/header-rules.ts";
import { domain, readDemoSite } from "#tests/renderer/demo-shop.ts";
import { pages, rules, sources } from "#tests/renderer/engines/host-rules/site-fixture.ts";

const { context } = (await readDemoSite()).plan({
	orderService: { url: "https://bestellung.example" },
	redirects: { login: "https://portal.example/" },
});

const render: RenderContext = {
	domain,
	buildHash: "1",
	scheme: "light",
	styles: {},
	favicon: null,
	shared: (language: Language) => sharedData(language, context),
	assets() {
		throw new Error("The engine asks for what pages share alone");
	},
	json: JSON.stringify,
	moved: {
		"/shop/alt": "/shop/neu",
		"/shop/neu": "/kontakt",
		"/ohne-ziel": "/nirgends",
		"/shop/kasse": "/kontakt",
	},
	shop: null,
	providers: context.providers,
	day: "2026-11-22",
};

function published(page: Pick<PublishedPage, "path" | "template">): PublishedPage {
	return { ...page, language: "de", title: "", description: "", noindex: false, alternates: [], frames: [] };
}

const filesOf = (pages: readonly PublishedPage[]) =>
	new Map(
		[...(hostRules.renderSite?.(pages, render) ?? [])].map(({ path, content }) => [path, String(content)]),
	);

/** Returns the headers of a host that joins the values of all matching rules, like Cloudflare. */
function joinedHeaders(text: string, path: string): Readonly<Record<string, string>> {
	const headers: Record<string, string> = {};
	let matches = false;
	for (const line of text.split("\n").map((part) => part.trim())) {
		if (line.startsWith("/"))
			matches = line.endsWith("*") ? path.startsWith(line.slice(0, -1)) : line === path;
		else if (matches && line.startsWith("! ")) delete headers[line.slice(2)];
		else if (matches && line.includes(":")) {
			const [name = "", ...value] = line.split(":");
			const text = value.join(":").trim();
			headers[name] = headers[name] === undefined ? text : `${headers[name]}, ${text}`;
		}
	}
	return headers;
}

describe("the files for hosts", () => {
	const files = filesOf(pages.map(published));

	it("B-SEC-01 are written for nginx, Caddy, Netlify and similar hosts", () => {
		expect([...files.keys()]).toEqual([
			"_headers",
			"_redirects",
			".host-rules/nginx.conf",
			".host-rules/Caddyfile",
		]);
		for (const name of ["_headers", ".host-rules/nginx.conf", ".host-rules/Caddyfile"])
			expect(files.get(name)).toContain("connect-src 'self' https://bestellung.example");
	});

	it("R-ROUTE-09 R-REDIR-01 R-REDIR-02 contain the redirects and the shop's own 404 page", () => {
		expect(files.get("_redirects")?.split("\n")).toEqual([
			"/login https://portal.example/ 308",
			"/schaufenster /shop 307",
			"/shop/alt /kontakt 301",
			"/shop/alt/ /kontakt 301",
			"/shop/neu /kontakt 301",
			"/shop/neu/ /kontakt 301",
			"/en/shop/* /en/shop/404.html 404",
			"/en/* /en/404.html 404",
			"/shop/* /shop/404.html 404",
			"",
		]);
	});

	it("B-SEC-01 do not grow with ten thousand pages", () => {
		const many = Array.from({ length: 10_000 }, (_, index) =>
			published({ path: `/p/${index}`, template: "info" }),
		);
		const large = filesOf([...pages.map(published), ...many]);
		expect([...large]).toEqual([...files]);
		for (const content of files.values()) expect(content.length).toBeLessThan(16_000);
	});

	it("B-SEC-01 have no line that is too long for hosts", () => {
		for (const line of headersFile(rules).split("\n")) expect(line.length).toBeLessThan(2000);
	});

	it.each([
		"/",
		"/kontakt",
		"/shop/kasse",
		"/shop/kasse/",
		"/en/shop/kasse",
		"/assets/a.js",
		"/assets/media/logo.0123456789.svg",
		"/sw.js",
		"/shop",
	])(
		"B-SEC-01 give %s the same headers on hosts that join rules and on hosts that use the last one",
		(path) => {
			const text = headersFile(rules);
			expect(Object.fromEntries(parseHeaderRules(text).headersFor(path))).toEqual(joinedHeaders(text, path));
		},
	);

	it("B-SEC-01 list no page if customers cannot pay online", () => {
		const { exceptions } = siteRules(pages, { ...sources, payment: [] }, {});
		expect(exceptions.map(({ path }) => path)).toEqual(["/assets/*", "/assets/media/*", "/sw.js"]);
	});

	it("B-SEC-03 escape a target, so that it is only an address", () => {
		const evil = `https://portal.example/"; } location / { return 200 "$host {env.HOME}\n/x https://evil.example 301`;
		const hostile = siteRules([], sources, { "/login": evil });
		expect(hostile.redirects[0]?.to).not.toMatch(/["'`$\\{}\s]/);
		expect(redirectsFile(hostile).split("\n")).toHaveLength(2);
	});
});

describe("the files for hosts of a site with moved pages", () => {
	const files = filesOf(pages.map(published));

	it("B-USE-07 redirect moved paths to their pages, with or without a slash, and no existing pages", () => {
		const lines = ["/shop/alt", "/shop/alt/", "/shop/neu", "/shop/neu/"].map(
			(path) => `${path} /kontakt 301`,
		);
		expect(
			files
				.get("_redirects")
				?.split("\n")
				.filter((line) => line.endsWith(" 301")),
		).toEqual(lines);
		expect(files.get(".host-rules/nginx.conf")).toContain(
			'location = "/shop/alt/" { return 301 "/kontakt$is_args$args"; }',
		);
		expect(files.get(".host-rules/Caddyfile")).toContain("path_regexp `^(?:/shop/alt$|/shop/alt/$)`");
		for (const text of files.values()) expect(text).not.toContain("nirgends");
	});
});
