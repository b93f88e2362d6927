import type { ServiceHosts } from "#core/internet/service-hosts.ts";
import type { PolicySources } from "#renderer/engines/host-rules/policy-sources.ts";
import { digestSource, inlineScriptDigests } from "#renderer/engines/react-html/early-script.ts";

/**
 * The digests of the style elements that React Aria adds to a page: for pressable elements (usePress), and for iPhones
 * while a drawer is open (usePreventScroll). Their texts are constants of the library.
 */
export const libraryStyles = [
	"'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
	"'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
] as const;

function directive(name: string, sources: readonly (string | null)[]): string {
	const allowed = new Set(sources.filter((source) => source !== null));
	return `${name} ${allowed.size > 0 ? [...allowed].join(" ") : "'none'"}`;
}

/**
 * Returns the Content-Security-Policy of a site's pages, or of those that take payments (B-SEC-01). It allows only the
 * named sources, and inline scripts by their digests. Style attributes are allowed, because rendered pages have them.
 */
export function contentSecurityPolicy(sources: PolicySources, page: "any" | "payment"): string {
	const { orderService, catalogue, clock, frames, formsByMail, speculationRules } = sources;
	const payment = page === "payment" ? sources.payment : [];
	const providers = [...(sources.analytics ? [sources.analytics] : []), ...payment];
	const providerHosts = (kind: keyof ServiceHosts) => providers.flatMap((hosts) => hosts[kind]);
	// Payment providers add style elements of their own. Browsers ignore 'unsafe-inline' next to a digest.
	const styleElements = payment.length > 0 ? ["'unsafe-inline'"] : libraryStyles;
	return [
		directive("default-src", []),
		directive("script-src", [
			"'self'",
			...inlineScriptDigests,
			// Data, but in a script element (site-navigation.ts).
			...speculationRules.map(digestSource),
			clock,
			...providerHosts("scripts"),
		]),
		// For browsers that do not support the next two directives.
		directive("style-src", ["'self'", clock, "'unsafe-inline'"]),
		directive("style-src-elem", ["'self'", clock, ...styleElements]),
		directive("style-src-attr", ["'unsafe-inline'"]),
		directive("img-src", ["'self'", "data:", catalogue, clock, ...providerHosts("images")]),
		directive("font-src", ["'self'"]),
		directive("connect-src", ["'self'", orderService, catalogue, clock, ...providerHosts("requests")]),
		directive("frame-src", [...frames, clock, ...providerHosts("frames")]),
		directive("worker-src", ["'self'"]),
		directive("manifest-src", ["'self'"]),
		directive("object-src", []),
		directive("base-uri", []),
		directive("form-action", ["'self'", formsByMail ? "mailto:" : null]),
		directive("frame-ancestors", []),
	].join("; ");
}
