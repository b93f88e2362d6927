import type { LanguageChoice } from "#core/models/page-model.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shell/language-switch.module.css";

/** Links to the page in the site's other languages, the current one marked. */
export function LanguageSwitch({ choices }: { readonly choices: readonly LanguageChoice[] }) {
	const t = useTranslate();
	if (choices.length < 2) return null;
	return (
		<nav className={styles.languages} aria-label={t("header.language")}>
			<ul>
				{choices.map(({ language, path, current }) => (
					<li key={language}>
						<a
							href={path}
							lang={language}
							hrefLang={language}
							aria-current={current ? "true" : undefined}
							aria-label={t(`language.${language}`)}
						>
							{language.toUpperCase()}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
