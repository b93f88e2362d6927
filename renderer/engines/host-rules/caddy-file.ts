import { isPattern } from "#core/routes/path-pattern.ts";
import {
	captureExpression,
	captureIndex,
	pathExpression,
	targetAddress,
} from "#renderer/engines/host-rules/moved-targets.ts";
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

/** Shows the 404 page with the status 410. */
function goneRules(cacheControl: string): readonly string[] {
	return [
		"	@gone expression {err.status_code} == 410",
		"	route @gone {",
		headerLine("Cache-Control", cacheControl),
		"		rewrite * /404.html",
		"		file_server {",
		"			status 410",
		"		}",
		"	}",
	];
}

/** Returns the matcher of a moved path, called "@movedN". */
function movedMatcher({ path, query }: MovedRule, index: number): readonly string[] {
	if (isPattern(path))
		return [
			`	@moved${index} {`,
			`		path_regexp \`${pathExpression(path, escapePattern)}\``,
			"		not file {path} {path}/index.html",
			`		vars_regexp moved${index} {http.request.uri} \`${captureExpression(path)}\``,
			"	}",
		];
	if (query === null) return [`	@moved${index} ${pathMatcher(...spellings(path))}`];
	return [
		`	@moved${index} {`,
		`		${pathMatcher(...spellings(path))}`,
		`		expression \`{query} == "${query}"\``,
		"	}",
	];
}

/** Redirects a moved address to its page. A rule for any query keeps the request's query, a rule for one query drops it. */
function movedRule(rule: MovedRule, index: number): readonly string[] {
	const { path, query, to, status } = rule;
	const matcher = movedMatcher(rule, index);
	if (to === null) return [...matcher, `	error @moved${index} ${status}`];
	const target = targetAddress(to, (name) => `{re.moved${index}.${captureIndex(path, name)}}`);
	if (query !== null) return [...matcher, `	redir @moved${index} ${quote(target)} ${status}`];
	return [
		...matcher,
		`	route @moved${index} {`,
		`		@query${index} expression {query} != ""`,
		`		redir @query${index} ${quote(`${target}?{query}`)} ${status}`,
		`		redir * ${quote(target)} ${status}`,
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
		...goneRules(headers["Cache-Control"] ?? "no-cache"),
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
