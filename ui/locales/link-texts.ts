import type de from "#ui/locales/de/runtime.json";
import { inAllLanguages } from "#ui/locales/in-all-languages.ts";

/** The notes on links that open a new tab, in each language, for texts that are rendered at build time. */
export const linkTexts = await inAllLanguages<(typeof de)["link"]>(
	async (language) => (await import(`./${language}/runtime.json`, { with: { type: "json" } })).default.link,
);
