import type { LanguageChoice } from "#core/site/page-model.ts";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/shell/language-switch.module.css";

/** Links to the page in the site's other languages, the current one marked. */
export function LanguageSwitch({ choices }: { readonly choices: readonly LanguageChoice[] }) {
	const words = useWords();
	if (choices.length < 2) return null;
	return (
		<nav className={styles.languages} aria-label={words("header.language")}>
			<ul>
				{choices.map(({ language, path, current }) => (
					<li key={language}>
						<a
							href={path}
							lang={language}
							hrefLang={language}
							aria-current={current ? "true" : undefined}
							aria-label={words(`language.${language}`)}
						>
							{language.toUpperCase()}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
