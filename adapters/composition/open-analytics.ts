import type { AnalyticsModel } from "#core/models/page-model.ts";
import type { Analytics, AnalyticsEnvironment } from "#core/ports/analytics.ts";
import type { SiteAnalyticsProvider } from "#core/providers/define-analytics.ts";

/** Opens the analytics of a page: those of the site's own module, or the built-in ones. Rejects if their code cannot be loaded. */
export async function openAnalytics(
	{ code }: Pick<AnalyticsModel, "code">,
	environment: AnalyticsEnvironment,
): Promise<Analytics> {
	if ("module" in code) {
		const own: { readonly default: SiteAnalyticsProvider } = await import(/* @vite-ignore */ code.module);
		return own.default.open(environment);
	}
	const { createMatomo } = await import("#adapters/analytics-matomo/matomo.ts");
	return createMatomo({ ...environment, ...code });
}
