import { address } from "#renderer/engines/host-rules/netlify-files.ts";
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

/** A page has one URL: without a slash, "index.html" or ".html" at its end. */
const canonicalUrlRules = `absolute_redirect off;
set $site_page "/.none";
set $site_address "";
if ($uri ~ "^(/.+?)(?:/|/index\\.html|\\.html)$") { set $site_page $1; }
if ($request_uri ~ "^(/[^/?][^?]*?)(?:/|/index\\.html|\\.html)(?:\\?|$)") { set $site_address $1; }
if (!-f "$document_root$site_page/index.html") { set $site_address ""; }
if ($site_address) { return 308 $site_address$is_args$args; }
if ($request_uri ~ "^/index\\.html(?:\\?|$)") { return 308 /$is_args$args; }
`;

const serve = "try_files $uri $uri/index.html =404;";

function quoted(text: string): string {
	return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/** The headers that some paths carry otherwise are variables, which a location sets: it would replace all others too. */
function variable(name: string): string {
	return `$site_${name.toLowerCase().replaceAll("-", "_")}`;
}

function settings(headers: Headers): string {
	return Object.entries(headers)
		.map(([name, value]) => `set ${variable(name)} ${quoted(value)};`)
		.join(" ");
}

function missingOf(path: string, missing: readonly string[]): string {
	const folder = missing.find((root) => path === root || path.startsWith(`${root}/`));
	return folder === undefined ? "" : `error_page 404 ${quoted(`${folder}/404.html`)}; `;
}

function location({ path, headers }: HeaderRule, missing: readonly string[]): string {
	const matcher = path.endsWith("/*") ? quoted(path.slice(0, -1)) : `= ${quoted(path)}`;
	return `location ${matcher} { ${settings(headers)} ${missingOf(path, missing)}${serve} }`;
}

/** Leads former addresses with a query to their pages. Their paths may be those of pages, each of which has one location alone. */
function movedQueries(moved: readonly MovedRule[]): readonly string[] {
	const rules = moved.flatMap(({ path, query, to }) =>
		query === null
			? []
			: spellings(path).map(
					(from) => `if ($site_asked = ${quoted(`${from}?${query}`)}) { return 301 ${quoted(address(to))}; }`,
				),
	);
	return rules.length > 0 ? ['set $site_asked "$uri?$args";', ...rules] : [];
}

/** The file that makes nginx serve the site as preview does, included by a server block (B-SEC-01, R-ROUTE-09, R-ROUTE-12). */
export function nginxFile({ headers, exceptions, redirects, moved, missing }: SiteRules): string {
	const varied = new Set(exceptions.flatMap((rule) => Object.keys(rule.headers)));
	const entries = Object.entries(headers);
	const movedPaths = moved.filter(({ query }) => query === null);
	return [
		usage,
		compression,
		settings(Object.fromEntries(entries.filter(([name]) => varied.has(name)))).replaceAll("; set", ";\nset"),
		...entries.map(
			([name, value]) => `add_header ${name} ${varied.has(name) ? variable(name) : quoted(value)} always;`,
		),
		"",
		...movedQueries(moved),
		canonicalUrlRules,
		...redirects.map(
			({ path, to, status }) => `location ~* ${quoted(`^${path}/?$`)} { return ${status} ${quoted(to)}; }`,
		),
		...movedPaths.flatMap(({ path, to }) =>
			spellings(path).map(
				(from) => `location = ${quoted(from)} { return 301 ${quoted(`${address(to)}$is_args$args`)}; }`,
			),
		),
		"error_page 404 /404.html;",
		...["", ...missing].map((folder) => {
			const file = quoted(`${folder}/404.html`);
			return `location = ${file} { internal; error_page 404 ${file}; }`;
		}),
		`location ~ "^/_(?:headers|redirects)$|/\\.(?!well-known/)" { return 404; }`,
		`location / { ${serve} }`,
		...missing.flatMap((folder) =>
			[
				// nginx takes no two locations of one path; a folder that has moved is no page.
				...(movedPaths.some(({ path }) => path === folder) ? [] : [`= ${quoted(folder)}`]),
				quoted(`${folder}/`),
			].map((matcher) => `location ${matcher} { ${missingOf(folder, missing)}${serve} }`),
		),
		...exceptions.map((rule) => location(rule, missing)),
		"",
	].join("\n");
}
