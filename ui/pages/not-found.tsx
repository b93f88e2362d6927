import { useEffect, useState } from "react";
import { homePath, languageOfPath } from "#core/routes/paths.ts";
import type { Language } from "#core/shared/language.ts";
import type { PageModel } from "#core/site/page-model.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/pages/not-found.module.css";

/** A host has one such page for all languages, so it speaks them all, the page's own first (R-ROUTE-12). */
export function NotFoundPage({ page }: { readonly page: PageModel }) {
	const words = useWords();
	const [first, setFirst] = useState(page.language);
	const spoken = page.languageChoices.map(({ language }) => language);

	// The document is the same at every path; only the browser knows which one was asked for.
	useEffect(() => setFirst(languageOfPath(location.pathname)), []);

	const shown = spoken.includes(first) ? first : page.language;
	const others = spoken.filter((other) => other !== shown);
	return (
		<div className={styles.page}>
			<div lang={shown}>
				<h1>{words(`notFound.${shown}.heading`)}</h1>
				<p className={styles.text}>{words(`notFound.${shown}.text`)}</p>
				<ButtonLink link={pageLink(homePath(shown))}>{words(`notFound.${shown}.home`)}</ButtonLink>
			</div>
			{others.length > 0 ? (
				<ul className={styles.others}>
					{others.map((language) => (
						<li key={language} lang={language}>
							<OtherLanguage language={language} />
						</li>
					))}
				</ul>
			) : null}
		</div>
	);
}

function OtherLanguage({ language }: { readonly language: Language }) {
	const words = useWords();
	return (
		<>
			<h2 id={`not-found-${language}`}>{words(`notFound.${language}.heading`)}</h2>
			<p>{words(`notFound.${language}.text`)}</p>
			<p>
				<a href={homePath(language)} hrefLang={language}>
					{words(`notFound.${language}.home`)}
				</a>
			</p>
		</>
	);
}
