import { linkTo, type NavigationLink } from "#core/navigation/link.ts";
import { appointmentPath, type SiteFeatures } from "#core/routes/optional-pages.ts";
import type { PageLinks } from "#core/routes/page-links.ts";
import type { Language } from "#core/shared/language.ts";

/** The contact drawer's link to the appointment page; null without the feature or the page (R-ROUTE-07). */
export function appointmentLink(
	features: Pick<SiteFeatures, "appointment">,
	language: Language,
	links: PageLinks,
): NavigationLink | null {
	const exists = links.resolve(appointmentPath, language).page !== null;
	return features.appointment && exists ? linkTo(appointmentPath, language, links) : null;
}
