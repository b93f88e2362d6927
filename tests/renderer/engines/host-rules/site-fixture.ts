import { join } from "node:path";
import { matomoProvider } from "#adapters/analytics-matomo/matomo-provider.ts";
import { paymentProviders } from "#adapters/composition/payments.ts";
import type { MovedPaths } from "#core/routes/moved-paths.ts";
import { formerPattern } from "#core/routes/path-pattern.ts";
import { caddyFile } from "#renderer/engines/host-rules/caddy-file.ts";
import { headersFile, redirectsFile } from "#renderer/engines/host-rules/netlify-files.ts";
import { nginxFile } from "#renderer/engines/host-rules/nginx-file.ts";
import type { PolicySources } from "#renderer/engines/host-rules/policy-sources.ts";
import { siteRules } from "#renderer/engines/host-rules/site-rules.ts";
import { temporaryFolder, writeFiles } from "#tests/renderer/preview/preview-fixture.ts";

/** The sources of a site that uses every kind of host. */
export const sources: PolicySources = {
	orderService: "https://bestellung.example",
	catalogue: "https://cms.example",
	analytics: matomoProvider({ url: "https://statistik.example/", siteId: 1 }).hosts,
	clock: "https://uhr.example",
	frames: ["https://karte.example"],
	payment: paymentProviders.map(({ hosts }) => hosts),
	formsByMail: true,
	speculationRules: ["rules"],
};

/** Pages with rules of their own, and one without. */
export const pages = [
	{ path: "/kontakt", template: "contact" },
	{ path: "/shop/kasse", template: "shop-checkout" },
	{ path: "/en/shop/kasse", template: "shop-checkout" },
	{ path: "/404", template: "not-found" },
	{ path: "/en/404", template: "not-found" },
	{ path: "/shop/404", template: "shop-not-found" },
	{ path: "/en/shop/404", template: "shop-not-found" },
] as const;

/** Moved paths, as a configuration contains them. */
function asConfigured(moved: MovedPaths): MovedPaths {
	return Object.fromEntries(Object.entries(moved).map(([path, to]) => [formerPattern(path), to]));
}

/** The rules of the fixture. */
export const rules = siteRules(
	pages,
	sources,
	{
		"/login": "https://portal.example/anmelden?von=seite",
		"/schaufenster": "/shop",
	},
	asConfigured({
		"/shop/ringe/alt": "/kontakt",
		"/firma": "/shop/ringe/alt",
		"/Kontakt": "/kontakt",
		"/Über uns.html": "/kontakt",
		"/index.php": "/kontakt",
		"/index.php?id=12&L=0": "/shop/kasse",
		"/index.php?seite/über-uns": "/shop/kasse",
		"/index.php?a[b]=c:d|'e;~*==": "/shop/kasse",
		"/?p=7": "/kontakt",
		"/kontakt?p=8": "/shop/kasse",
		"/en/shop?alt": "/kontakt",
		"/en/404?x=1": "/kontakt",
		"/Alte Seite?id=1": "/kontakt",
		"/bald": { to: "/kontakt", status: 302 },
		"/umgezogen": { to: "https://neu.example/a", status: 308 },
		"/weg": { to: null, status: 410 },
		"/weg/:nummer": { to: null, status: 410 },
		"/blog/*": "/kontakt",
		"/marken/*": { to: "https://marken.example/*", status: 308 },
		"/p/:nummer/:name": "/kontakt/:name/:nummer",
	}),
);

const documents: Readonly<Record<string, string>> = {
	"index.html": "Start",
	"404.html": "Nicht gefunden",
	"kontakt/index.html": "Kontakt",
	"marken/glashütte original/index.html": "Glashütte Original",
	"shop/index.html": "Shop",
	"shop/404.html": "Nicht im Shop",
	"shop/kasse/index.html": "Kasse",
	"en/index.html": "Home",
	"en/404.html": "Not found",
	"en/shop/index.html": "Shop (en)",
	"en/shop/404.html": "Not in the shop",
	"en/shop/kasse/index.html": "Checkout",
};

/** Writes the site and its rules to a new folder; `remove` deletes it. */
export function writeSite() {
	const folder = temporaryFolder();
	const root = join(folder.path, "site");
	writeFiles(root, {
		...documents,
		"assets/client-4f3a.js": "client",
		"assets/media/logo.0123456789.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
		"sw.js": "worker",
		"page-data/app-data.json": "{}",
		"robots.txt": "User-agent: *",
		".well-known/security.txt": "Contact: mailto:hallo@example.org",
		".facette-kept.json": "{}",
		_headers: headersFile(rules),
		_redirects: redirectsFile(rules),
		".host-rules/nginx.conf": nginxFile(rules),
		".host-rules/Caddyfile": caddyFile(rules),
	});
	return { root, work: folder.path, remove: folder.remove };
}
