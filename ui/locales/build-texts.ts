import type de from "#ui/locales/de/build.json";
import { inAllLanguages } from "#ui/locales/in-all-languages.ts";

/** The texts that only builds write into pages, in each language. */
export const buildTexts = await inAllLanguages<typeof de>(
	async (language) => (await import(`./${language}/build.json`, { with: { type: "json" } })).default,
);
