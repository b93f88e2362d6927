import type { Language } from "#core/language/language.ts";
import type { PageMeta, TemplateName } from "#core/pages/page.ts";
import { germanPath, splitLanguagePrefix } from "#core/routes/language-prefix.ts";

const accessibility = "/barrierefreiheit";
const appointment = "/terminvereinbarung";

/** Returns the path of the accessibility statement, which only has a German one (specification 2.2). */
export function accessibilityPath(defaultLanguage: Language): string {
	return germanPath(accessibility, defaultLanguage);
}

/** Returns the path of the appointment page, which only has a German one (specification 2.2). */
export function appointmentPath(defaultLanguage: Language): string {
	return germanPath(appointment, defaultLanguage);
}

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
	return translations.some((version) => splitLanguagePrefix(version.path).rest === path);
}

/** Returns whether a page is the appointment page: one of its languages has its path, with or without a prefix. */
export function isAppointmentPage(page: PlacedPage): boolean {
	return hasPath(appointment, page);
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
	if (hasPath(accessibility, page) || page.template === "accessibility") return features.accessibility;
	return true;
}
