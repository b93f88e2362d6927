import { languagesWithoutSettings } from "#core/catalogue/localized-settings.ts";
import { atPage } from "#core/check/page-rules.ts";
import {
	at,
	atItem,
	type CheckedSite,
	inShop,
	type Place,
	type Rule,
	termsTemplates,
} from "#core/check/rule.ts";
import { branch } from "#core/content/branch.ts";
import type { Entity } from "#core/content/entity.ts";
import { menuItem } from "#core/content/menu.ts";
import { personalization, sizeGuide } from "#core/content/personalization.ts";
import { product } from "#core/content/product.ts";
import { project } from "#core/content/project.ts";
import { attributeGroup, category } from "#core/content/shop-lists.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { contentLanguage, type Language } from "#core/language/language.ts";
import type { TranslationEntry } from "#core/language/translation.ts";
import type { TemplateName } from "#core/pages/page.ts";
import { hasRoute } from "#core/routes/paths.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { countryOf } from "#core/site/address-country.ts";
import { companyAddress } from "#core/site/company-contact.ts";
import { germanOnlyKeys } from "#core/site/german-only-keys.ts";

interface Translated {
	readonly id: ContentId;
	readonly translations: readonly (TranslationEntry & { readonly display_name?: string })[];
}

/** Returns the languages in which a text is missing, as a list; null if there are none. */
function missingOf(languages: readonly Language[], translations: readonly TranslationEntry[]): string | null {
	const missing = languages.filter((language) => !translations.some((entry) => entry.language === language));
	return missing.length > 0 ? missing.join(", ") : null;
}

function findInItems(
	entity: Entity,
	items: readonly Translated[],
	{ languages }: CheckedSite,
): readonly Place[] {
	return items.flatMap(({ id, translations }) => {
		const missing = missingOf(languages, translations);
		const name = translations[0]?.display_name ?? String(id);
		return missing === null ? [] : [atItem(entity, id, "translations", { name, missing })];
	});
}

function findInShopTexts({ languages, site }: CheckedSite): readonly Place[] {
	const missing = site.shop ? languagesWithoutSettings(site.shop, languages).join(", ") : "";
	return missing === "" ? [] : [at(shopSettings, "translations", { missing })];
}

/** Finds missing translations of notes on opening hours. */
function findInHours({ languages, site }: CheckedSite): readonly Place[] {
	return site.branches.flatMap(({ id, display_name: name, opening_periods, holidays }) => [
		...opening_periods.flatMap(({ free_text, translations }, place) => {
			const defaultTranslation = free_text === null ? [] : [{ language: contentLanguage }];
			const missing =
				free_text === null && translations.length === 0
					? null
					: missingOf(languages, [...defaultTranslation, ...translations]);
			return missing === null
				? []
				: [atItem(branch, id, `opening_periods.${place}.translations`, { name, missing })];
		}),
		...holidays.flatMap(({ translations }, place) => {
			const missing = translations.length === 0 ? null : missingOf(languages, translations);
			return missing === null
				? []
				: [atItem(branch, id, `holidays.${place}.translations`, { name, missing })];
		}),
	]);
}

interface WrittenNotice {
	readonly translations: readonly (TranslationEntry & { readonly text: string })[];
}

/** Finds missing translations of notices and of the reasons for the shop's holidays. */
function findInNotices({ languages, site }: CheckedSite): readonly Place[] {
	const inList = (entity: Entity, list: string, notices: readonly WrittenNotice[]) =>
		notices.flatMap(({ translations }, place) => {
			const missing = missingOf(languages, translations);
			const name = translations[0]?.text ?? "";
			return missing === null ? [] : [at(entity, `${list}.${place}.translations`, { name, missing })];
		});
	return [
		...inList(project, "notices", site.project.notices),
		...inList(shopSettings, "shop_closures", site.shop?.settings.shop_closures ?? []),
	];
}

/** Finds menu entries without a translation; names of brands and networks are the same in every language. */
function findInMenus({ languages, site }: CheckedSite): readonly Place[] {
	const written = languages.includes(contentLanguage) ? contentLanguage : languages[0];
	const brands = new Set(site.brands.map(({ display_name }) => display_name));
	const inEntries = (entries: readonly MenuEntry[], path: string): readonly Place[] =>
		entries.flatMap(({ display_name: name, translations, position, sub = [], groups = [] }, place) => {
			const others = languages.filter((language) => language !== written);
			const isName = position === "social" || brands.has(name);
			const missing = isName ? null : missingOf(others, translations);
			return [
				...(missing === null ? [] : [at(menuItem, `${path}${place}.translations`, { name, missing })]),
				...inEntries(sub, `${path}${place}.sub.`),
				...inEntries(groups, `${path}${place}.groups.`),
			];
		});
	return inEntries(site.menus, "");
}

/** An entry of the menu, or a group of entries. */
interface MenuEntry {
	readonly display_name: string;
	readonly translations: readonly TranslationEntry[];
	readonly position?: string;
	readonly sub?: readonly MenuEntry[];
	readonly groups?: readonly MenuEntry[];
}

/** Page templates that exist in one language or are covered by another rule. */
const otherTemplates: ReadonlySet<TemplateName> = new Set([...termsTemplates, "not-found"]);

/**
 * Returns the languages in which a page has a path. Below the overview of all brands, a brand's page has one in every
 * language; in a language without a route for its type it is expected only if others of the site's brands have it.
 */
function languagesWithPath(
	{ key, brand }: CheckedSite["site"]["pages"][number],
	{ languages, defaultLanguage, site }: CheckedSite,
): readonly Language[] {
	if (brand === null) return languages.filter((language) => key === null || hasRoute(key, language));
	const type = site.brands.find(({ slug }) => slug === brand)?.type;
	const shown = new Set(
		site.pages.flatMap((page) =>
			page.brand === null ? [] : page.translations.map(({ language }) => language),
		),
	);
	return languages.filter(
		(language) =>
			language === defaultLanguage || shown.has(language) || (type !== undefined && hasRoute(type, language)),
	);
}

/** Finds pages that are missing in a language although there is a path for them. */
function findInPages(checked: CheckedSite): readonly Place[] {
	return checked.site.pages
		.filter(({ id, template }) => !id.startsWith(":") && !otherTemplates.has(template))
		.flatMap((page) => {
			const missing = missingOf(languagesWithPath(page, checked), page.translations);
			return missing === null
				? []
				: [atPage(page, "translations", { path: page.translations[0]?.path ?? "", missing })];
		});
}

/** Returns whether the French language law applies: the company is in France. */
function isInFrance({ site, country }: CheckedSite): boolean {
	return countryOf(companyAddress(site.company), country) === "FR";
}

/** Finds texts that French pages show in German, as specified, because the project has no French text for them. */
function findGermanTexts(
	{ languages, site }: CheckedSite,
	isShown: (key: string) => boolean,
): readonly Place[] {
	if (!languages.includes("fr")) return [];
	const ownTexts = site.project.translations.find(({ language }) => language === "fr")?.texts ?? {};
	const missing = germanOnlyKeys.filter((key) => isShown(key) && !Object.hasOwn(ownTexts, key));
	return missing.length > 0 ? [at(project, "translations", { missing: missing.join(", ") })] : [];
}

/** Returns whether a German text is one of the shop's; the others are the newsletter's. */
const isShopText = (key: string) => !key.startsWith("newsletter.");

const source = "Dir. 2011/83/EU, Art. 6 (7); Loi n° 94-665, art. 2";

/** Rules for texts required in each language of the site. */
export const translationRules: readonly Rule[] = [
	{
		id: "product-translation",
		severity: "warning",
		source,
		find: (checked) =>
			inShop(checked, ({ products }) =>
				findInItems(
					product,
					products.filter(({ status }) => status === "published"),
					checked,
				),
			),
	},
	{
		id: "name-translation",
		severity: "warning",
		source,
		find: (checked) =>
			inShop(checked, ({ categories, attributes, personalizations, size_guides }) => [
				...findInItems(category, categories, checked),
				...findInItems(attributeGroup, attributes, checked),
				...findInItems(personalization, personalizations, checked),
				...findInItems(sizeGuide, size_guides, checked),
			]),
	},
	{ id: "settings-translation", severity: "warning", source, find: findInShopTexts },
	{
		id: "page-translation",
		severity: "hint",
		source: "Google Search: localized versions",
		find: findInPages,
	},
	{
		id: "german-texts",
		severity: "warning",
		source: "Loi n° 94-665, art. 2",
		find: (checked) => {
			const hasNewsletter = checked.bodies.some(({ body }) =>
				body.blocks.some(({ type }) => type === "newsletter"),
			);
			const hasShop = checked.site.shop !== null && !isInFrance(checked);
			return findGermanTexts(checked, (key) => (isShopText(key) ? hasShop : hasNewsletter));
		},
	},
	{
		id: "german-texts-in-france",
		severity: "error",
		source: "Loi n° 94-665, art. 2",
		find: (checked) =>
			inShop(checked, () => (isInFrance(checked) ? findGermanTexts(checked, isShopText) : [])),
	},
	{ id: "hours-translation", severity: "hint", source: null, find: findInHours },
	{ id: "notice-translation", severity: "warning", source: null, find: findInNotices },
	{ id: "menu-translation", severity: "hint", source: null, find: findInMenus },
];
