import { at, atItem, type CheckedSite, type Place, type Rule } from "#core/check/rule.ts";
import { brand, page } from "#core/content/pages.ts";
import { project } from "#core/content/project.ts";
import { theme } from "#core/content/theme.ts";
import type { PageMeta, PageSummary } from "#core/pages/page.ts";
import { phrases } from "#core/text/phrases.ts";
import { lightText } from "#core/theme/light-text.ts";
import { adjustedColors } from "#core/theme/theme-tokens.ts";

/** The title length at which search engines truncate. */
const longestTitle = 70;

/** The shortest useful description. Search engines replace shorter ones by their own text. */
export const shortestDescription = 70;

/** Creates a place in a page's file; a brand's page shares the file of its brand. */
export function atPage({ id, brand: slug }: PageSummary, field: string | null, params: Place["params"] = {}) {
	return slug !== null && id === `brand-${slug}`
		? atItem(brand, slug, field, params)
		: atItem(page, id, field, params);
}

/** A language version of a page with its own content, listed by search engines. */
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

/** Finds titles or descriptions that another page in the same language has as well. */
function findRepeated(checked: CheckedSite, name: "title" | "description"): readonly Place[] {
	const seen = new Map<string, string>();
	return versionsOf(checked).flatMap(({ page, meta, place }) => {
		const key = `${meta.language} ${meta[name].trim().toLowerCase()}`;
		const other = seen.get(key);
		if (other === undefined) seen.set(key, meta.path);
		return other === undefined
			? []
			: [atPage(page, `translations.${place}.${name}`, { path: meta.path, other })];
	});
}

/** The longest useful description. Search engines show about half of it. */
const longestDescription = 320;

/** The name of the site after a title: " | Juwelier Sternau". */
const siteName = /\s*[-–|·]\s*.{0,40}/;

/** Default titles of new pages, and titles that say nothing about the content. */
const emptyTitle = phrases`
	^(
		start(seite)?|home(page)?|accueil|index|willkommen|welcome|bienvenue|
		neue seite|new page|nouvelle page|beispielseite|sample page|(seite|page) <n>|
		unbenannt|untitled|ohne titel|sans titre|titel|title|titre|
		test*|entwurf|draft|kopie …*|copy of …*
	)(${siteName})?$
`;

/** Returns whether a text is in capitals, repeats itself or is a list of keywords. */
function isForMachines(text: string): boolean {
	const letters = text.replace(/[^\p{L}]/gu, "");
	const isLoud =
		letters.length > 11 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
	const parts = text
		.split(/[,|•;]/)
		.map((part) => part.trim())
		.filter(Boolean);
	const isList =
		parts.length >= 7 && parts.every((part) => part.split(/\s+/).length <= 3) && !/[.!?]\s/.test(text);
	const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
	const maxRepeats = Math.max(0, ...words.map((word) => words.filter((other) => other === word).length));
	return (
		isLoud ||
		/!{2,}/.test(text) ||
		isList ||
		(words.length >= 6 && maxRepeats >= 4 && maxRepeats >= words.length * 0.35)
	);
}

/** Rules for the titles, descriptions and images shown by search engines and social networks. */
export const pageRules: readonly Rule[] = [
	{
		id: "favicon",
		severity: "hint",
		source: "Google Search: favicon",
		// Without a logo, the icon is drawn from the name.
		find: ({ site: { project: own } }) =>
			own.favicon === null && own.logo !== null ? [at(project, "favicon")] : [],
	},
	{
		id: "logo-light",
		severity: "hint",
		source: "WCAG 1.4.11",
		find: ({ site }) => {
			const { page: onPage, band } = lightText(site.theme);
			const { logo, logo_light } = site.project;
			return (onPage || band) && logo !== null && logo_light === null ? [at(project, "logo_light")] : [];
		},
	},
	{
		id: "adjusted-color",
		severity: "hint",
		source: "WCAG 1.4.3",
		find: ({ site }) =>
			adjustedColors(site.theme).map(({ field, given, shown }) => at(theme, field, { given, shown })),
	},
	{
		id: "social-image",
		severity: "hint",
		source: "Open Graph",
		find: ({ site }) => (site.project.seo_image === null ? [at(project, "seo_image")] : []),
	},
	{
		id: "short-description",
		severity: "hint",
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
		id: "long-title",
		severity: "hint",
		source: "Google Search: title links",
		find: (checked) =>
			versionsOf(checked).flatMap(({ page, meta, place }) => {
				const length = meta.title.trim().length;
				const params = { path: meta.path, length, longest: longestTitle };
				return length > longestTitle ? [atPage(page, `translations.${place}.title`, params)] : [];
			}),
	},
	{
		id: "empty-title",
		severity: "hint",
		source: "Google Search: title links",
		find: (checked) =>
			versionsOf(checked).flatMap(({ page, meta, place }) => {
				const found = meta.title.trim();
				return emptyTitle.test(found) || isForMachines(found)
					? [atPage(page, `translations.${place}.title`, { found })]
					: [];
			}),
	},
	{
		id: "listed-words",
		severity: "hint",
		source: "Google Search: meta description",
		find: (checked) =>
			versionsOf(checked).flatMap(({ page, meta, place }) => {
				const found = meta.description.trim();
				return found.length > longestDescription || isForMachines(found)
					? [
							atPage(page, `translations.${place}.description`, {
								found: `${found.slice(0, 60)} …`,
								length: found.length,
							}),
						]
					: [];
			}),
	},
	{
		id: "repeated-title",
		severity: "hint",
		source: "WCAG 2.4.2",
		find: (checked) => findRepeated(checked, "title"),
	},
	{
		id: "repeated-description",
		severity: "hint",
		source: "Google Search: meta description",
		find: (checked) => findRepeated(checked, "description"),
	},
];
