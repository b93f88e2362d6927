import type { Language } from "#core/language/language.ts";
import { languageName } from "#core/language/language-name.ts";
import type { SiteProject } from "#core/site/site.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";

/** Returns a text as a CSS string, with special characters escaped. */
function cssString(text: string): string {
	return `"${text.replace(/["\\\n<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}

/**
 * Returns the style sheet with the notes of links to pages in another language, e.g. "in German" (R-NAV-08). The notes are
 * not in the HTML, because a page repeats its menu three times.
 */
export function languageNotes(
	languages: readonly Language[],
	project: Pick<SiteProject, "translations" | "spelling">,
): string {
	return languages
		.flatMap((language) => {
			const { t } = siteTexts(project)(language);
			return languages
				.filter((other) => other !== language)
				.map((other) => {
					const note = cssString(t("link.inLanguage", { language: languageName(other, language) }));
					return `:is([hreflang=${other}],[data-hreflang=${other}]):lang(${language}){--language-note:${note}}`;
				});
		})
		.join("");
}
