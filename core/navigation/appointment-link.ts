import type { Language } from "#core/language/language.ts";
import { linkTo, type NavigationLink } from "#core/navigation/link.ts";
import { appointmentPath, type SiteFeatures } from "#core/pages/optional-pages.ts";
import type { PageLinks } from "#core/pages/page-links.ts";
import type { Logger } from "#core/platform/logger.ts";

/**
 * Returns the contact drawer's link to the appointment page; null without the feature. Also null, and logged,
 * without the page (R-ROUTE-07).
 */
export function appointmentLink(
	features: Pick<SiteFeatures, "appointment">,
	language: Language,
	defaultLanguage: Language,
	links: PageLinks,
	logger: Logger,
): NavigationLink | null {
	if (!features.appointment) return null;
	const path = appointmentPath(defaultLanguage);
	if (links.resolve(path, language).page !== null) return linkTo(path, language, links);
	logger.note("appointment-page", { path });
	return null;
}
