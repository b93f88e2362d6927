import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MovedPaths, withRoot } from "#core/routes/moved-paths.ts";
import { caddyFile } from "#renderer/engines/host-rules/caddy-file.ts";
import { headersFile, redirectsFile } from "#renderer/engines/host-rules/netlify-files.ts";
import { nginxFile } from "#renderer/engines/host-rules/nginx-file.ts";
import { siteRules } from "#renderer/engines/host-rules/site-rules.ts";
import { createReactHtml } from "#renderer/engines/react-html/react-html.ts";
import {
	isInstalled,
	type RunningServer,
	startCaddy,
	startNginx,
	startPreview,
} from "#tests/renderer/engines/host-rules/servers.ts";
import { sources } from "#tests/renderer/engines/host-rules/site-fixture.ts";
import { ask, temporaryFolder, writeFiles } from "#tests/renderer/preview/preview-fixture.ts";

const pages = [
	{ path: "/fr", language: "fr", template: "home", title: "Bijouterie <Lys>" },
	{ path: "/404", language: "fr", template: "not-found", title: "Page introuvable" },
] as const;
const moved = withRoot({}, ["fr"]);
const rules = siteRules(pages, sources, {}, moved);

/** Returns the site-wide files of the HTML engine. */
function filesOfSite(paths: MovedPaths) {
	const engine = createReactHtml(() => "");
	const published = pages.map((page) => ({ ...page, noindex: false, alternates: [], frames: [] }));
	const context = { domain: "www.example.org", moved: paths } as unknown as Parameters<
		NonNullable<typeof engine.renderSite>
	>[1];
	return [...(engine.renderSite?.(published, context) ?? [])].map((file) =>
		"content" in file ? file : null,
	);
}

const [rootFile] = filesOfSite(moved);
const folder = temporaryFolder();
const root = join(folder.path, "site");
afterAll(folder.remove);
writeFiles(root, {
	"index.html": String(rootFile?.content),
	"404.html": "Introuvable",
	"fr/index.html": "Accueil",
	_headers: headersFile(rules),
	_redirects: redirectsFile(rules),
	".host-rules/nginx.conf": nginxFile(rules),
	".host-rules/Caddyfile": caddyFile(rules),
});

describe("the root of a site without German", () => {
	it("R-ROUTE-04 redirects to the home page of its main language, unless the configuration redirects it elsewhere", () => {
		expect(withRoot({}, ["fr", "en"])).toEqual({ "/": "/fr" });
		expect(withRoot({ "/": "/en/watches" }, ["en"])).toEqual({ "/": "/en/watches" });
		expect(withRoot({ "/alt": "/neu" }, ["fr", "de"])).toEqual({ "/alt": "/neu" });
	});

	it("R-ROUTE-04 has a document without script for hosts without rules", () => {
		expect(rootFile?.path).toBe("index.html");
		const text = String(rootFile?.content);
		expect(text).toContain('<html lang="fr">');
		expect(text).toContain('<meta http-equiv="refresh" content="0; url=/fr">');
		expect(text).toContain('<link rel="canonical" href="https://www.example.org/fr">');
		expect(text).toContain('<a href="/fr">Bijouterie &lt;Lys&gt;</a>');
		expect(filesOfSite({})).toEqual([]);
	});
});

const servers = [
	{ name: "preview", run: true, start: () => startPreview(root) },
	{ name: "nginx", run: isInstalled("nginx"), start: () => startNginx(root, folder.path) },
	{ name: "caddy", run: isInstalled("caddy"), start: () => startCaddy(root, folder.path) },
] as const;

describe.each(servers.filter(({ run }) => run))("$name", ({ start }) => {
	let server: RunningServer;
	beforeAll(async () => {
		server = await start();
	});
	afterAll(() => server.stop());

	it.each([
		["/", 301, "/fr"],
		["/?von=mail", 301, "/fr?von=mail"],
		["/index.html", 308, "/"],
	])("R-ROUTE-04 responds to %s of a French site with %i", async (path, status, to) => {
		const response = await ask(server.port, path);
		expect([response.status, response.headers.location]).toEqual([status, to]);
		expect(response.headers["cache-control"]).not.toMatch(/max-age=[1-9]/);
	});

	it.each([
		["/fr", 200, "Accueil"],
		["/fr/rien", 404, "Introuvable"],
		["/rien", 404, "Introuvable"],
	])("R-ROUTE-12 responds to %s of a French site with %i", async (path, status, body) => {
		const response = await ask(server.port, path);
		expect([response.status, response.body.toString()]).toEqual([status, body]);
	});
});
