import type { Project } from "#core/content/project.ts";
import type { Language } from "#core/language/language.ts";
import { projectTexts } from "#renderer/plan/project-texts.ts";
import { buildTexts } from "#ui/locales/build-texts.ts";

/** The shop's pages that are named by words of the interface, not by content. */
export type MessagePage = keyof (typeof buildTexts)["de"]["shop"]["pages"];

/** The heading and description of a page, or the project's own in their place (R-I18N-02). */
export function shopPageMessages(
	page: MessagePage,
	language: Language,
	project: Project,
	parameters: Readonly<Record<string, string>>,
): { readonly heading: string; readonly description: string } {
	const own = projectTexts(language, project);
	const texts: { readonly heading?: string; readonly description: string } =
		buildTexts[language].shop.pages[page];
	const text = (name: "heading" | "description") => own[`shop.pages.${page}.${name}`] ?? texts[name] ?? "";
	return {
		heading: filled(text("heading"), parameters),
		description: filled(text("description"), parameters),
	};
}

function filled(text: string, parameters: Readonly<Record<string, string>>): string {
	return text.replace(/\{\{ *(\w+) *\}\}/g, (all, name: string) => parameters[name] ?? all);
}
