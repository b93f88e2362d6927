import type { PageMeta, TemplateName } from "#core/site/page.ts";

/** The accessibility statement; it has a German path only (specification 2.2). */
export const accessibilityPath = "/barrierefreiheit";

/** The appointment page (specification 2.2). */
export const appointmentPath = "/terminvereinbarung";

/** What a site may do without. */
export interface SiteFeatures {
	/** project.show_accessibility (R-ROUTE-06). */
	readonly accessibility: boolean;
	/** Whether the site offers appointments (R-ROUTE-07). */
	readonly appointment: boolean;
}

interface PlacedPage {
	readonly translations: readonly Pick<PageMeta, "path">[];
}

function standsAt(path: string, { translations }: PlacedPage): boolean {
	return translations.some((version) => version.path === path);
}

/** Returns whether a page is the one on which appointments are asked for. */
export function isAppointmentPage(page: PlacedPage): boolean {
	return standsAt(appointmentPath, page);
}

/**
 * Returns whether a page is built: the accessibility statement and the appointment page only with their
 * feature (R-ROUTE-06, R-ROUTE-07), in all of their languages; any other page always.
 */
export function isBuilt(
	page: PlacedPage & { readonly template: TemplateName },
	features: SiteFeatures,
): boolean {
	if (isAppointmentPage(page)) return features.appointment;
	if (standsAt(accessibilityPath, page) || page.template === "accessibility") return features.accessibility;
	return true;
}
