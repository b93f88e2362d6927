import { useEffect, useState } from "react";
import type { PageModel } from "#core/models/page-model.ts";
import { homePath, languageOfPath } from "#core/routes/paths.ts";
import type { Language } from "#core/shared/language.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/pages/not-found.module.css";

/** A host has one such page for all languages, so it is in all of them, the page's own first (R-ROUTE-12). */
export function NotFoundPage({ page }: { readonly page: PageModel }) {
	const t = useTranslate();
	const [first, setFirst] = useState(page.language);
	const languages = page.languageChoices.map(({ language }) => language);

	// The document is the same at every path; only the browser knows which one was asked for.
	useEffect(() => setFirst(languageOfPath(location.pathname)), []);

	const shown = languages.includes(first) ? first : page.language;
	const others = languages.filter((other) => other !== shown);
	return (
		<div className={styles.page}>
			<div lang={shown}>
				<h1>{t(`notFound.${shown}.heading`)}</h1>
				<p className={styles.text}>{t(`notFound.${shown}.text`)}</p>
				<ButtonLink link={pageLink(homePath(shown))}>{t(`notFound.${shown}.home`)}</ButtonLink>
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
	const t = useTranslate();
	return (
		<>
			<h2 id={`not-found-${language}`}>{t(`notFound.${language}.heading`)}</h2>
			<p>{t(`notFound.${language}.text`)}</p>
			<p>
				<a href={homePath(language)} hrefLang={language}>
					{t(`notFound.${language}.home`)}
				</a>
			</p>
		</>
	);
}
