import { at, atItem, type CheckedSite, inShop, type Place, type Rule, whereSold } from "#core/check/rule.ts";
import { legalPageTypes } from "#core/content/names.ts";
import { brand, page } from "#core/content/pages.ts";
import { project } from "#core/content/project.ts";
import { type LegalPageType, legalPaths } from "#core/legal/legal-paths.ts";
import { accessibilityPath } from "#core/routes/optional-pages.ts";
import { imprintPath, privacyPath } from "#core/routes/paths.ts";
import { defaultLanguage, type Language, languages } from "#core/shared/language.ts";
import type { PageMeta, PageSummary } from "#core/site/page.ts";

/** Shorter descriptions are too little for search engines, which then choose words of their own. */
export const shortestDescription = 70;

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

/** The legal page of a type where a shop that sells online has none. */
function missingLegalPage(checked: CheckedSite, type: LegalPageType): readonly Place[] {
	return whereSold(checked, () => {
		const path = legalPaths[type];
		const needed = checked.languages.includes(defaultLanguage);
		const found = needed
			? hasPath(checked, path)
			: checked.site.pages.some(({ template }) => template === type);
		return found ? [] : [at(page, null, { path, template: type })];
	});
}

/** A page's place in its own file, which a brand's page shares with its brand. */
export function atPage({ id, brand: slug }: PageSummary, field: string | null, params: Place["params"] = {}) {
	return slug !== null && id === `brand-${slug}`
		? atItem(brand, slug, field, params)
		: atItem(page, id, field, params);
}

/** A page that its content writes, in one language that search engines list. */
interface Version {
	readonly page: PageSummary;
	readonly meta: PageMeta;
	readonly place: number;
}

function versionsOf({ site }: CheckedSite): readonly Version[] {
	return site.pages
		.filter(({ id, template }) => !id.startsWith(":") && template !== "not-found" && template !== "thanks")
		.flatMap((page) => page.translations.map((meta, place) => ({ page, meta, place })));
}

/** Versions whose text another page of the language has too. */
function repeated(checked: CheckedSite, name: "title" | "description"): readonly Place[] {
	const known = new Map<string, string>();
	return versionsOf(checked).flatMap(({ page, meta, place }) => {
		const key = `${meta.language} ${meta[name].trim().toLowerCase()}`;
		const other = known.get(key);
		if (other === undefined) known.set(key, meta.path);
		return other === undefined
			? []
			: [atPage(page, `translations.${place}.${name}`, { path: meta.path, other })];
	});
}

/** Rules of the pages that a site needs, and of what they say of themselves. */
export const pageRules: readonly Rule[] = [
	{
		id: "imprint",
		risk: "error",
		source: "§ 5 DDG",
		find: (checked) => missingAt(checked, imprintPath),
	},
	{
		id: "privacy",
		risk: "error",
		source: "Art. 13 DSGVO",
		// The imprint of a language may hold both.
		find: (checked) =>
			missingAt(checked, privacyPath).filter(({ params }) => !isImprint(String(params.path))),
	},
	...legalPageTypes.map(
		(type): Rule => ({
			id: `page-${type}`,
			risk: "error",
			source: {
				terms: "§ 312d BGB, § 305 BGB",
				withdrawal: "Art. 246a § 1 EGBGB",
				"shipping-and-payment": "§ 312j BGB, § 6 PAngV",
			}[type],
			find: (checked) => missingLegalPage(checked, type),
		}),
	),
	{
		id: "legal-text",
		risk: "error",
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
		id: "accessibility-statement",
		risk: "warning",
		source: "§ 14 BFSG",
		find: (checked) =>
			inShop(checked, () => {
				if (!checked.site.project.show_accessibility) return [at(project, "show_accessibility")];
				const isThere = checked.site.pages.some(({ template }) => template === "accessibility");
				return isThere ? [] : [at(page, null, { path: accessibilityPath })];
			}),
	},
	{
		id: "favicon",
		risk: "hint",
		source: "Google Search: favicon",
		find: ({ site }) => (site.project.favicon === null ? [at(project, "favicon")] : []),
	},
	{
		id: "social-image",
		risk: "hint",
		source: "Open Graph",
		find: ({ site }) => (site.project.seo_image === null ? [at(project, "seo_image")] : []),
	},
	{
		id: "short-description",
		risk: "hint",
		source: "Google Search: meta description",
		find: (checked) =>
			versionsOf(checked).flatMap(({ page, meta, place }) => {
				const length = meta.description.trim().length;
				const params = { path: meta.path, length, shortest: shortestDescription };
				return length < shortestDescription
					? [atPage(page, `translations.${place}.description`, params)]
					: [];
			}),
	},
	{
		id: "repeated-title",
		risk: "hint",
		source: "WCAG 2.4.2",
		find: (checked) => repeated(checked, "title"),
	},
	{
		id: "repeated-description",
		risk: "hint",
		source: "Google Search: meta description",
		find: (checked) => repeated(checked, "description"),
	},
];
