import { atPage } from "#core/check/page-rules.ts";
import { type CheckedSite, type Place, type Rule, whereSold, wordsOf } from "#core/check/rule.ts";
import { offeredPaymentMethods, providerOf } from "#core/checkout/payment-methods.ts";
import { privacyPath } from "#core/routes/paths.ts";
import { settingsIn } from "#core/settings/settings-currency.ts";

/** Finds the privacy policies that do not name a provider. */
function findSilentPolicies({ bodies, defaultLanguage }: CheckedSite, provider: string): readonly Place[] {
	return bodies.flatMap(({ page, body }) => {
		const isSilent =
			body.path === privacyPath(body.language, defaultLanguage) &&
			!wordsOf([body.lead, body.blocks]).toLowerCase().includes(provider.toLowerCase());
		return isSilent ? [atPage(page, null, { path: body.path, provider })] : [];
	});
}

/** Rules for the providers that receive data of visitors: the analytics, and the offered payment providers. */
export const providerRules: readonly Rule[] = [
	{
		id: "privacy-provider",
		severity: "warning",
		source: "Art. 13 DSGVO",
		find: (checked) => [
			...(checked.analytics ? findSilentPolicies(checked, checked.analytics.name) : []),
			...whereSold(checked, (settings, soldOn) => {
				const terms = { ...settingsIn(settings, soldOn), providers: checked.providers };
				const names = offeredPaymentMethods(terms, "").flatMap(({ id }) => providerOf(terms, id)?.name ?? []);
				return [...new Set(names)].flatMap((name) => findSilentPolicies(checked, name));
			}),
		],
	},
];
