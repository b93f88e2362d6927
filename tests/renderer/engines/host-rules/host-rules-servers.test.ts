import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	isInstalled,
	type RunningServer,
	startCaddy,
	startNginx,
	startPreview,
} from "#tests/renderer/engines/host-rules/servers.ts";
import { rules, writeSite } from "#tests/renderer/engines/host-rules/site-fixture.ts";
import { ask } from "#tests/renderer/preview/preview-fixture.ts";

const site = writeSite();
afterAll(site.remove);

const { "Content-Security-Policy": policy = "", "Cache-Control": revalidate = "" } = rules.headers;
const checkout = rules.exceptions.find(({ path }) => path === "/shop/kasse");
const payment = checkout?.headers["Content-Security-Policy"] ?? "";

/** The path of a request, and the response's status, part of its body, and redirect target. */
const responses: readonly (readonly [path: string, status: number, body: string, to?: string])[] = [
	["/", 200, "Start"],
	["/kontakt", 200, "Kontakt"],
	["/kontakt?a=1", 200, "Kontakt"],
	["/shop", 200, "Shop"],
	["/shop/kasse", 200, "Kasse"],
	["/shop/kasse?schritt=2", 200, "Kasse"],
	["/en/shop/kasse", 200, "Checkout"],
	["/robots.txt", 200, "User-agent: *"],
	["/.well-known/security.txt", 200, "Contact: mailto:hallo@example.org"],
	["/marken/glash%C3%BCtte%20original", 200, "Glashütte Original"],
	["/kontakt/", 308, "", "/kontakt"],
	["/kontakt/?a=1", 308, "", "/kontakt?a=1"],
	["/kontakt.html", 308, "", "/kontakt"],
	["/kontakt/index.html", 308, "", "/kontakt"],
	["/index.html", 308, "", "/"],
	["/Kontakt", 301, "", "/kontakt"],
	["/Kontakt/", 301, "", "/kontakt"],
	["/%C3%9Cber%20uns.html", 301, "", "/kontakt"],
	["/firma", 301, "", "/kontakt"],
	["/index.php?id=12", 301, "", "/kontakt?id=12"],
	["/index.php?id=12&L=0", 301, "", "/shop/kasse"],
	["/index.php/?id=12&L=0", 301, "", "/shop/kasse"],
	["/index.php?ID=12&L=0", 301, "", "/kontakt?ID=12&L=0"],
	["/index.php?seite/%C3%BCber-uns", 301, "", "/shop/kasse"],
	["/index.php?a[b]=c:d|%27e;~*==", 301, "", "/shop/kasse"],
	["/?p=7", 301, "", "/kontakt"],
	["/?p=77", 200, "Start"],
	["/?p=7&x=1", 200, "Start"],
	["/kontakt?p=8", 301, "", "/shop/kasse"],
	["/kontakt/?p=8", 301, "", "/shop/kasse"],
	["/en/shop?alt", 301, "", "/kontakt"],
	["/en/shop?neu", 200, "Shop (en)"],
	["/Alte%20Seite?id=1", 301, "", "/kontakt"],
	["/Alte%20Seite", 404, "Nicht gefunden"],
	["/Alte%20Seite%3Fid=1", 404, "Nicht gefunden"],
	["/bald?a=1", 302, "", "/kontakt?a=1"],
	["/umgezogen", 308, "", "https://neu.example/a"],
	["/weg", 410, "Nicht gefunden"],
	["/weg/7", 410, "Nicht gefunden"],
	["/blog", 301, "", "/kontakt"],
	["/blog/2019/uhren", 301, "", "/kontakt"],
	["/blog/2019/uhren/?a=1", 301, "", "/kontakt?a=1"],
	["/marken/rolex/daytona", 308, "", "https://marken.example/rolex/daytona"],
	["/marken/gl%C3%A4ser%20neu", 308, "", "https://marken.example/gl%C3%A4ser%20neu"],
	["/p/12/halo", 301, "", "/kontakt/halo/12"],
	["/p/12/halo/mehr", 404, "Nicht gefunden"],
	["/gibt-es-nicht", 404, "Nicht gefunden"],
	["/gibt-es-nicht/", 404, "Nicht gefunden"],
	["/404.html", 404, "Nicht gefunden"],
	["/shop/gibt-es-nicht", 404, "Nicht im Shop"],
	["/shop/gibt-es-nicht/tiefer?a=1", 404, "Nicht im Shop"],
	["/shop/404.html", 404, "Nicht im Shop"],
	["/en/shop/nothing", 404, "Not in the shop"],
	["/en", 200, "Home"],
	["/en/", 308, "", "/en"],
	["/en/nothing", 404, "Not found"],
	["/en/nothing/deeper?a=1", 404, "Not found"],
	["/en/404", 404, "Not found"],
	["/en/404.html", 404, "Not found"],
	["/en/nothing.html", 404, "Not found"],
	[`/en/${"a".repeat(256)}`, 404, "Not found"],
	["/english", 404, "Nicht gefunden"],
	["/EN/nothing", 404, "Nicht gefunden"],
	["/shopping", 404, "Nicht gefunden"],
	["/shop/KASSE", 404, "Nicht im Shop"],
	["/shop/Kasse/", 404, "Nicht im Shop"],
	["/SHOP/kasse", 404, "Nicht gefunden"],
	["/SHOP/gibt-es-nicht", 404, "Nicht gefunden"],
	["/FIRMA", 404, "Nicht gefunden"],
	["/INDEX.HTML", 404, "Nicht gefunden"],
	[`/${"a".repeat(256)}`, 404, "Nicht gefunden"],
	[`/${"%C3%BC".repeat(128)}/`, 404, "Nicht gefunden"],
	[`/shop/${"a".repeat(256)}`, 404, "Nicht im Shop"],
	["/a".repeat(3000), 404, "Nicht gefunden"],
];

/** Path, status and target; preview leaves these to the browser (R-REDIR-01). */
const elsewhere = [
	["/login", 308, "https://portal.example/anmelden?von=seite"],
	["/LogIn/", 308, "https://portal.example/anmelden?von=seite"],
	["/schaufenster", 307, "/shop"],
	["/SCHAUFENSTER", 307, "/shop"],
] as const;

/** Paths that no file can have, and the statuses that refuse them; servers treat them as malformed or as missing. */
const impossible: readonly (readonly [path: string, statuses: readonly number[]])[] = [
	...["/kontakt%00", "/%00", "/shop/kasse%00", "/kontakt%00/", "/kontakt%00.html", "/assets/media/%00"].map(
		(path) => [path, [400]] as const,
	),
	...["/robots.txt/tiefer", "/kontakt%0A", "/kontakt%7F", "/%FF", "/kontakt%5C"].map(
		(path) => [path, [400, 404]] as const,
	),
];

const _headerPaths = [...responses.map(([path]) => path), "/SW.JS", "/ASSETS/MEDIA/logo.0123456789.svg"];

const misleading = ["//kontakt/", "/%0d%0aX-Made-Up:1/kontakt/", "/..//kontakt/", "/x/..//kontakt/"];

/** The paths that no host may serve. */
const hidden = ["/_headers", "/_redirects", "/.host-rules/nginx.conf", "/.facette-kept.json"];

const servers = [
	{ name: "preview", run: true, start: () => startPreview(site.root) },
	{ name: "nginx", run: isInstalled("nginx"), start: () => startNginx(site.root, site.work) },
	{ name: "caddy", run: isInstalled("caddy"), start: () => startCaddy(site.root, site.work) },
] as const;

describe.each(servers.filter(({ run }) => run))("$name", ({ name, start }) => {
	let server: RunningServer;
	beforeAll(async () => {
		server = await start();
	});
	afterAll(() => server.stop());

	it.each(responses.map(([path, status, body, to]) => ({ path, status, body, to })))(
		"R-ROUTE-09 R-ROUTE-12 responds to $path with $status",
		async ({ path, status, body, to }) => {
			const response = await ask(server.port, path);
			expect(response.status).toBe(status);
			if (to === undefined) expect(response.body.toString()).toBe(body);
			else expect(response.headers.location).toBe(to);
		},
	);

	it.each([...responses.map(([path]) => path), "/SW.JS", "/ASSETS/MEDIA/logo.0123456789.svg"])(
		"B-SEC-01 sends the same headers with %s",
		async (path) => {
			const { headers } = await ask(server.port, path);
			const expected = { ...rules.headers };
			if (/^(\/en)?\/shop\/kasse/.test(path)) expected["Content-Security-Policy"] = payment;
			for (const [header, value] of Object.entries(expected))
				if (header !== "Cache-Control")
					expect([header, headers[header.toLowerCase()]]).toEqual([header, value]);
		},
	);

	it.each([
		["/", revalidate],
		["/kontakt", revalidate],
		["/gibt-es-nicht", revalidate],
		["/assets/fehlt-1234.js", revalidate],
		["/ASSETS/client-4f3a.js", revalidate],
		["/page-data/app-data.json", revalidate],
		["/sw.js", "no-cache"],
		["/assets/client-4f3a.js", "public, max-age=31536000, immutable"],
		["/assets/media/logo.0123456789.svg", "public, max-age=31536000, immutable"],
	])("sends %s with the caching %s", async (path, caching) => {
		expect((await ask(server.port, path)).headers["cache-control"]).toBe(caching);
	});

	it("B-SEC-05 prevents an image that is opened on its own from running, loading or submitting anything", async () => {
		const { status, headers } = await ask(server.port, "/assets/media/logo.0123456789.svg");
		expect(status).toBe(200);
		// This nginx is started without the list of types in its packages.
		if (name !== "nginx") expect(headers["content-type"]).toMatch(/^image\/svg\+xml/);
		expect(headers["x-content-type-options"]).toBe("nosniff");
		expect(headers["content-security-policy"]).toBe(
			"sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
		);
	});

	it.each(hidden)("B-SEC-01 does not serve %s", async (path) => {
		const { status, body } = await ask(server.port, path);
		expect(status).toBe(404);
		expect(body.toString()).not.toContain("Content-Security-Policy");
	});

	it.each(misleading)("B-SEC-03 does not redirect %s to another host", async (path) => {
		const { status, headers } = await ask(server.port, path);
		expect(headers["x-made-up"]).toBeUndefined();
		expect(headers.location ?? "/").toMatch(/^\/(?!\/)/);
		expect(status).toBeLessThan(500);
	});

	it.each(impossible)("R-ROUTE-12 refuses %s, because no file has such a name", async (path, statuses) => {
		expect(statuses).toContain((await ask(server.port, path)).status);
	});

	it.each(name === "preview" ? [] : elsewhere)(
		"R-REDIR-01 R-REDIR-02 redirects %s with %i",
		async (path, status, to) => {
			const response = await ask(server.port, path);
			expect([response.status, response.headers.location]).toEqual([status, to]);
		},
	);
});

it("B-SEC-01 has another policy for pages that take payments", () => {
	expect(payment).toContain("paypal");
	expect(policy).not.toContain("paypal");
});
