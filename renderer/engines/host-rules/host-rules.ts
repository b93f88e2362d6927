import { languages } from "#core/language/language.ts";
import type { PageRenderer } from "#renderer/api/page-renderer.ts";
import { hostRulesEngine } from "#renderer/config/config.ts";
import { caddyFile } from "#renderer/engines/host-rules/caddy-file.ts";
import { headersFile, redirectsFile } from "#renderer/engines/host-rules/netlify-files.ts";
import { nginxFile } from "#renderer/engines/host-rules/nginx-file.ts";
import { policySources } from "#renderer/engines/host-rules/policy-sources.ts";
import { siteRules } from "#renderer/engines/host-rules/site-rules.ts";

/** The folder of the files that web servers include; it is hidden, so that no host serves it. */
const folder = ".host-rules";

/**
 * Writes the configuration of hosts: security headers, caching, redirects and 404 pages (B-SEC-01, R-ROUTE-09, R-ROUTE-12,
 * R-REDIR-01, R-REDIR-02, B-USE-07). `facette preview` reads `_headers` and `_redirects` too.
 */
export const hostRules: PageRenderer = {
	name: hostRulesEngine,
	renderSite(pages, { shared, moved, providers }) {
		const siteLanguages = languages.filter((language) => pages.some((page) => page.language === language));
		const shells = siteLanguages.map((language) => shared(language).model);
		const rules = siteRules(
			pages,
			policySources(pages, shells, providers),
			shells[0]?.redirects ?? {},
			moved,
		);
		return [
			{ path: "_headers", content: headersFile(rules) },
			{ path: "_redirects", content: redirectsFile(rules) },
			{ path: `${folder}/nginx.conf`, content: nginxFile(rules) },
			{ path: `${folder}/Caddyfile`, content: caddyFile(rules) },
		];
	},
};
