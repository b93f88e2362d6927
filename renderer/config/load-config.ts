import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { ContentFinding } from "#core/content/finding.ts";
import { isSitePath, languageOfPath } from "#core/routes/paths.ts";
import { defaultStoreRoot } from "#core/routes/shop-paths.ts";
import { isCountryCode } from "#core/shared/country.ts";
import { currencies } from "#core/shared/currency.ts";
import { defaultLanguage, languages } from "#core/shared/language.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { builtInEngines, type SiteConfig } from "#renderer/config/config.ts";

/** The file that makes a folder a site. */
export const configFile = "facette.config.ts";

const domain = v.pipe(v.string(), v.regex(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/));

/** The folder that an https address names, ending in a slash; a query or a part of a page has no place in it. */
const matomoUrl = v.pipe(
	v.string(),
	v.regex(/^https:\/\/[^?#]+$/i),
	v.url(),
	v.transform((url) => (url.endsWith("/") ? url : `${url}/`)),
);

const analytics = v.strictObject({
	matomo: v.optional(
		v.nullable(v.strictObject({ url: matomoUrl, siteId: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
		null,
	),
});

/** Where the watch brand itself has its script. */
const defaultClockScript = "https://static.rolex.com/retailers/clock/retailercall.js";

const retailerClock = v.strictObject({
	script: v.optional(v.pipe(v.string(), v.regex(/^https:\/\/[^#]+$/i), v.url()), defaultClockScript),
});

/** The address of a service: https, or http on the machine itself; paths are put after it. */
const serviceUrl = v.pipe(
	v.string(),
	v.regex(/^(?:https:\/\/[^/]|http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?=[:/]|$))[^?#@]*$/i),
	v.url(),
	v.transform((url) => url.replace(/\/+$/, "")),
);

/** The address of an external portal, with whatever path and query it has. */
const portal = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s\\]+$/i), v.url());

/** The address of a content service, which the build alone asks; credentials have no place in it. */
const contentUrl = v.pipe(
	v.string(),
	v.regex(/^https?:\/\/[^/?#@]+[^?#@]*$/i),
	v.url(),
	v.transform((url) => url.replace(/\/+$/, "")),
);

/** Returns whether a text can be the address of a content service. */
export function isContentUrl(text: string): boolean {
	return v.is(contentUrl, text);
}

/** A path of the site without its slashes, and none that begins as another language's paths do. */
const storeRoot = v.pipe(
	v.string(),
	v.check((root) => root !== "" && isSitePath(`/${root}`) && languageOfPath(`/${root}`) === defaultLanguage),
);

const ecommerce = v.strictObject({
	storeRoot: v.optional(storeRoot, defaultStoreRoot),
	displayName: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty()), "Shop"),
	currency: v.optional(v.picklist(currencies), "EUR"),
});

/** Whether a part of an address stays in the canonical one. */
const keepOrDrop = v.optional(v.picklist(["keep", "drop"]), "drop");

/** A country by its code of two capital letters. */
const country = v.pipe(v.string(), v.check(isCountryCode));

const schema = v.strictObject({
	domain,
	country: v.optional(country, "DE"),
	languages: v.optional(v.pipe(v.array(v.picklist(languages)), v.minLength(1)), [...languages]),
	content: v.variant("from", [
		v.strictObject({ from: v.literal("files"), directory: v.string() }),
		v.pipe(
			v.strictObject({
				from: v.literal("directus"),
				url: contentUrl,
				project: v.optional(v.nullable(domain), null),
				live: v.optional(v.boolean(), false),
			}),
			v.rawCheck(({ dataset, addIssue }) => {
				// What browsers ask has to be as safe as the other services that they ask.
				if (!dataset.typed || !dataset.value.live || v.is(serviceUrl, dataset.value.url)) return;
				const { value: input } = dataset;
				addIssue({
					expected: "https",
					received: input.url,
					path: [{ type: "object", origin: "value", input, key: "url", value: input.url }],
				});
			}),
		),
	]),
	engines: v.optional(v.array(v.string()), [...builtInEngines]),
	features: v.optional(v.strictObject({ appointment: v.optional(v.boolean(), false) }), {}),
	analytics: v.optional(analytics, {}),
	retailerClock: v.optional(retailerClock, {}),
	redirects: v.optional(v.strictObject({ login: v.optional(v.nullable(portal), null) }), {}),
	orderService: v.optional(v.nullable(v.strictObject({ url: serviceUrl })), null),
	ecommerce: v.optional(v.nullable(ecommerce), null),
	canonical: v.optional(
		v.strictObject({
			trailingSlash: keepOrDrop,
			query: keepOrDrop,
			hash: keepOrDrop,
			exclude: v.optional(v.array(v.string()), []),
		}),
		{},
	),
	allowIncomplete: v.optional(v.boolean(), false),
});

function finding(field: string | null, key: string, params: ContentFinding["params"] = {}): ContentFinding {
	return { severity: "error", file: configFile, field, key, params };
}

/** What a value looks like in a report: short, on one line. */
function excerpt(value: string): string {
	return value.length > 60 ? `${value.slice(0, 59)}…` : value;
}

/** Checks what a configuration file exports; all faults at once. */
export function parseConfig(value: unknown): Result<SiteConfig, readonly ContentFinding[]> {
	const parsed = v.safeParse(schema, value);
	if (parsed.success) return succeed(parsed.output);
	return fail(
		parsed.issues.map((issue) =>
			finding(v.getDotPath(issue), "config.invalid", {
				found: excerpt(issue.received),
				expected: excerpt(String(issue.expected)),
			}),
		),
	);
}

/**
 * Reads a site's facette.config.ts. A missing file, a file that does not run and a value of another shape are
 * findings; `facette` within the file is this program.
 */
export async function loadConfig(
	siteDirectory: string,
	programEntry: string,
): Promise<Result<SiteConfig, readonly ContentFinding[]>> {
	const file = join(siteDirectory, configFile);
	if (!existsSync(file)) return fail([finding(null, "config.missing", { directory: siteDirectory })]);
	try {
		// A fifth of a second to load, which commands without a configuration do not need.
		const { createJiti } = await import("jiti");
		const jiti = createJiti(import.meta.url, {
			alias: { facette: programEntry },
			moduleCache: false,
			fsCache: false,
		});
		return parseConfig(await jiti.import(file, { default: true }));
	} catch (error) {
		const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
		return fail([finding(null, "config.broken", { reason: excerpt(reason ?? "") })]);
	}
}
