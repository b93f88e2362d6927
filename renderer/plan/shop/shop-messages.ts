import type { Project } from "#core/content/project.ts";
import type { Language } from "#core/language/language.ts";
import { projectTexts } from "#renderer/plan/project-texts.ts";
import { buildTexts } from "#ui/locales/build-texts.ts";

/** The pages of the shop whose titles are interface texts, not content. */
export type MessagePage = keyof (typeof buildTexts)["de"]["shop"]["pages"];

/** Returns the heading and description of a page; the project's own texts take precedence (R-I18N-02). */
export function shopPageMessages(
	page: MessagePage,
	language: Language,
	project: Project,
	parameters: Readonly<Record<string, string>>,
): { readonly heading: string; readonly description: string } {
	const overrides = projectTexts(language, project);
	const texts: { readonly heading?: string; readonly description: string } =
		buildTexts[language].shop.pages[page];
	const text = (name: "heading" | "description") =>
		overrides[`shop.pages.${page}.${name}`] ?? texts[name] ?? "";
	return {
		heading: insertParameters(text("heading"), parameters),
		description: insertParameters(text("description"), parameters),
	};
}

function insertParameters(text: string, parameters: Readonly<Record<string, string>>): string {
	return text.replace(/\{\{ *(\w+) *\}\}/g, (all, name: string) => parameters[name] ?? all);
}
