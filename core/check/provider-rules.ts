import { findDisagreements } from "#core/check/disagreements.ts";
import { atPage } from "#core/check/page-rules.ts";
import { type CheckedSite, type Place, type Rule, whereSold, wordsOf } from "#core/check/rule.ts";
import { isStated, partOf } from "#core/check/sentences.ts";
import { offeredPaymentMethods, providerOf } from "#core/checkout/payment-methods.ts";
import { privacyPath } from "#core/routes/paths.ts";
import { settingsIn } from "#core/settings/settings-currency.ts";
import { phrases } from "#core/text/phrases.ts";

/** Finds the privacy policies that do not name a provider. */
function findSilentPolicies({ bodies, defaultLanguage }: CheckedSite, provider: string): readonly Place[] {
	return bodies.flatMap(({ page, body }) => {
		const isSilent =
			body.path === privacyPath(body.language, defaultLanguage) &&
			!wordsOf([body.lead, body.blocks]).toLowerCase().includes(provider.toLowerCase());
		return isSilent ? [atPage(page, null, { path: body.path, provider })] : [];
	});
}

/** Web analytics as texts name them. */
const analyticsNames = phrases`
	_(
		google-analytics|universal analytics|matomo|piwik|hotjar|plausible(= analytics)|etracker|
		adobe analytics|(facebook|meta)-pixel|microsoft clarity|at internet|piano analytics|fathom analytics
	)_
`;
const usesThem = phrases`
	_(wir|uns(er*)?|(diese|unsere) (website|seite)|we|our|this (website|site)|nous|notre|ce site)_
`;

/**
 * Finds texts according to which the site uses other web analytics than the configured one. A site without one can
 * have its own modules, so its texts are not compared.
 */
const findOtherAnalytics: Rule["find"] = (checked) => {
	const expected = checked.analytics?.name;
	if (expected === undefined) return [];
	return findDisagreements(checked, analyticsNames, (sentence, { language }) => {
		const match = analyticsNames.exec(sentence.text);
		const isOther = match && !match[0].toLowerCase().includes(expected.toLowerCase());
		return isOther && usesThem.test(sentence.text) && isStated(sentence, language, partOf(match))
			? { found: match[0], expected }
			: null;
	});
};

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
	{
		id: "analytics-named",
		severity: "warning",
		source: "Art. 13 DSGVO",
		find: findOtherAnalytics,
	},
];
