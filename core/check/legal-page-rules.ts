import { atPage } from "#core/check/page-rules.ts";
import { at, type CheckedSite, inShop, type Place, type Rule, whereSold, wordsOf } from "#core/check/rule.ts";
import { legalPageTypes } from "#core/content/names.ts";
import { page } from "#core/content/pages.ts";
import { project } from "#core/content/project.ts";
import { contentLanguage, type Language, languages } from "#core/language/language.ts";
import { type LegalPageType, legalPath } from "#core/legal/legal-paths.ts";
import { hasWithdrawalRight } from "#core/legal/return-days.ts";
import { isLawOfCustomers } from "#core/legal/served-laws.ts";
import { accessibilityPath } from "#core/pages/optional-pages.ts";
import type { PageBody, TemplateName } from "#core/pages/page.ts";
import { imprintPath, privacyPath } from "#core/routes/paths.ts";
import { phrases } from "#core/text/phrases.ts";

function hasPath({ site }: CheckedSite, path: string): boolean {
	return site.pages.some(({ translations }) => translations.some((version) => version.path === path));
}

type PathInLanguage = (language: Language, defaultLanguage: Language) => string;

/** Finds languages without a page at their path; suggests the file of the page that other languages have. */
function findMissingPages(
	checked: CheckedSite,
	rowKey: "imprint" | "privacy",
	pathIn: PathInLanguage,
): readonly Place[] {
	const existing = checked.site.pages.find(({ key }) => key === rowKey);
	return checked.languages.flatMap((language) => {
		const path = pathIn(language, checked.defaultLanguage);
		if (hasPath(checked, path)) return [];
		if (!existing) return [at(page, null, { language, path })];
		const suggestion = `pages/${existing.id}.json`;
		return [atPage(existing, "translations", { language, path, suggestion })];
	});
}

function isImprint(path: string, { defaultLanguage }: CheckedSite): boolean {
	return languages.some((language) => imprintPath(language, defaultLanguage) === path);
}

/** Finds a missing legal page of an online shop in the site's default language. */
function findMissingLegalPage(checked: CheckedSite, type: LegalPageType): readonly Place[] {
	return whereSold(checked, (settings) => {
		if (type === "withdrawal" && !hasWithdrawalRight(settings)) return [];
		const main = checked.defaultLanguage;
		const path = legalPath(type, main);
		const found =
			main === "de"
				? hasPath(checked, path)
				: checked.site.pages.some(
						({ template, translations }) =>
							template === type && translations.some(({ language }) => language === main),
					);
		return found ? [] : [at(page, null, { path, template: type })];
	});
}

/** Finds pages of a template that are missing in other languages than the site's default one. */
function findUntranslatedPages(checked: CheckedSite, template: TemplateName): readonly Place[] {
	return checked.site.pages.flatMap((page) => {
		const path = page.translations[0]?.path;
		if (page.template !== template || path === undefined) return [];
		const missing = checked.languages.filter(
			(language) =>
				language !== checked.defaultLanguage &&
				page.translations.every((translation) => translation.language !== language),
		);
		return missing.length > 0 ? [atPage(page, "translations", { path, missing: missing.join(", ") })] : [];
	});
}

/** Words that show that a text is about privacy. */
const aboutPrivacy = phrases`
	datenschutz|DSGVO|privacy|GDPR|données|confidentialité|RGPD
	vie privée
`;

/**
 * Returns whether a page has a text about privacy. The data protection officer and the list of consents alone do not
 * count.
 */
function hasPrivacyText({ path, lead, blocks }: PageBody, checked: CheckedSite): boolean {
	const ownBlocks = blocks.filter(({ type }) => type !== "legal");
	return isImprint(path, checked) ? aboutPrivacy.test(wordsOf([lead, ownBlocks])) : ownBlocks.length > 0;
}

/**
 * Finds pages behind privacy links that have no text about privacy: imprints or other pages, depending on
 * `inImprint`.
 */
function findPagesWithoutPrivacy(checked: CheckedSite, inImprint: boolean): readonly Place[] {
	return checked.bodies.flatMap(({ page, body }) =>
		body.path === privacyPath(body.language, checked.defaultLanguage) &&
		isImprint(body.path, checked) === inImprint &&
		!hasPrivacyText(body, checked)
			? [atPage(page, null, { path: body.path, language: body.language })]
			: [],
	);
}

/**
 * Returns the findings of a shop whose customers' law requires an accessibility statement. Swiss law does not require
 * one of shops.
 */
function whereStatementRequired(checked: CheckedSite, find: () => readonly Place[]): readonly Place[] {
	return inShop(checked, ({ settings }) =>
		isLawOfCustomers(settings, (law) => law.accessibilityStatement) ? find() : [],
	);
}

/** Returns the path and template that an accessibility statement should have. */
function statementParams({ defaultLanguage }: CheckedSite): Place["params"] {
	return { path: accessibilityPath(defaultLanguage), template: "accessibility" };
}

/** Rules for the pages required by law. */
export const legalPageRules: readonly Rule[] = [
	{
		id: "imprint",
		severity: "error",
		source: "§ 5 DDG",
		find: (checked) => findMissingPages(checked, "imprint", imprintPath),
	},
	{
		id: "privacy",
		severity: "error",
		source: "Art. 13 DSGVO",
		// An imprint can include the privacy text.
		find: (checked) =>
			findMissingPages(checked, "privacy", privacyPath).filter(
				({ params }) => !isImprint(String(params.path), checked),
			),
	},
	{
		id: "privacy-text",
		severity: "error",
		source: "Art. 13 DSGVO",
		find: (checked) => findPagesWithoutPrivacy(checked, false),
	},
	{
		// Privacy links lead to the imprint if the route table has no privacy page for the language (R-ROUTE-03).
		id: "privacy-in-imprint",
		severity: "error",
		source: "Art. 13 DSGVO",
		find: (checked) => findPagesWithoutPrivacy(checked, true),
	},
	...legalPageTypes.map(
		(type): Rule => ({
			id: `page-${type}`,
			severity: "error",
			source: {
				terms: "§ 312d BGB, § 305 BGB",
				withdrawal: "Art. 246a § 1 EGBGB",
				"shipping-and-payment": "§ 312j BGB, § 6 PAngV",
			}[type],
			find: (checked) => findMissingLegalPage(checked, type),
		}),
	),
	{
		// The terms bind customers in each language in which they can order.
		id: "legal-page-translation",
		severity: "error",
		source: "Dir. 2011/83/EU, Art. 6 (7); Loi n° 94-665, art. 2",
		find: (checked) =>
			whereSold(checked, (settings) =>
				legalPageTypes
					.filter((type) => type !== "withdrawal" || hasWithdrawalRight(settings))
					.flatMap((template) => findUntranslatedPages(checked, template)),
			),
	},
	{
		id: "accessibility-translation",
		severity: "warning",
		source: "§ 14 BFSG",
		find: (checked) => whereStatementRequired(checked, () => findUntranslatedPages(checked, "accessibility")),
	},
	{
		id: "legal-text",
		severity: "error",
		source: "Art. 246a § 4 EGBGB",
		find: ({ site, bodies }) =>
			bodies.flatMap(({ page, body }) => {
				// The settings' texts exist only in the content's own language.
				const hasSettingsText =
					body.language === contentLanguage &&
					site.shop?.settings.legal_pages.some(({ type }) => type === page.template);
				const isTerms = legalPageTypes.some((type) => type === page.template);
				return isTerms && !hasSettingsText && body.blocks.length === 0
					? [atPage(page, null, { path: body.path })]
					: [];
			}),
	},
	{
		id: "accessibility-off",
		severity: "warning",
		source: "§ 14 BFSG",
		find: (checked) =>
			whereStatementRequired(checked, () =>
				checked.site.project.show_accessibility
					? []
					: [at(project, "show_accessibility", statementParams(checked))],
			),
	},
	{
		id: "accessibility-statement",
		severity: "warning",
		source: "§ 14 BFSG",
		find: (checked) =>
			whereStatementRequired(checked, () => {
				const isShown = checked.site.project.show_accessibility;
				const exists = checked.site.pages.some(({ template }) => template === "accessibility");
				return !isShown || exists ? [] : [at(page, null, statementParams(checked))];
			}),
	},
];
