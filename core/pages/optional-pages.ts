import type { PageMeta, TemplateName } from "#core/pages/page.ts";

/** The path of the accessibility statement, which only has a German one (specification 2.2). */
export const accessibilityPath = "/barrierefreiheit";

/** The path of the appointment page (specification 2.2). */
export const appointmentPath = "/terminvereinbarung";

/** The optional features of a site. */
export interface SiteFeatures {
	/** project.show_accessibility (R-ROUTE-06). */
	readonly accessibility: boolean;
	/** Whether the site offers appointments (R-ROUTE-07). */
	readonly appointment: boolean;
}

interface PlacedPage {
	readonly translations: readonly Pick<PageMeta, "path">[];
}

function hasPath(path: string, { translations }: PlacedPage): boolean {
	return translations.some((version) => version.path === path);
}

/** Returns whether a page is the appointment page. */
export function isAppointmentPage(page: PlacedPage): boolean {
	return hasPath(appointmentPath, page);
}

/**
 * Returns whether a page is built. The accessibility statement and the appointment page need their feature
 * (R-ROUTE-06, R-ROUTE-07), in all languages; all other pages are always built.
 */
export function isBuilt(
	page: PlacedPage & { readonly template: TemplateName },
	features: SiteFeatures,
): boolean {
	if (isAppointmentPage(page)) return features.appointment;
	if (hasPath(accessibilityPath, page) || page.template === "accessibility") return features.accessibility;
	return true;
}
