import { address } from "#renderer/engines/host-rules/netlify-files.ts";
import { type MovedRule, type SiteRules, spellings } from "#renderer/engines/host-rules/site-rules.ts";

const usage = `# How Caddy serves this site. Within a site block, with the folder as its root:
#
#	www.example.org {
#		root * /srv/site
#		import /srv/site/.host-rules/Caddyfile
#	}
`;

function quote(text: string): string {
	return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

function headerLine(name: string, value: string, matcher = ""): string {
	return `	header ${matcher}${name} ${quote(value)}`;
}

/** Returns a regular expression that matches only the text, without special characters of Caddy's files. */
function escapePattern(text: string): string {
	return text.replace(/[^\p{L}\d/-]/gu, (character) => `\\x{${character.codePointAt(0)?.toString(16)}}`);
}

/**
 * Returns a matcher of paths; "/assets/*" matches everything below the folder. It uses regular expressions, because these
 * are case-sensitive like the site's files, and Caddy's path matcher is not.
 */
function pathMatcher(...paths: readonly string[]): string {
	const expressions = paths.map((path) =>
		path.endsWith("/*") ? escapePattern(path.slice(0, -1)) : `${escapePattern(path)}$`,
	);
	return `path_regexp \`^(?:${expressions.join("|")})\``;
}

/** Rules that redirect to a page's canonical URL: without "/", "index.html" or ".html" at its end. */
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

/** Redirects a moved address to its page. A rule for any query keeps the request's query, a rule for one query drops it. */
function movedRule({ path, query, to }: MovedRule, index: number): readonly string[] {
	if (query !== null)
		return [
			`	@moved${index} {`,
			`		${pathMatcher(...spellings(path))}`,
			`		expression \`{query} == "${query}"\``,
			"	}",
			`	redir @moved${index} ${quote(address(to))} 301`,
		];
	return [
		`	@moved${index} ${pathMatcher(...spellings(path))}`,
		`	route @moved${index} {`,
		`		@query${index} expression {query} != ""`,
		`		redir @query${index} ${quote(`${address(to)}?{query}`)} 301`,
		`		redir * ${quote(address(to))} 301`,
		"	}",
	];
}

/**
 * Returns the file, to be imported by a site block, with which Caddy serves the site like `facette preview` (B-SEC-01,
 * R-ROUTE-09, R-ROUTE-12).
 */
export function caddyFile({ headers, exceptions, redirects, moved, missing }: SiteRules): string {
	return [
		usage,
		"encode zstd gzip",
		"route {",
		...Object.entries(headers).map(([name, value]) => headerLine(name, value)),
		...exceptions.flatMap((rule, index) => [
			`	@exception${index} ${pathMatcher(rule.path)}`,
			...Object.entries(rule.headers).map(([name, value]) => headerLine(name, value, `@exception${index} `)),
		]),
		"	# No file has such a name; Caddy would fail at looking for it.",
		"	@nul path_regexp \\x00",
		"	error @nul 400",
		"	@hidden {",
		`		path /_headers /_redirects */.* ${["", ...missing].map((folder) => quote(`${folder}/404.html`)).join(" ")}`,
		"		not path /.well-known/*",
		"	}",
		"	error @hidden 404",
		...redirects.flatMap(({ path, to, status }, index) => [
			`	@elsewhere${index} path_regexp (?i)^${path}/?$`,
			`	redir @elsewhere${index} ${quote(to)} ${status}`,
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
		...missing.map((folder, index) =>
			[
				`			@missing${index} ${pathMatcher(folder, `${folder}/*`)}`,
				`			route @missing${index} {`,
				`				rewrite * ${quote(`${folder}/404.html`)}`,
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
