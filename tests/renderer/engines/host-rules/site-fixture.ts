import { join } from "node:path";
import { paymentProviders } from "#adapters/composition/payments.ts";
import { caddyFile } from "#renderer/engines/host-rules/caddy-file.ts";
import { headersFile, redirectsFile } from "#renderer/engines/host-rules/netlify-files.ts";
import { nginxFile } from "#renderer/engines/host-rules/nginx-file.ts";
import type { PolicySources } from "#renderer/engines/host-rules/policy-sources.ts";
import { siteRules } from "#renderer/engines/host-rules/site-rules.ts";
import { temporaryFolder, writeFiles } from "#tests/renderer/preview/preview-fixture.ts";

/** A site that asks every kind of host. */
export const sources: PolicySources = {
	orderService: "https://bestellung.example",
	catalogue: "https://cms.example",
	matomo: "https://statistik.example",
	clock: "https://uhr.example",
	frames: ["https://karte.example"],
	payment: paymentProviders.map(({ hosts }) => hosts),
	formsByMail: true,
	speculationRules: ["rules"],
};

/** The pages that rules speak of, and one that they do not. */
export const pages = [
	{ path: "/kontakt", template: "contact" },
	{ path: "/shop/kasse", template: "shop-checkout" },
	{ path: "/en/shop/kasse", template: "shop-checkout" },
	{ path: "/shop/404", template: "shop-not-found" },
	{ path: "/en/shop/404", template: "shop-not-found" },
] as const;

/** What the rules of the fixture say. */
export const rules = siteRules(
	pages,
	sources,
	{
		"/login": "https://portal.example/anmelden?von=seite",
		"/schaufenster": "/shop",
	},
	{ "/shop/ringe/alt": "/kontakt", "/firma": "/shop/ringe/alt" },
);

const documents: Readonly<Record<string, string>> = {
	"index.html": "Start",
	"404.html": "Nicht gefunden",
	"kontakt/index.html": "Kontakt",
	"marken/glashütte original/index.html": "Glashütte Original",
	"shop/index.html": "Shop",
	"shop/404.html": "Nicht im Shop",
	"shop/kasse/index.html": "Kasse",
	"en/shop/index.html": "Shop (en)",
	"en/shop/404.html": "Not in the shop",
	"en/shop/kasse/index.html": "Checkout",
};

/** Writes the site and its rules into a new folder; `remove` takes it away. */
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
