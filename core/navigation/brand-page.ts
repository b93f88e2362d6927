import type { Brand } from "#core/content/pages.ts";
import { type Language, languages } from "#core/language/language.ts";
import type { PageLinks } from "#core/pages/page-links.ts";
import { brandPath } from "#core/routes/paths.ts";

/** Returns a path of a brand's page, in any language, for links to it; null if the site has no such page. */
export function brandPagePath(
	{ type, slug }: Pick<Brand, "type" | "slug">,
	defaultLanguage: Language,
	links: PageLinks,
): string | null {
	const paths = languages.flatMap((language) => brandPath(type, slug, language, defaultLanguage) ?? []);
	return paths.find((path) => links.resolve(path, defaultLanguage).page !== null) ?? null;
}
