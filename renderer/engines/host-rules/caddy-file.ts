import type { MovedPage } from "#core/routes/moved-paths.ts";
import { address } from "#renderer/engines/host-rules/netlify-files.ts";
import type { SiteRules } from "#renderer/engines/host-rules/site-rules.ts";

const usage = `# How Caddy serves this site. Within a site block, with the folder as its root:
#
#	www.example.org {
#		root * /srv/site
#		import /srv/site/.host-rules/Caddyfile
#	}
`;

/** A page has one URL: without a slash, "index.html" or ".html" at its end. */
const canonicalUrlRules = `	@index path /index.html
	redir @index / 308
	@ending path_regexp ending ^(/[^/].*?)(?:/|/index\\.html|\\.html)$
	route @ending {
		@page file {re.ending.1}/index.html
		route @page {
			@asked expression {query} != ""
			redir @asked {re.ending.1}?{query} 308
			redir {re.ending.1} 308
		}
	}`;

function quoted(text: string): string {
	return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

function headerLine(name: string, value: string, matcher = ""): string {
	return `	header ${matcher}${name} ${quoted(value)}`;
}

/** Leads a former path to its page, with the query where there is one. */
function movedRule({ path, to }: MovedPage, place: number): readonly string[] {
	return [
		`	@moved${place} path ${quoted(path)} ${quoted(`${path}/`)}`,
		`	route @moved${place} {`,
		`		@query${place} expression {query} != ""`,
		`		redir @query${place} ${quoted(`${address(to)}?{query}`)} 301`,
		`		redir ${quoted(address(to))} 301`,
		"	}",
	];
}

/** The file that makes Caddy serve the site as preview does, imported by a site block (B-SEC-01, R-ROUTE-09, R-ROUTE-12). */
export function caddyFile({ headers, exceptions, redirects, moved, missing }: SiteRules): string {
	return [
		usage,
		"encode zstd gzip",
		"route {",
		...Object.entries(headers).map(([name, value]) => headerLine(name, value)),
		...exceptions.flatMap((rule) =>
			Object.entries(rule.headers).map(([name, value]) => headerLine(name, value, `${quoted(rule.path)} `)),
		),
		"	@hidden {",
		`		path /_headers /_redirects */.* ${["", ...missing].map((folder) => quoted(`${folder}/404.html`)).join(" ")}`,
		"		not path /.well-known/*",
		"	}",
		"	error @hidden 404",
		...redirects.flatMap(({ path, to, status }, place) => [
			`	@elsewhere${place} path_regexp (?i)^${path}/?$`,
			`	redir @elsewhere${place} ${quoted(to)} ${status}`,
		]),
		...moved.flatMap(movedRule),
		canonicalUrlRules,
		"	try_files {path} {path}/index.html",
		"	file_server {",
		"		disable_canonical_uris",
		"	}",
		"}",
		"handle_errors {",
		"	@missing expression {err.status_code} == 404",
		"	route @missing {",
		headerLine("Cache-Control", headers["Cache-Control"] ?? "no-cache"),
		"		route {",
		...missing.map((folder, place) =>
			[
				`			@missing${place} path ${quoted(folder)} ${quoted(`${folder}/*`)}`,
				`			route @missing${place} {`,
				`				rewrite * ${quoted(`${folder}/404.html`)}`,
				"				file_server",
				"			}",
			].join("\n"),
		),
		"			rewrite * /404.html",
		"			file_server",
		"		}",
		"	}",
		"}",
		"",
	].join("\n");
}
