import * as v from "valibot";
import { findingMessage } from "#core/content/message.ts";
import { formerPath } from "#core/routes/former-path.ts";
import { isSitePath, languageOfPath } from "#core/routes/paths.ts";
import { machineAddress, machineDomain } from "#core/shared/domain-name.ts";
import { defaultLanguage } from "#core/shared/language.ts";
import { siteDomain } from "#core/shared/readable-domain.ts";

/** The sentences of values that only a configuration has: keys of cli.json in ui/locales. */
export const ownSentences = {
	domain: "config.domain",
	domainLetters: "config.domainLetters",
	storeRoot: "config.storeRoot",
	service: "config.service",
	path: "config.path",
	formerPath: "config.formerPath",
	sameFormerPath: "config.sameFormerPath",
} as const;

export const webAddress = findingMessage("content.format.web", { found: "" });
export const notEmpty = findingMessage("content.field.empty", {});

/** A domain in people's or machines' spelling, as machines write it. */
export const domain = v.pipe(
	v.string(),
	v.trim(),
	v.nonEmpty(notEmpty),
	v.regex(/^[^\s/:@?#\\.]+(?:\.[^\s/:@?#\\.]+)+$/, ownSentences.domain),
	v.check((text) => /[^\x21-\x7e]|xn--/i.test(text) || machineDomain(text) !== null, ownSentences.domain),
	v.check((text) => siteDomain(text) !== null, ownSentences.domainLetters),
	v.transform((text) => siteDomain(text) ?? text),
);

/** The folder that an https address names, ending in a slash; a query or a part of a page has no place in it. */
export const matomoUrl = v.pipe(
	v.string(),
	v.regex(/^https:\/\/[^?#]+$/i, webAddress),
	v.url(webAddress),
	v.transform((url) => machineAddress(url.endsWith("/") ? url : `${url}/`)),
);

/** The address of a service: https, or http on the machine itself; paths are put after it. */
export const serviceUrl = v.pipe(
	v.string(),
	v.regex(
		/^(?:https:\/\/[^/]|http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?=[:/]|$))[^?#@]*$/i,
		ownSentences.service,
	),
	v.url(ownSentences.service),
	v.transform((url) => machineAddress(url).replace(/\/+$/, "")),
);

/** The address of an external portal, with whatever path and query it has. */
export const portal = v.pipe(
	v.string(),
	v.regex(/^https?:\/\/[^\s\\]+$/i, webAddress),
	v.url(webAddress),
	v.transform(machineAddress),
);

/** The address of a content service, which the build alone asks; credentials have no place in it. */
export const contentUrl = v.pipe(
	v.string(),
	v.regex(/^https?:\/\/[^/?#@]+[^?#@]*$/i, webAddress),
	v.url(webAddress),
	v.transform((url) => machineAddress(url).replace(/\/+$/, "")),
);

/** Former addresses as hosts compare them, and the pages or further former addresses that they lead to. */
export const movedPaths = v.pipe(
	v.record(v.string(), v.string()),
	v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
		if (!typed) return;
		const targets = new Map<string | null, string>();
		const former = new Set(Object.keys(value).map(formerPath));
		for (const [key, to] of Object.entries(value)) {
			const refuse = (input: string, message: string) =>
				addIssue({
					input,
					message,
					path: [{ type: "object", origin: "value", input: value, key, value: to }],
				});
			const [from, target] = [formerPath(key), formerPath(to)];
			if (from === null) refuse(key, ownSentences.formerPath);
			else if (target === null || !(isSitePath(to) || former.has(target))) refuse(to, ownSentences.path);
			else if ((targets.get(from) ?? target) !== target) refuse(key, ownSentences.sameFormerPath);
			else targets.set(from, target);
		}
	}),
	v.transform((moved) =>
		Object.fromEntries(
			Object.entries(moved).map(([from, to]) => [formerPath(from) ?? from, formerPath(to) ?? to]),
		),
	),
);

/** A path of the site without its slashes, and none that begins as another language's paths do. */
export const storeRoot = v.pipe(
	v.string(),
	v.check(
		(root) => root !== "" && isSitePath(`/${root}`) && languageOfPath(`/${root}`) === defaultLanguage,
		ownSentences.storeRoot,
	),
);
