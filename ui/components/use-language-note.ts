import type { NavigationLink } from "#core/navigation/link.ts";
import { languageName } from "#core/shared/language-name.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** What a link to a page in another language says behind its words: "in German"; nothing for other links (R-NAV-08). */
export function useLanguageNote(link: Pick<NavigationLink, "hreflang"> | null): string | undefined {
	const t = useTranslate();
	const { language } = useShell();
	const other = link?.hreflang;
	return other ? t("link.inLanguage", { language: languageName(other, language) }) : undefined;
}
