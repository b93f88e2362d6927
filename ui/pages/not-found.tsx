import { homePath } from "#core/routes/paths.ts";
import type { Language } from "#core/shared/language.ts";
import type { PageModel } from "#core/site/page-model.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/pages/not-found.module.css";

/** A host has one such page for all languages, so it speaks them all, the page's own first (R-ROUTE-12). */
export function NotFoundPage({ page }: { readonly page: PageModel }) {
	const words = useWords();
	const others = page.languageChoices
		.map(({ language }) => language)
		.filter((other) => other !== page.language);
	return (
		<div className={styles.page}>
			<h1>{words(`notFound.${page.language}.heading`)}</h1>
			<p className={styles.text}>{words(`notFound.${page.language}.text`)}</p>
			<ButtonLink link={pageLink(homePath(page.language))}>
				{words(`notFound.${page.language}.home`)}
			</ButtonLink>
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
