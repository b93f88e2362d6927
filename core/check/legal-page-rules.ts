import { atPage } from "#core/check/page-rules.ts";
import { at, type CheckedSite, inShop, type Place, type Rule, whereSold, wordsOf } from "#core/check/rule.ts";
import { legalPageTypes } from "#core/content/names.ts";
import { page } from "#core/content/pages.ts";
import { project } from "#core/content/project.ts";
import { defaultLanguage, type Language, languages, mainLanguage } from "#core/language/language.ts";
import { type LegalPageType, legalPaths } from "#core/legal/legal-paths.ts";
import { hasWithdrawalRight } from "#core/legal/return-days.ts";
import { isLawOfCustomers } from "#core/legal/served-laws.ts";
import { accessibilityPath } from "#core/pages/optional-pages.ts";
import type { PageBody, TemplateName } from "#core/pages/page.ts";
import { imprintPath, privacyPath } from "#core/routes/paths.ts";

/** Whether a page is at a path. */
function hasPath({ site }: CheckedSite, path: string): boolean {
	return site.pages.some(({ translations }) => translations.some((version) => version.path === path));
}

/** The paths at which every language needs a page. */
function missingAt(checked: CheckedSite, pathIn: (language: Language) => string): readonly Place[] {
	return checked.languages.flatMap((language) => {
		const path = pathIn(language);
		return hasPath(checked, path) ? [] : [at(page, null, { language, path })];
	});
}

function isImprint(path: string): boolean {
	return languages.some((language) => imprintPath(language) === path);
}

/** The legal page of a type where a shop that sells online has none in its main language. */
function missingLegalPage(checked: CheckedSite, type: LegalPageType): readonly Place[] {
	return whereSold(checked, (settings) => {
		if (type === "withdrawal" && !hasWithdrawalRight(settings)) return [];
		const main = mainLanguage(checked.languages);
		const path = legalPaths[type];
		const found =
			main === defaultLanguage
				? hasPath(checked, path)
				: checked.site.pages.some(
						({ template, translations }) =>
							template === type && translations.some(({ language }) => language === main),
					);
		return found ? [] : [at(page, null, { path, template: type })];
	});
}

/** The pages of a template that are missing in languages of the site other than its main one. */
function untranslated(checked: CheckedSite, template: TemplateName): readonly Place[] {
	return checked.site.pages.flatMap((of) => {
		const path = of.translations[0]?.path;
		if (of.template !== template || path === undefined) return [];
		const missing = checked.languages.filter(
			(language) =>
				language !== mainLanguage(checked.languages) &&
				of.translations.every((own) => own.language !== language),
		);
		return missing.length > 0 ? [atPage(of, "translations", { path, missing: missing.join(", ") })] : [];
	});
}

/** Words by which a text shows that it is about the protection of data. */
const aboutPrivacy = /datenschutz|DSGVO|privacy|GDPR|données|confidentialité|vie privée|RGPD/i;

/** Whether a page has running text on privacy; the officer and the list of consents alone are none. */
function saysPrivacy({ path, lead, blocks }: PageBody): boolean {
	const own = blocks.filter(({ type }) => type !== "legal");
	return isImprint(path) ? aboutPrivacy.test(wordsOf([lead, own])) : own.length > 0;
}

/** Pages to which privacy links lead, of imprints or not, without a text on privacy. */
function withoutPrivacy({ bodies }: CheckedSite, inImprint: boolean): readonly Place[] {
	return bodies.flatMap(({ page: of, body }) =>
		body.path === privacyPath(body.language) && isImprint(body.path) === inImprint && !saysPrivacy(body)
			? [atPage(of, null, { path: body.path, language: body.language })]
			: [],
	);
}

/** The places in a shop whose customers' law asks for an accessibility statement; Swiss law asks none of shops. */
function whereStated(checked: CheckedSite, find: () => readonly Place[]): readonly Place[] {
	return inShop(checked, ({ settings }) =>
		isLawOfCustomers(settings, (law) => law.accessibilityStatement) ? find() : [],
	);
}

/** Rules of the pages that the law wants. */
export const legalPageRules: readonly Rule[] = [
	{
		id: "imprint",
		severity: "error",
		source: "§ 5 DDG",
		find: (checked) => missingAt(checked, imprintPath),
	},
	{
		id: "privacy",
		severity: "error",
		source: "Art. 13 DSGVO",
		// The imprint of a language may hold both.
		find: (checked) =>
			missingAt(checked, privacyPath).filter(({ params }) => !isImprint(String(params.path))),
	},
	{
		id: "privacy-text",
		severity: "error",
		source: "Art. 13 DSGVO",
		find: (checked) => withoutPrivacy(checked, false),
	},
	{
		// Privacy links of a language whose table of routes has no privacy page lead to the imprint (R-ROUTE-03).
		id: "privacy-in-imprint",
		severity: "error",
		source: "Art. 13 DSGVO",
		find: (checked) => withoutPrivacy(checked, true),
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
			find: (checked) => missingLegalPage(checked, type),
		}),
	),
	{
		// Who can order in a language is bound by what the terms in it say.
		id: "legal-page-translation",
		severity: "error",
		source: "Dir. 2011/83/EU, Art. 6 (7); Loi n° 94-665, art. 2",
		find: (checked) =>
			whereSold(checked, (settings) =>
				legalPageTypes
					.filter((type) => type !== "withdrawal" || hasWithdrawalRight(settings))
					.flatMap((template) => untranslated(checked, template)),
			),
	},
	{
		id: "accessibility-translation",
		severity: "warning",
		source: "§ 14 BFSG",
		find: (checked) => whereStated(checked, () => untranslated(checked, "accessibility")),
	},
	{
		id: "legal-text",
		severity: "error",
		source: "Art. 246a § 4 EGBGB",
		find: ({ site, bodies }) =>
			bodies.flatMap(({ page, body }) => {
				// The settings' texts are in one language.
				const own =
					body.language === defaultLanguage &&
					site.shop?.settings.legal_pages.some(({ type }) => type === page.template);
				const isTerms = legalPageTypes.some((type) => type === page.template);
				return isTerms && !own && body.blocks.length === 0 ? [atPage(page, null, { path: body.path })] : [];
			}),
	},
	{
		id: "accessibility-off",
		severity: "warning",
		source: "§ 14 BFSG",
		find: (checked) =>
			whereStated(checked, () =>
				checked.site.project.show_accessibility
					? []
					: [at(project, "show_accessibility", { path: accessibilityPath, template: "accessibility" })],
			),
	},
	{
		id: "accessibility-statement",
		severity: "warning",
		source: "§ 14 BFSG",
		find: (checked) =>
			whereStated(checked, () => {
				const isShown = checked.site.project.show_accessibility;
				const isThere = checked.site.pages.some(({ template }) => template === "accessibility");
				return !isShown || isThere
					? []
					: [at(page, null, { path: accessibilityPath, template: "accessibility" })];
			}),
	},
];
