import type { Project } from "#core/content/project.ts";
import type { Language } from "#core/language/language.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";
import type { buildTexts } from "#ui/locales/build-texts.ts";

/** The pages of the shop whose titles are interface texts, not content. */
export type MessagePage = keyof (typeof buildTexts)["de"]["shop"]["pages"];

/** Returns the heading and description of a page; the project's own texts take precedence (R-I18N-02). */
export function shopPageMessages(
	page: MessagePage,
	language: Language,
	project: Project,
	parameters: Readonly<Record<string, string>>,
): { readonly heading: string; readonly description: string } {
	const { t } = siteTexts(project)(language);
	return {
		// The content names these pages.
		heading: page === "category" || page === "product" ? "" : t(`shop.pages.${page}.heading`, parameters),
		description: t(`shop.pages.${page}.description`, parameters),
	};
}
