import { isPattern } from "#core/routes/path-pattern.ts";
import {
	captureExpression,
	captureIndex,
	pathExpression,
	targetAddress,
} from "#renderer/engines/host-rules/moved-targets.ts";
import {
	type HeaderRule,
	type Headers,
	type MovedRule,
	type SiteRules,
	spellings,
} from "#renderer/engines/host-rules/site-rules.ts";

const usage = `# How nginx serves this site. Within a server block, with the folder as its root:
#
#	server {
#		listen 443 ssl;
#		server_name www.example.org;
#		root /srv/site;
#		include /srv/site/.host-rules/nginx.conf;
#	}
`;

const compression = `charset utf-8;
gzip on;
gzip_vary on;
gzip_types application/javascript application/json application/xml image/svg+xml text/css text/javascript text/plain text/xml;
`;

/** Rules that redirect to a page's canonical URL: without "/", "index.html" or ".html" at its end. */
const canonicalUrlRules = `absolute_redirect off;
set $site_page "/.none";
set $site_address "";
if ($uri ~ "^(/.+?)(?:/|/index\\.html|\\.html)$") { set $site_page $1; }
if ($request_uri ~ "^(/[^/?][^?]*?)(?:/|/index\\.html|\\.html)(?:\\?|$)") { set $site_address $1; }
if (!-f "$document_root$site_page/index.html") { set $site_address ""; }
if ($site_address) { return 308 $site_address$is_args$args; }
if ($request_uri ~ "^/index\\.html(?:\\?|$)") { return 308 /$is_args$args; }
`;

const tryFiles = "try_files $uri $uri/index.html =404;";

function quote(text: string): string {
	return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/**
 * Returns the variable of a header whose value differs for some paths. Their locations set the variable, because adding a
 * header in a location would drop all other headers.
 */
function variable(name: string): string {
	return `$site_${name.toLowerCase().replaceAll("-", "_")}`;
}

function setVariables(headers: Headers): string {
	return Object.entries(headers)
		.map(([name, value]) => `set ${variable(name)} ${quote(value)};`)
		.join(" ");
}

function notFoundSetting(path: string, missing: readonly string[]): string {
	const folder = missing.find((root) => path === root || path.startsWith(`${root}/`));
	return folder === undefined ? "" : `error_page 404 ${quote(`${folder}/404.html`)}; `;
}

function location({ path, headers }: HeaderRule, missing: readonly string[]): string {
	const matcher = path.endsWith("/*") ? quote(path.slice(0, -1)) : `= ${quote(path)}`;
	return `location ${matcher} { ${setVariables(headers)} ${notFoundSetting(path, missing)}${tryFiles} }`;
}

/** Returns the directive that redirects to the target of a moved path, followed by `query`. */
function redirectTo({ path, to, status }: Omit<MovedRule, "query">, query = ""): string {
	if (to === null) return `return ${status};`;
	const target = targetAddress(to, (name) => `$${captureIndex(path, name)}`);
	return `return ${status} ${quote(target + query)};`;
}

function escapeSegment(segment: string): string {
	return segment.replace(/[^\p{L}\d-]/gu, (character) =>
		character < "\u0080" ? `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}` : character,
	);
}

/** Returns the locations of a pattern; files and pages that it matches are served. */
function patternLocations(rule: MovedRule, index: number): readonly string[] {
	// Not quoted by `quote`, because the backslashes are the expression's own.
	const expression = (text: string) => `"${text}"`;
	const matched = expression(pathExpression(rule.path, escapeSegment));
	const captured = expression(captureExpression(rule.path));
	return [
		`location ~ ${matched} { try_files $uri $uri/index.html @moved${index}; }`,
		`location @moved${index} { if ($request_uri ~ ${captured}) { ${redirectTo(rule, "$is_args$args")} } return 404; }`,
	];
}

/**
 * Redirects moved addresses with a query to their pages. These are no locations, because their paths may be those of pages
 * and a path has only one location.
 */
function movedQueries(moved: readonly MovedRule[]): readonly string[] {
	const rules = moved.flatMap(({ path, query, to, status }) =>
		query === null
			? []
			: spellings(path).map(
					(from) => `if ($site_asked = ${quote(`${from}?${query}`)}) { ${redirectTo({ path, to, status })} }`,
				),
	);
	return rules.length > 0 ? ['set $site_asked "$uri?$args";', ...rules] : [];
}

/**
 * Returns the file, to be included in a server block, with which nginx serves the site like `facette preview` (B-SEC-01,
 * R-ROUTE-09, R-ROUTE-12).
 */
export function nginxFile({ headers, exceptions, redirects, moved, missing }: SiteRules): string {
	const varied = new Set(exceptions.flatMap((rule) => Object.keys(rule.headers)));
	const entries = Object.entries(headers);
	const movedPaths = moved.filter(({ path, query }) => query === null && !isPattern(path));
	return [
		usage,
		compression,
		setVariables(Object.fromEntries(entries.filter(([name]) => varied.has(name)))).replaceAll(
			"; set",
			";\nset",
		),
		...entries.map(
			([name, value]) => `add_header ${name} ${varied.has(name) ? variable(name) : quote(value)} always;`,
		),
		"",
		...movedQueries(moved),
		canonicalUrlRules,
		...redirects.map(
			({ path, to, status }) => `location ~* ${quote(`^${path}/?$`)} { return ${status} ${quote(to)}; }`,
		),
		...movedPaths.flatMap((rule) =>
			spellings(rule.path).map(
				(from) => `location = ${quote(from)} { ${redirectTo(rule, "$is_args$args")} }`,
			),
		),
		"error_page 404 /404.html;",
		"error_page 410 /404.html;",
		...["", ...missing].map((folder) => {
			const file = quote(`${folder}/404.html`);
			return `location = ${file} { internal; error_page 404 ${file}; }`;
		}),
		`location ~ "^/_(?:headers|redirects)$|/\\.(?!well-known/)" { return 404; }`,
		...moved.filter(({ path }) => isPattern(path)).flatMap(patternLocations),
		`location / { ${tryFiles} }`,
		...missing.flatMap((folder) =>
			[
				// nginx accepts only one location per path; a moved folder already has one.
				...(movedPaths.some(({ path }) => path === folder) ? [] : [`= ${quote(folder)}`]),
				quote(`${folder}/`),
			].map((matcher) => `location ${matcher} { ${notFoundSetting(folder, missing)}${tryFiles} }`),
		),
		...exceptions.map((rule) => location(rule, missing)),
		"",
	].join("\n");
}
