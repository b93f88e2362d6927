import type { Language } from "#core/language/language.ts";
import type { AnalyticsModel } from "#core/models/page-model.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { projectTexts } from "#renderer/plan/project-texts.ts";

/** Returns the site's analytics in one language; null if it has none. A text of the project replaces the provider's. */
export function analyticsModel(
	language: Language,
	{ config, providers: { analytics, modules }, site }: Pick<PlanContext, "config" | "providers" | "site">,
): AnalyticsModel | null {
	const code = modules.analytics === null ? config.analytics.matomo : { module: modules.analytics };
	if (!analytics || !code) return null;
	const { name, consent, cookies, texts } = analytics;
	const isReplaced = "consent.analytics.description" in projectTexts(language, site.project);
	return {
		name,
		consent,
		cookies,
		code,
		description: (isReplaced ? null : texts[language]?.description) ?? null,
		optOut: analytics.optOut(language),
	};
}
