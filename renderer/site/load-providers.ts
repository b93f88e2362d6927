import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import * as v from "valibot";
import {
	builtInProviderIds,
	type SiteProviders,
	siteProviders,
} from "#adapters/composition/site-providers.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { findingsOfIssues } from "#core/content/issues.ts";
import type { PaymentProvider } from "#core/ports/payment-provider.ts";
import type { SiteAnalyticsProvider } from "#core/providers/define-analytics.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { configFile, moduleFinding } from "#renderer/config/load-config.ts";
import { importSiteModule, SiteModuleError } from "#renderer/config/site-module.ts";
import {
	analyticsSchema,
	isAnalytics,
	isPaymentProvider,
	paymentSchema,
	providerSentences,
} from "#renderer/site/provider-schemas.ts";
import { analyticsEntry, paymentEntries } from "#renderer/site-modules/module-entries.ts";
import type { SiteModuleEntry, SiteModules } from "#renderer/site-modules/site-modules.ts";

/** A kind of provider: the schema of its data, the function that defines one, and the ids that are taken. */
interface ProviderKind<Provider> {
	isProvider(value: unknown): value is Provider;
	readonly schema: v.GenericSchema;
	readonly define: string;
	readonly builtIn: readonly string[];
}

const analyticsKind: ProviderKind<SiteAnalyticsProvider> = {
	isProvider: isAnalytics,
	schema: analyticsSchema,
	define: "defineAnalytics",
	builtIn: builtInProviderIds.analytics,
};
const paymentKind: ProviderKind<PaymentProvider> = {
	isProvider: isPaymentProvider,
	schema: paymentSchema,
	define: "definePaymentProvider",
	builtIn: builtInProviderIds.payments,
};

type Loaded<Provider> = Result<Provider, readonly ContentFinding[]>;

/** Loads the providers of a site with those of its own modules, and checks their definitions. */
export async function loadProviders(
	siteDirectory: string,
	config: Pick<SiteConfig, "analytics" | "payments">,
	{ modules }: Pick<SiteModules, "modules">,
	/** The module that the site's own get when they import "facette". */
	programEntry: string,
): Promise<Loaded<SiteProviders>> {
	const folder = { siteDirectory, programEntry };
	const analyticsModule = analyticsEntry(config);
	const paymentModules = paymentEntries(config);
	const analytics = analyticsModule
		? await loadProvider(analyticsModule, analyticsKind, folder)
		: succeed(null);
	const payments = await Promise.all(paymentModules.map((entry) => loadProvider(entry, paymentKind, folder)));
	const loaded = payments.flatMap((payment) => (payment.ok ? [payment.value] : []));
	const findings = [analytics, ...payments].flatMap((provider) => (provider.ok ? [] : provider.error));
	const twice = duplicateIds(loaded.map(({ id }) => id));
	if (findings.length > 0 || twice.length > 0) return fail([...findings, ...twice]);
	const urlOf = ({ name }: SiteModuleEntry) => modules.get(name)?.url ?? [];
	return succeed(
		siteProviders(config.analytics.matomo, {
			analytics: analytics.ok ? analytics.value : null,
			payments: loaded,
			modules: {
				analytics: analyticsModule && (modules.get(analyticsModule.name)?.url ?? null),
				payments: paymentModules.flatMap(urlOf),
			},
		}),
	);
}

function duplicateIds(ids: readonly string[]): readonly ContentFinding[] {
	return ids.flatMap((id, index) =>
		ids.indexOf(id) < index
			? [
					error(configFile, `payments.${index}`, "provider.idTwice", {
						id,
						other: `payments.${ids.indexOf(id)}`,
					}),
				]
			: [],
	);
}

async function loadProvider<Provider extends { readonly id: string }>(
	entry: SiteModuleEntry,
	{ isProvider, schema, define, builtIn }: ProviderKind<Provider>,
	{ siteDirectory, programEntry }: { readonly siteDirectory: string; readonly programEntry: string },
): Promise<Loaded<Provider>> {
	const path = resolve(siteDirectory, entry.file);
	const file = relative(siteDirectory, path);
	let provider: unknown;
	try {
		provider = await importSiteModule(siteDirectory, path, programEntry);
	} catch (fault) {
		if (!(fault instanceof SiteModuleError)) throw fault;
		return fail([moduleFinding(fault.fault)]);
	}
	if (!isProvider(provider)) return fail([error(file, null, "provider.notDefined", { define })]);
	const source = readFileSync(path, "utf8");
	const { issues = [] } = v.safeParse(schema, provider, { abortPipeEarly: true });
	if (issues.length > 0) return fail(issues.flatMap((issue) => findingsOfIssue(file, source, issue)));
	const { id } = provider;
	if (!builtIn.includes(id)) return succeed(provider);
	return fail([error(file, "id", "provider.idBuiltIn", { id, ...lineOf(source, id) })]);
}

function error(
	file: string,
	field: string | null,
	key: string,
	params: ContentFinding["params"],
): ContentFinding {
	return { severity: "error", file, field, key, params };
}

function findingsOfIssue(
	file: string,
	source: string,
	issue: v.BaseIssue<unknown>,
): readonly ContentFinding[] {
	const place = lineOf(source, issue.input);
	if (Object.values<string>(providerSentences).includes(issue.message))
		return [
			error(file, v.getDotPath(issue), issue.message, { found: JSON.stringify(issue.input), ...place }),
		];
	return findingsOfIssues(file, [issue]).map((found) => ({
		...found,
		params: { ...found.params, ...place },
	}));
}

/** Returns the line of a module that has a text in quotation marks, if exactly one has; the module's code may compute it. */
function lineOf(source: string, text: unknown): { readonly line?: number; readonly column?: number } {
	if (typeof text !== "string") return {};
	const quoted = ['"', "'", "`"].map((mark) => mark + text + mark);
	const places = source.split("\n").flatMap((line, index) => {
		const column = Math.max(...quoted.map((word) => line.indexOf(word)));
		return column < 0 ? [] : [{ line: index + 1, column: column + 1 }];
	});
	return places.length === 1 ? (places[0] ?? {}) : {};
}
