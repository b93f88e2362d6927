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
	links: PageLinks,
	logger: Logger,
): NavigationLink | null {
	if (!features.appointment) return null;
	if (links.resolve(appointmentPath, language).page !== null) return linkTo(appointmentPath, language, links);
	logger.note("appointment-page", { path: appointmentPath });
	return null;
}
