import type { Preview } from "@storybook/react-vite";
import { type Language, languages } from "#core/language/language.ts";
import {
	type ExampleThemeName,
	exampleThemeNames,
	exampleThemes,
	type Scheme,
} from "#stories/fixtures/example-themes.ts";

/** The choices of the toolbars. */
export interface StoryGlobals {
	readonly language: Language;
	readonly scheme: Scheme;
	readonly theme: ExampleThemeName;
}

const languageTitles: Readonly<Record<Language, string>> = { de: "Deutsch", en: "English", fr: "Français" };

/** The toolbars above every story. */
export const toolbars = {
	language: {
		description: "The language of words and pages",
		toolbar: {
			icon: "globe",
			dynamicTitle: true,
			items: languages.map((value) => ({ value, title: languageTitles[value] })),
		},
	},
	scheme: {
		description: "A light or a dark ground",
		toolbar: {
			icon: "mirror",
			dynamicTitle: true,
			items: [
				{ value: "light", title: "Light" },
				{ value: "dark", title: "Dark" },
			],
		},
	},
	theme: {
		description: "The project's theme",
		toolbar: {
			icon: "paintbrush",
			dynamicTitle: true,
			items: exampleThemeNames.map((value) => ({ value, title: exampleThemes[value].title })),
		},
	},
} satisfies NonNullable<Preview["globalTypes"]>;

/** The initial choices of the toolbars. */
export const firstGlobals: StoryGlobals = { language: "de", scheme: "light", theme: "sternau" };

/** The screens on which every page is tested. */
export const screens = {
	narrow: { name: "Narrow phone, 320", styles: { width: "320px", height: "640px" }, type: "mobile" },
	phone: { name: "Phone, 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
	tablet: { name: "Tablet, 768", styles: { width: "768px", height: "1024px" }, type: "tablet" },
	desktop: { name: "Desktop, 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
} as const;
