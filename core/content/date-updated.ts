import { optional } from "#core/content/field.ts";
import { timestamp } from "#core/content/fields.ts";

/** The last change that readers notice, for sitemaps. */
export const dateUpdated = optional(
	timestamp({
		de: ["Geändert am", "Wann der Inhalt zuletzt geändert wurde; Suchmaschinen lesen ihn dann neu."],
		en: ["Updated on", "When the content was last changed; search engines then read it again."],
		source: "B-SEO-06",
	}),
);
