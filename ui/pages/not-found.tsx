import type { NotFoundTexts, PageModel } from "#core/models/page-model.ts";
import { homePath } from "#core/routes/paths.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { CategoryTiles } from "#ui/components/category-tiles.tsx";
import { headingStyle } from "#ui/components/heading-style.ts";
import { SearchForm } from "#ui/components/search-form.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import styles from "#ui/pages/not-found.module.css";

/** A language's 404 page; the root's also contains the other languages' texts (R-ROUTE-12). */
export function NotFoundPage({ page }: { readonly page: PageModel }) {
	const { homePath: home } = useShell();
	const versions = page.notFound ?? [];
	const shown = versions.find(({ language }) => language === page.language);
	const others = versions.filter((other) => other !== shown);
	return (
		<div className={styles.page}>
			{shown ? (
				<div>
					<h1 style={headingStyle(shown.heading)}>{shown.heading}</h1>
					<p className={styles.text}>{shown.text}</p>
					{shown.search ? (
						<div className={styles.search}>
							<SearchForm id="not-found-search" action={shown.search.path} label={shown.search.label} />
						</div>
					) : null}
					<ButtonLink link={pageLink(home)}>{shown.home}</ButtonLink>
					{shown.categories ? (
						<div className={styles.categories}>
							<CategoryTiles categories={shown.categories.links} label={shown.categories.label} />
						</div>
					) : null}
				</div>
			) : null}
			{page.blocks.length > 0 ? (
				<div className={styles.blocks}>
					<Blocks blocks={page.blocks} />
				</div>
			) : null}
			{others.length > 0 ? (
				<ul className={styles.others}>
					{others.map((version) => (
						<li key={version.language} lang={version.language}>
							<OtherLanguage version={version} />
						</li>
					))}
				</ul>
			) : null}
		</div>
	);
}

function OtherLanguage({ version: { language, heading, text, home } }: { readonly version: NotFoundTexts }) {
	const { defaultLanguage } = useShell();
	return (
		<>
			<h2 id={`not-found-${language}`}>{heading}</h2>
			<p>{text}</p>
			<p>
				<a href={homePath(language, defaultLanguage)} hrefLang={language} lang={language}>
					{home}
				</a>
			</p>
		</>
	);
}
