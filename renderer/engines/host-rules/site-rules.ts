import { takesPayment } from "#core/models/payment-page.ts";
import { splitFormerPath } from "#core/routes/former-path.ts";
import { type MovedPaths, movedPages } from "#core/routes/moved-paths.ts";
import { rootNotFoundPath } from "#core/routes/paths.ts";
import type { RedirectTable } from "#core/routes/redirect-target.ts";
import { type Redirect, redirectPaths, statusByPath } from "#core/routes/redirects.ts";
import type { PublishedPage } from "#renderer/api/page-renderer.ts";
import { contentSecurityPolicy } from "#renderer/engines/host-rules/content-security-policy.ts";
import type { PolicySources } from "#renderer/engines/host-rules/policy-sources.ts";

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Headers for a path; "/assets/*" represents all paths below the folder. */
export interface HeaderRule {
	/** Decoded. */
	readonly path: string;
	readonly headers: Headers;
}

/** A path that leads elsewhere, in any letter case, with or without a slash at its end. */
export interface RedirectRule {
	readonly path: string;
	readonly to: string;
	readonly status: Redirect["status"];
}

/** A former address of a page. */
export interface MovedRule {
	/** Decoded. */
	readonly path: string;
	/** The query that the address has, as browsers send it; null for any query, which is kept. */
	readonly query: string | null;
	/** The path of the page. */
	readonly to: string;
}

/** The spellings of a former path that hosts tell apart: without and with a slash at its end. */
export function spellings(path: string): readonly string[] {
	return path === "/" ? [path] : [path, `${path}/`];
}

/** What a host has to know of a site; of its thousands of pages only those that differ are named. */
export interface SiteRules {
	/** What every response carries. */
	readonly headers: Headers;
	/** What some paths carry in place of that. */
	readonly exceptions: readonly HeaderRule[];
	readonly redirects: readonly RedirectRule[];
	/** Former addresses of pages, for good (301), with or without a slash at the end of their paths; those with a query come first. */
	readonly moved: readonly MovedRule[];
	/** The folders with a page of their own for paths below that do not exist: "/en/shop", "/en"; decoded, without the root, deepest first. */
	readonly missing: readonly string[];
}

/** What caches do with everything but files named by their content: ask again each time. */
const revalidate = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";

/**
 * What an SVG image may do when it is opened by itself: nothing but style itself and show embedded images (B-SEC-05).
 * It holds for the whole folder of images, because not every host can name files by their ending.
 */
const mediaPolicy =
	"sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/** A year, this host only: what else the shop has under its domain is none of this site's business. */
const transportSecurity = "max-age=31536000";

/** A URL with whatever could mean more than itself in a host's file percent-encoded (B-SEC-03). */
function plainAddress(address: string): string {
	return address.replace(
		/["'`$\\{}<>|^*\s\p{Cc}]/gu,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
	);
}

function redirectsOf(table: RedirectTable): readonly RedirectRule[] {
	return redirectPaths.flatMap((path) => {
		const to = table[path];
		if (to === undefined) return [];
		return { path, to: plainAddress(to), status: statusByPath[path] };
	});
}

function movedOf(pages: readonly Pick<PublishedPage, "path">[], moved: MovedPaths): readonly MovedRule[] {
	if (Object.keys(moved).length === 0) return [];
	const paths = new Set(pages.map(({ path }) => path));
	const rules = movedPages(moved, (path) => paths.has(path)).map(({ path: address, to }) => {
		return { ...splitFormerPath(address), to };
	});
	return [...rules.filter(({ query }) => query !== null), ...rules.filter(({ query }) => query === null)];
}

/** Whether a page is shown for paths below its folder that do not exist; the root's is for all others. */
function isFolderNotFound({ path, template }: Pick<PublishedPage, "path" | "template">): boolean {
	const isMissing = template === "not-found" || template === "shop-not-found";
	return isMissing && path !== rootNotFoundPath && path.endsWith(rootNotFoundPath);
}

/** Gathers what a host has to do so that a site is served as preview serves it (R-ROUTE-09, R-ROUTE-12, B-SEC-01). */
export function siteRules(
	pages: readonly Pick<PublishedPage, "path" | "template">[],
	sources: PolicySources,
	redirects: RedirectTable,
	moved: MovedPaths = {},
): SiteRules {
	const policy = contentSecurityPolicy(sources, "payment");
	const paths = (wanted: (page: Pick<PublishedPage, "path" | "template">) => boolean) =>
		pages.filter(wanted).map(({ path }) => decodeURIComponent(path));
	return {
		headers: {
			"Content-Security-Policy": contentSecurityPolicy(sources, "any"),
			"Strict-Transport-Security": transportSecurity,
			"X-Content-Type-Options": "nosniff",
			"Referrer-Policy": "strict-origin-when-cross-origin",
			"Permissions-Policy": "camera=(), geolocation=(), microphone=(), midi=(), usb=()",
			// A payment's window may speak to the page that opened it.
			"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
			"Cache-Control": revalidate,
		},
		exceptions: [
			{ path: "/assets/*", headers: { "Cache-Control": immutable } },
			{
				path: "/assets/media/*",
				headers: { "Content-Security-Policy": mediaPolicy, "Cache-Control": immutable },
			},
			{ path: "/sw.js", headers: { "Cache-Control": "no-cache" } },
			...(sources.payment.length > 0
				? paths(takesPayment).map((path) => ({ path, headers: { "Content-Security-Policy": policy } }))
				: []),
		],
		redirects: redirectsOf(redirects),
		moved: movedOf(pages, moved),
		missing: paths(isFolderNotFound)
			.map((path) => path.slice(0, -rootNotFoundPath.length))
			.sort((one, other) => other.split("/").length - one.split("/").length),
	};
}
