import type { Project } from "#core/content/project.ts";
import type { Language } from "#core/language/language.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";
import type { buildTexts } from "#ui/locales/build-texts.ts";

/** The pages of the shop whose titles are interface texts, not content. */
export type MessagePage = keyof (typeof buildTexts)["de"]["shop"]["pages"];

/** The pages that are named by the content. */
const named: readonly MessagePage[] = ["category", "product"];

/** Returns the heading and description of a page; the project's own texts take precedence (R-I18N-02). */
export function shopPageMessages(
	page: MessagePage,
	language: Language,
	project: Project,
	parameters: Readonly<Record<string, string>>,
): { readonly heading: string; readonly description: string } {
	const { t } = siteTexts(project)(language);
	return {
		heading: named.includes(page) ? "" : t(`shop.pages.${page}.heading`, parameters),
		description: t(`shop.pages.${page}.description`, parameters),
	};
}
