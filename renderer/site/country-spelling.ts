import { isWithoutEszett, withoutEszett } from "#core/language/swiss-spelling.ts";
import { loadOnce } from "#core/shared/promises.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { pageCatalogue } from "#renderer/site/page-catalogue.ts";

/** Loads the program's German texts that Switzerland and Liechtenstein spell in another way, by their dotted keys. */
const swissTexts = loadOnce(async (): Promise<Readonly<Record<string, string>>> => {
	const texts = Object.entries(await pageCatalogue("de"));
	return Object.fromEntries(
		texts.flatMap(([key, text]) => {
			const spelled = withoutEszett(text);
			return spelled === text ? [] : [[key, spelled]];
		}),
	);
});

/**
 * Returns a site with the program's texts in the spelling of its country. They come before those of the catalogues, and the
 * project's own texts before them; the content stays as written (B-TEXT-00).
 */
export async function withCountrySpelling(
	site: Site,
	{ country, languages }: Pick<SiteConfig, "country" | "languages">,
): Promise<Site> {
	const spelled = languages.filter((language) => isWithoutEszett(language, country));
	if (spelled.length === 0) return site;
	const texts = await swissTexts();
	const spelling = Object.fromEntries(spelled.map((language) => [language, texts]));
	return { ...site, project: { ...site.project, spelling } };
}
