import { optional } from "#core/content/field.ts";
import { timestamp } from "#core/content/fields.ts";

/** When something was last changed such that readers notice, as sitemaps report it. */
export const dateUpdated = optional(
	timestamp({
		de: ["Geändert am", "Wann der Inhalt zuletzt geändert wurde; Suchmaschinen lesen ihn dann neu."],
		en: ["Updated on", "When the content was last changed; search engines then read it again."],
		source: "B-SEO-06",
	}),
);
