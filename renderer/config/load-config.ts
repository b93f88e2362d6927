import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type ContentFinding, excerptOf } from "#core/content/finding.ts";
import { findingsOfIssues } from "#core/content/issues.ts";
import { findingMessage } from "#core/content/message.ts";
import { currentFormat, firstFormat, formatOf, requiredFormat } from "#core/content/upgrade/format.ts";
import type { Migration } from "#core/content/upgrade/migration.ts";
import { migrationsAfter, upgradeOptions } from "#core/content/upgrade/upgrade-value.ts";
import { isCountryCode } from "#core/language/country.ts";
import { languages } from "#core/language/language.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { programEntry } from "#renderer/bundler/program-directory.ts";
import {
	contentUrl,
	domain,
	domainIn,
	matomoUrl,
	name,
	ownSentences,
	portal,
	serviceUrl,
	webAddress,
} from "#renderer/config/address-schemas.ts";
import { builtInEngines, htmlEngine, type SiteConfig } from "#renderer/config/config.ts";
import { ecommerce } from "#renderer/config/ecommerce-schema.ts";
import { undefinedTexts, unsetVariables } from "#renderer/config/environment.ts";
import { defaultLanguageOf, hasDefaultLanguage, siteLanguages } from "#renderer/config/language-schemas.ts";
import { locateOptions } from "#renderer/config/locate-options.ts";
import { componentFiles, oneOf, options, unknownValue } from "#renderer/config/option-schemas.ts";
import { publishOption } from "#renderer/config/publish-schema.ts";
import { movedPaths } from "#renderer/config/redirect-schemas.ts";
import { importSiteModule, type ModuleFault, SiteModuleError } from "#renderer/config/site-module.ts";

/** The configuration file in a site's folder. */
export const configFile = "facette.config.ts";

const wholeFromOne = findingMessage("content.format.whole", { found: "", minimum: 1 });

const analytics = v.pipe(
	options({
		matomo: v.optional(
			v.nullable(
				options({
					url: matomoUrl,
					siteId: v.pipe(v.number(), v.integer(wholeFromOne), v.minValue(1, wholeFromOne)),
				}),
			),
			null,
		),
		module: v.optional(v.nullable(name), null),
	}),
	v.check(({ matomo, module }) => matomo === null || module === null, ownSentences.twoAnalytics),
);

/** The watch brand's own script. */
const defaultClockScript = "https://static.rolex.com/retailers/clock/retailercall.js";

const retailerClock = options({
	script: v.optional(
		v.pipe(v.string(), v.regex(/^https:\/\/[^#]+$/i, webAddress), v.url(webAddress)),
		defaultClockScript,
	),
});

/** Returns whether a text is a valid URL of a content service. */
export function isContentUrl(text: string): boolean {
	return v.is(contentUrl, text);
}

/** Whether a part of an address stays in the canonical one. */
const keepOrDrop = v.optional(oneOf(["keep", "drop"]), "drop");

/** A country code of two capital letters. */
const country = v.pipe(
	v.string(),
	v.check(isCountryCode, findingMessage("content.format.country", { found: "" })),
);

/** The content sources. */
const sources = ["files", "directus", "module"] as const;

const allOptions = options({
	format: v.optional(v.pipe(v.number(), v.integer(wholeFromOne), v.minValue(1, wholeFromOne)), firstFormat),
	domain,
	country: v.optional(country, "DE"),
	languages: siteLanguages,
	defaultLanguage: v.optional(oneOf(languages)),
	content: v.variant(
		"from",
		[
			options({ from: v.literal("files"), directory: v.string(), basedOn: v.exactOptional(v.string()) }),
			options({ from: v.literal("module"), module: name, basedOn: v.exactOptional(v.string()) }),
			v.pipe(
				options({
					from: v.literal("directus"),
					url: contentUrl,
					project: v.optional(v.nullable(domain), null),
					live: v.optional(v.boolean(), false),
				}),
				v.rawCheck(({ dataset, addIssue }) => {
					// Browsers request it live, so it has to be as secure as other services.
					if (!dataset.typed || !dataset.value.live || v.is(serviceUrl, dataset.value.url)) return;
					const { value: input } = dataset;
					addIssue({
						expected: "https",
						received: input.url,
						message: ownSentences.service,
						path: [{ type: "object", origin: "value", input, key: "url", value: input.url }],
					});
				}),
			),
		],
		findingMessage("content.unknown.value", { found: "", allowed: sources.join(", ") }, sources),
	),
	engines: v.optional(v.array(v.string()), [...builtInEngines]),
	blocks: v.optional(v.array(v.string()), []),
	templates: v.optional(v.array(name), []),
	components: v.optional(componentFiles, {}),
	features: v.optional(options({ appointment: v.optional(v.boolean(), false) }), {}),
	analytics: v.optional(analytics, {}),
	payments: v.optional(v.array(name), []),
	retailerClock: v.optional(retailerClock, {}),
	redirects: v.optional(
		options({
			login: v.optional(v.nullable(portal), null),
			moved: v.optional(movedPaths, {}),
			file: v.optional(v.nullable(name), null),
		}),
		{},
	),
	orderService: v.optional(v.nullable(options({ url: serviceUrl })), null),
	ecommerce: v.optional(v.nullable(ecommerce), null),
	canonical: v.optional(
		options({
			trailingSlash: keepOrDrop,
			query: keepOrDrop,
			hash: keepOrDrop,
			exclude: v.optional(v.array(v.string()), []),
		}),
		{},
	),
	publish: v.optional(v.nullable(publishOption), null),
	envPrefix: v.optional(v.pipe(v.string(), v.trim()), ""),
	allowIncomplete: v.optional(v.boolean(), false),
});

/** Returns whether the engines are there whose files the script of the pages loads, if there are pages. */
function hasEnginesOfPages({ engines, ecommerce: shop }: v.InferOutput<typeof allOptions>): boolean {
	const loaded = ["page-data", ...(shop ? ["shop-data"] : [])];
	return !engines.includes(htmlEngine) || loaded.every((name) => engines.includes(name));
}

const schema = v.pipe(
	allOptions,
	v.rawCheck(({ dataset, addIssue }) => {
		if (!dataset.typed || hasDefaultLanguage(dataset.value)) return;
		const { value: input } = dataset;
		const { languages: listed, defaultLanguage: value } = input;
		const path = [{ type: "object", origin: "value", input, key: "defaultLanguage", value }] as const;
		addIssue({ input: value, message: unknownValue(listed), path: [...path] });
	}),
	v.forward(v.check(hasEnginesOfPages, ownSentences.enginesNeeded), ["engines"]),
	v.transform((config) => ({ ...config, defaultLanguage: defaultLanguageOf(config) })),
);

function finding(field: string | null, key: string, params: ContentFinding["params"] = {}): ContentFinding {
	return { severity: "error", file: configFile, field, key, params };
}

/** Shortens a value to one line for a report. */
function excerpt(value: string): string {
	return value.length > 120 ? `${value.slice(0, 119)}…` : value;
}

/** Validates the export of a configuration file and returns all findings at once. */
export function parseConfig(value: unknown): Result<SiteConfig, readonly ContentFinding[]> {
	const format = formatOf(value) ?? currentFormat;
	if (format > currentFormat)
		return fail([finding("format", "config.newer", { found: format, format: currentFormat })]);
	const current = withPresentOptions(value, migrationsAfter(format));
	const errors = current.findings.filter(({ severity }) => severity === "error");
	const parsed = v.safeParse(schema, current.value, { abortPipeEarly: true });
	if (parsed.success && errors.length === 0) return succeed({ ...parsed.output, warnings: current.findings });
	return fail([...errors, ...(parsed.issues ?? []).flatMap(findingsOfIssue)]);
}

/** Returns a configuration with the present options; former ones become findings. */
export function withPresentOptions(value: unknown, pending: readonly Migration[], required = requiredFormat) {
	const upgraded = upgradeOptions(value, pending);
	const findings = upgraded.found.map(({ field, name, replacement, migration }): ContentFinding => {
		const { to, requiredFrom } = migration;
		const isRefused = to <= required;
		const key = isRefused ? "config.renamed" : "config.deprecated";
		const params = { name, replacement, format: to, version: requiredFrom };
		return { ...finding(field, key, params), severity: isRefused ? "error" : "warning" };
	});
	return { value: upgraded.value, findings };
}

function findingsOfIssue(issue: v.BaseIssue<unknown>): readonly ContentFinding[] {
	if (!isOwn(issue.message)) return findingsOfIssues(configFile, [issue]).map(asOption);
	const found = { found: excerptOf(issue.input) };
	const suggestion = issue.message === ownSentences.domain ? domainIn(issue.input) : null;
	const field = v.getDotPath(issue);
	return suggestion === null
		? [finding(field, issue.message, found)]
		: [finding(field, `${issue.message}_near`, { ...found, suggestion })];
}

/** Calls a field of the configuration an option, as its documentation does. */
function asOption(found: ContentFinding): ContentFinding {
	return { ...found, key: found.key.replace(/^content\.field\.unknown/, "config.unknownOption") };
}

function isOwn(message: string): boolean {
	return Object.values<string>(ownSentences).includes(message);
}

/** Runs a site's facette.config.ts and returns its export, not yet validated. */
export async function importConfig(
	siteDirectory: string,
	programEntry: string,
): Promise<Result<unknown, readonly ContentFinding[]>> {
	const file = join(siteDirectory, configFile);
	if (!existsSync(file)) return fail([finding(null, "config.missing", { directory: siteDirectory })]);
	try {
		const value = await importSiteModule(siteDirectory, file, programEntry);
		return value === undefined ? fail([finding(null, "config.noDefault")]) : succeed(value);
	} catch (error) {
		if (!(error instanceof SiteModuleError)) throw error;
		return fail([moduleFinding(error.fault)]);
	}
}

/**
 * Loads a site's facette.config.ts. A missing file, an exception in it and an invalid value are findings. Inside
 * the file, `facette` resolves to this program.
 */
export async function loadConfig(
	siteDirectory: string,
	programEntry: string,
	environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Result<SiteConfig, readonly ContentFinding[]>> {
	const exported = await importConfig(siteDirectory, programEntry);
	if (!exported.ok) return exported;
	const { value } = exported;
	const config = parseConfig(value);
	const source = readFileSync(join(siteDirectory, configFile), "utf8");
	const unset = unsetVariables(source, environment);
	if (unset.length === 0) return config.ok ? withRedirectsFile(siteDirectory, config.value) : config;
	const params = { names: unset.join(", "), example: unset[0] ?? "" };
	const fields = [
		...undefinedTexts(value),
		...(config.ok ? [] : config.error.filter(isOfNothing).map(({ field }) => field)),
	];
	if (fields.length === 0) return config.ok ? withRedirectsFile(siteDirectory, config.value) : config;
	const others = config.ok ? [] : config.error.filter(({ field }) => !fields.includes(field));
	return fail([...fields.map((field) => finding(field, "config.environment", params)), ...others]);
}

/** Reads a site's configuration as {@link loadConfig} does, for the program that runs; findings have the positions of options. */
export async function readConfig(
	siteDirectory: string,
): Promise<Result<SiteConfig, readonly ContentFinding[]>> {
	const read = await loadConfig(siteDirectory, programEntry);
	const path = join(siteDirectory, configFile);
	if (!read.ok) return fail(await locateOptions(read.error, path));
	return succeed({ ...read.value, warnings: await locateOptions(read.value.warnings, path) });
}

/** Adds the redirects of the file that the configuration names. */
async function withRedirectsFile(
	siteDirectory: string,
	config: SiteConfig,
): Promise<Result<SiteConfig, readonly ContentFinding[]>> {
	const { redirects, domain } = config;
	if (redirects.file === null) return succeed(config);
	// Loaded late, because few sites have such a file.
	const { readRedirectsFile } = await import("#renderer/config/redirects-file.ts");
	const moved = readRedirectsFile(siteDirectory, redirects.file, { domain, moved: redirects.moved });
	return moved.ok ? succeed({ ...config, redirects: { ...redirects, moved: moved.value } }) : moved;
}

/** Returns whether a finding is about an option that was given no value. */
function isOfNothing({ params }: ContentFinding): boolean {
	return params.found === excerptOf(undefined);
}

/** Returns the finding about a module of a site that cannot be loaded. */
export function moduleFinding({ problem, file, line, column, reason, missing }: ModuleFault): ContentFinding {
	const place = { severity: "error", file, field: null } as const;
	if (line === null || column === null)
		return { ...place, key: "config.broken", params: { reason: excerpt(reason) } };
	const params = missing === null ? { reason: excerpt(reason) } : { name: missing };
	return { ...place, key: `config.${problem}`, params: { line, column, ...params } };
}
