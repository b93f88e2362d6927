import type { LanguageChoice } from "#core/pages/alternates.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useSearch } from "#ui/foundation/use-search.ts";
import { coreKey } from "#ui/locales/page-text-key.ts";
import styles from "#ui/shell/language-switch.module.css";

/**
 * Links to the page in the site's other languages, the current one marked.
 *
 * Use it for the header. Not for links to a page that has only one language.
 */
export function LanguageSwitch({
	choices,
	keepsSearch = false,
}: {
	readonly choices: readonly LanguageChoice[];
	/** Whether the query of the URL means the same in each language, as the filters of a list and a variant do. */
	readonly keepsSearch?: boolean;
}) {
	const t = useTranslate();
	const search = useSearch();
	if (choices.length < 2) return null;
	return (
		<nav className={styles.languages} aria-label={t("header.language")}>
			<ul>
				{choices.map(({ language, path, current, translated }) => (
					<li key={language}>
						<a
							href={keepsSearch && translated ? path + search : path}
							lang={language}
							hrefLang={language}
							aria-current={current ? "true" : undefined}
							aria-label={t(coreKey(`language.${language}`))}
						>
							{language.toUpperCase()}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
