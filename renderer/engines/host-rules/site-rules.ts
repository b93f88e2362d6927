import { takesPayment } from "#core/models/page-model.ts";
import { splitFormerPath } from "#core/routes/former-path.ts";
import { type MovedPaths, type MoveStatus, movedPages } from "#core/routes/moved-paths.ts";
import { isPattern } from "#core/routes/path-pattern.ts";
import { rootNotFoundPath } from "#core/routes/paths.ts";
import type { RedirectTable } from "#core/routes/redirect-target.ts";
import { type Redirect, redirectPaths, statusByPath } from "#core/routes/redirects.ts";
import type { PublishedPage } from "#renderer/api/page-renderer.ts";
import { contentSecurityPolicy } from "#renderer/engines/host-rules/content-security-policy.ts";
import { encodeSpecialCharacters } from "#renderer/engines/host-rules/moved-targets.ts";
import type { PolicySources } from "#renderer/engines/host-rules/policy-sources.ts";

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Headers for a path; "/assets/*" represents all paths below the folder. */
export interface HeaderRule {
	/** Decoded. */
	readonly path: string;
	readonly headers: Headers;
}

/** A redirect of a path, in any letter case, with or without a trailing slash. */
export interface RedirectRule {
	readonly path: string;
	readonly to: string;
	readonly status: Redirect["status"];
}

/** The redirect of a page's former address. */
export interface MovedRule {
	/** Decoded. */
	readonly path: string;
	/** The query of the address, as browsers send it; null for any query, which the redirect keeps. */
	readonly query: string | null;
	/** The path of the page, a file or an address of another site; null for a path that is gone (410). */
	readonly to: string | null;
	readonly status: MoveStatus;
}

/** Returns the spellings of a moved path that hosts distinguish: without and with a trailing slash. */
export function spellings(path: string): readonly string[] {
	return path === "/" ? [path] : [path, `${path}/`];
}

/** The rules by which a host serves a site; only pages with rules of their own are listed. */
export interface SiteRules {
	/** The headers of every response. */
	readonly headers: Headers;
	/** The headers that replace these for some paths. */
	readonly exceptions: readonly HeaderRule[];
	readonly redirects: readonly RedirectRule[];
	/** The permanent redirects (301) of moved addresses, with or without a trailing slash; those with a query come first. */
	readonly moved: readonly MovedRule[];
	/** The folders with their own 404 page, deepest first: "/en/shop", "/en"; decoded, without the root. */
	readonly missing: readonly string[];
}

/** The caching of all files that are not content-hashed: revalidate each time. */
export const revalidate = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";

/** The caching of other files: the value of Cache-Control by path. The last rule for a path applies. */
export const cachingRules = [
	{ path: "/assets/*", value: immutable },
	{ path: "/assets/media/*", value: immutable },
	{ path: "/sw.js", value: "no-cache" },
] as const;

/**
 * The policy of an SVG image that is opened on its own: it may only use its own styles and embedded images (B-SEC-05). The
 * policy applies to the whole folder of images, because not every host can match files by their extension.
 */
const mediaPolicy =
	"sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/** One year, without subdomains, because these may belong to other websites of the company. */
const transportSecurity = "max-age=31536000";

function redirectsOf(table: RedirectTable): readonly RedirectRule[] {
	return redirectPaths.flatMap((path) => {
		const to = table[path];
		if (to === undefined) return [];
		return { path, to: encodeSpecialCharacters(to), status: statusByPath[path] };
	});
}

function movedOf(pages: readonly Pick<PublishedPage, "path">[], moved: MovedPaths): readonly MovedRule[] {
	if (Object.keys(moved).length === 0) return [];
	const paths = new Set(pages.map(({ path }) => path));
	const rules = movedPages(moved, (path) => paths.has(path)).map(({ path: address, to, status }) => {
		return { ...splitFormerPath(address), to, status };
	});
	// The more exact ones first, since hosts use the first that matches.
	const rank = ({ path, query }: MovedRule) => (query !== null ? 0 : isPattern(path) ? 2 : 1);
	return rules.toSorted((one, other) => rank(one) - rank(other));
}

/** Returns whether a page is the 404 page of a folder other than the root. */
function isFolderNotFound({ path, template }: Pick<PublishedPage, "path" | "template">): boolean {
	const isMissing = template === "not-found" || template === "shop-not-found";
	return isMissing && path !== rootNotFoundPath && path.endsWith(rootNotFoundPath);
}

/** Returns the rules by which a host serves a site like `facette preview` (R-ROUTE-09, R-ROUTE-12, B-SEC-01). */
export function siteRules(
	pages: readonly Pick<PublishedPage, "path" | "template">[],
	sources: PolicySources,
	redirects: RedirectTable,
	moved: MovedPaths = {},
): SiteRules {
	const policy = contentSecurityPolicy(sources, "payment");
	const pathsWhere = (matches: (page: Pick<PublishedPage, "path" | "template">) => boolean) =>
		pages.filter(matches).map(({ path }) => decodeURIComponent(path));
	return {
		headers: {
			"Content-Security-Policy": contentSecurityPolicy(sources, "any"),
			"Strict-Transport-Security": transportSecurity,
			"X-Content-Type-Options": "nosniff",
			"Referrer-Policy": "strict-origin-when-cross-origin",
			"Permissions-Policy": "camera=(), geolocation=(), microphone=(), midi=(), usb=()",
			// A payment's pop-up may communicate with the page that opened it.
			"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
			"Cache-Control": revalidate,
		},
		exceptions: [
			...cachingRules.map(({ path, value }) => ({
				path,
				headers: {
					...(path === "/assets/media/*" && { "Content-Security-Policy": mediaPolicy }),
					"Cache-Control": value,
				},
			})),
			...(sources.payment.length > 0
				? pathsWhere(takesPayment).map((path) => ({ path, headers: { "Content-Security-Policy": policy } }))
				: []),
		],
		redirects: redirectsOf(redirects),
		moved: movedOf(pages, moved),
		missing: pathsWhere(isFolderNotFound)
			.map((path) => path.slice(0, -rootNotFoundPath.length))
			.sort((one, other) => other.split("/").length - one.split("/").length),
	};
}
