import * as v from "valibot";
import { consentCategories } from "#core/consent/may-load.ts";
import { findingMessage } from "#core/content/message.ts";
import { hostKinds, policySource, type ServiceHosts } from "#core/internet/service-hosts.ts";
import type { PaymentProvider } from "#core/ports/payment-provider.ts";
import type { SiteAnalyticsProvider } from "#core/providers/define-analytics.ts";
import { notEmpty } from "#renderer/config/address-schemas.ts";

/** The message keys of a provider's definition, in cli.json of ui/locales. */
export const providerSentences = {
	host: "provider.host",
	id: "provider.id",
} as const;

const name = v.pipe(v.string(), v.trim(), v.nonEmpty(notEmpty));
const id = v.pipe(v.string(), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, providerSentences.id));
const host = v.pipe(
	v.string(),
	v.check((text) => policySource(text) !== null, providerSentences.host),
);
const hosts = v.object(
	Object.fromEntries(hostKinds.map((kind) => [kind, v.array(host)])) as Record<
		keyof ServiceHosts,
		v.ArraySchema<typeof host, undefined>
	>,
);

const fields = { id, name, hosts };

/** The data of a site's own analytics. */
export const analyticsSchema = v.looseObject({
	...fields,
	consent: v.picklist(
		consentCategories,
		findingMessage(
			"content.unknown.value",
			{ found: "", allowed: consentCategories.join(", ") },
			consentCategories,
		),
	),
});

/** The data of a site's own payment provider. */
export const paymentSchema = v.looseObject(fields);

function hasMethods(value: unknown, ...names: readonly string[]): boolean {
	return names.every((method) => typeof Object(value)[method] === "function");
}

/** Returns whether a value was defined as analytics. */
export function isAnalytics(value: unknown): value is SiteAnalyticsProvider {
	return hasMethods(value, "open", "optOut");
}

/** Returns whether a value was defined as a payment provider. */
export function isPaymentProvider(value: unknown): value is PaymentProvider {
	return hasMethods(value, "open", "takes", "isOffered");
}
