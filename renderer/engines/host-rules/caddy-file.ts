import { address } from "#renderer/engines/host-rules/netlify-files.ts";
import { type MovedRule, type SiteRules, spellings } from "#renderer/engines/host-rules/site-rules.ts";

const usage = `# How Caddy serves this site. Within a site block, with the folder as its root:
#
#	www.example.org {
#		root * /srv/site
#		import /srv/site/.host-rules/Caddyfile
#	}
`;

function quoted(text: string): string {
	return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

function headerLine(name: string, value: string, matcher = ""): string {
	return `	header ${matcher}${name} ${quoted(value)}`;
}

/** A text as an expression that matches nothing else, without any character that Caddy's files give a meaning. */
function escaped(text: string): string {
	return text.replace(/[^\p{L}\d/-]/gu, (character) => `\\x{${character.codePointAt(0)?.toString(16)}}`);
}

/**
 * Matches paths, "/assets/*" all below the folder. Expressions know letter case as the site's files do; Caddy's own
 * matcher of paths does not.
 */
function pathMatcher(...paths: readonly string[]): string {
	const expressions = paths.map((path) =>
		path.endsWith("/*") ? escaped(path.slice(0, -1)) : `${escaped(path)}$`,
	);
	return `path_regexp \`^(?:${expressions.join("|")})\``;
}

/** A page has one URL: without a slash, "index.html" or ".html" at its end. */
const canonicalUrlRules = `	@index ${pathMatcher("/index.html")}
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

/** Leads a former address to its page: that of any query with the query that was asked, that of one query without it. */
function movedRule({ path, query, to }: MovedRule, place: number): readonly string[] {
	if (query !== null)
		return [
			`	@moved${place} {`,
			`		${pathMatcher(...spellings(path))}`,
			`		expression \`{query} == "${query}"\``,
			"	}",
			`	redir @moved${place} ${quoted(address(to))} 301`,
		];
	return [
		`	@moved${place} ${pathMatcher(...spellings(path))}`,
		`	route @moved${place} {`,
		`		@query${place} expression {query} != ""`,
		`		redir @query${place} ${quoted(`${address(to)}?{query}`)} 301`,
		`		redir * ${quoted(address(to))} 301`,
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
		...exceptions.flatMap((rule, place) => [
			`	@exception${place} ${pathMatcher(rule.path)}`,
			...Object.entries(rule.headers).map(([name, value]) => headerLine(name, value, `@exception${place} `)),
		]),
		"	# No file has such a name; Caddy would fail at looking for it.",
		"	@nul path_regexp \\x00",
		"	error @nul 400",
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
		"	# The system refuses names of more than 255 bytes, which is an error to Caddy.",
		'	@missing expression `{err.status_code} == 404 || {err.message}.contains("file name too long")`',
		"	route @missing {",
		headerLine("Cache-Control", headers["Cache-Control"] ?? "no-cache"),
		"		route {",
		...missing.map((folder, place) =>
			[
				`			@missing${place} ${pathMatcher(folder, `${folder}/*`)}`,
				`			route @missing${place} {`,
				`				rewrite * ${quoted(`${folder}/404.html`)}`,
				"				file_server {",
				"					status 404",
				"				}",
				"			}",
			].join("\n"),
		),
		"			rewrite * /404.html",
		"			file_server {",
		"				status 404",
		"			}",
		"		}",
		"	}",
		"}",
		"",
	].join("\n");
}
