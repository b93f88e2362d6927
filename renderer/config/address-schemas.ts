import * as v from "valibot";
import { findingMessage } from "#core/content/message.ts";
import { machineAddress, machineDomain } from "#core/internet/domain-name.ts";
import { siteDomain } from "#core/internet/readable-domain.ts";
import { splitLanguagePrefix } from "#core/routes/language-prefix.ts";
import { isSitePath } from "#core/routes/paths.ts";

/** The message keys of values that only a configuration has, in cli.json of ui/locales. */
export const ownSentences = {
	domain: "config.domain",
	twoAnalytics: "config.twoAnalytics",
	enginesNeeded: "config.enginesNeeded",
	domainLetters: "config.domainLetters",
	storeRoot: "config.storeRoot",
	pathSegment: "config.pathSegment",
	samePathSegment: "config.samePathSegment",
	nestedRoot: "config.nestedRoot",
	service: "config.service",
	path: "config.path",
	formerPath: "config.formerPath",
	sameFormerPath: "config.sameFormerPath",
	noTarget: "config.noTarget",
	goneTarget: "config.goneTarget",
	placeholder: "config.placeholder",
} as const;

export const webAddress = findingMessage("content.format.web", { found: "" });
export const notEmpty = findingMessage("content.field.empty", {});

/** A text that is not blank. */
export const name = v.pipe(v.string(), v.trim(), v.nonEmpty(notEmpty));

/** A domain in Unicode or ASCII form; outputs ASCII. */
export const domain = v.pipe(
	v.string(),
	v.trim(),
	v.nonEmpty(notEmpty),
	v.regex(/^[^\s/:@?#\\.]+(?:\.[^\s/:@?#\\.]+)+$/, ownSentences.domain),
	v.check((text) => /[^\x21-\x7e]|xn--/i.test(text) || machineDomain(text) !== null, ownSentences.domain),
	v.check((text) => siteDomain(text) !== null, ownSentences.domainLetters),
	v.transform((text) => siteDomain(text) ?? text),
);

/** Returns the domain in an address that was written in place of one: "https://www.my-shop.example/de"; null if it has none. */
export function domainIn(text: unknown): string | null {
	const [, host = ""] =
		/^\s*(?:[a-z][a-z\d+.-]*:\/\/)?([^\s/:@?#\\]+\.[^\s/:@?#\\]+)(?::\d+)?(?:[/?#]|$)/i.exec(String(text)) ??
		[];
	return host !== text && v.is(domain, host) ? host : null;
}

/** An https URL of a folder, ending in a slash, without query and fragment. */
export const matomoUrl = v.pipe(
	v.string(),
	v.regex(/^https:\/\/[^?#]+$/i, webAddress),
	v.url(webAddress),
	v.transform((url) => machineAddress(url.endsWith("/") ? url : `${url}/`)),
);

/** A service's URL: https, or http on this machine; request paths are appended. */
export const serviceUrl = v.pipe(
	v.string(),
	v.regex(
		/^(?:https:\/\/[^/]|http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?=[:/]|$))[^?#@]*$/i,
		ownSentences.service,
	),
	v.url(ownSentences.service),
	v.transform((url) => machineAddress(url).replace(/\/+$/, "")),
);

/** The URL of an external portal, with any path and query. */
export const portal = v.pipe(
	v.string(),
	v.regex(/^https?:\/\/[^\s\\]+$/i, webAddress),
	v.url(webAddress),
	v.transform(machineAddress),
);

/** The URL of a content service, requested only by the build; must not contain credentials. */
export const contentUrl = v.pipe(
	v.string(),
	v.regex(/^https?:\/\/[^/?#@]+[^?#@]*$/i, webAddress),
	v.url(webAddress),
	v.transform((url) => machineAddress(url).replace(/\/+$/, "")),
);

/** A path segment of the site that does not look like another language's prefix. */
export const storeRoot = v.pipe(
	v.string(),
	v.check(
		(root) => root !== "" && isSitePath(`/${root}`) && splitLanguagePrefix(`/${root}`).prefix === null,
		ownSentences.storeRoot,
	),
);
