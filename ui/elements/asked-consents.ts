import { consentEntries } from "#core/consent/consent-entries.ts";
import type { RuntimeModel } from "#core/models/runtime-model.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { ConsentEntry } from "#core/site/site.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/** Returns the cookie banner's entries in the page's language (R-CONSENT-01). */
export function askedConsents(
	{ consents, analytics, legalLinks }: Pick<RuntimeModel, "consents" | "analytics" | "legalLinks">,
	t: Translate,
	logger: Logger,
): readonly ConsentEntry[] {
	const link = legalLinks.find(({ key }) => key === "privacy")?.link.href ?? null;
	const textsOf = (name: "functional" | "analytics") => ({
		display_name: t(`consent.${name}.display_name`),
		description: t(`consent.${name}.description`, { name: analytics?.name ?? "" }),
		link,
	});
	const general = textsOf("analytics");
	const texts = {
		functional: textsOf("functional"),
		analytics: { ...general, description: analytics?.description ?? general.description },
	};
	return consentEntries(
		{ content: consents, analyticsPlugin: analytics?.consent === "analytics", texts },
		logger,
	);
}
