import { atPage } from "#core/check/page-rules.ts";
import type { SiteText } from "#core/check/read-text.ts";
import { at, atItem, isLegalPage, isLegalTemplate, type Place, type Rule } from "#core/check/rule.ts";
import { branch } from "#core/content/branch.ts";
import { company } from "#core/content/company.ts";
import type { Entity } from "#core/content/entity.ts";
import { legal } from "#core/content/legal.ts";
import { shopSettings } from "#core/content/shop-settings.ts";

/** A gap that a template leaves for the owner: "[[name of the registry court]]". */
const gap = /\[\[[^[\]]+\]\]/g;

/** The content, apart from legal pages, whose gaps keep a site from being published. */
const entities: ReadonlySet<Entity> = new Set<Entity>([company, legal, branch, shopSettings]);

/** Returns each different gap within a value, with the path of its field. */
function gapsIn(
	value: unknown,
	path: readonly string[] = [],
): readonly (readonly [field: string, found: string])[] {
	if (typeof value === "string")
		return [...new Set(value.match(gap) ?? [])].map((found) => [path.join("."), found]);
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) => gapsIn(part, [...path, name]));
}

/** Returns whether a value still has a gap, so that nothing else in it is wrong. */
export function hasGap(value: string): boolean {
	return value.search(gap) >= 0;
}

/** Returns a text without the gaps that the rule `gap` reports. */
export function withoutGaps({ source, template, place }: SiteText): string {
	const isReported = (template !== null && isLegalTemplate(template)) || entities.has(place({}).entity);
	return isReported ? source.replace(gap, "") : source;
}

/**
 * The rule of gaps in what the law asks for. Each keeps the site from being published; in other texts a gap is a placeholder, which is a
 * warning.
 */
export const gapRules: readonly Rule[] = [
	{
		id: "gap",
		severity: "error",
		source: null,
		find: ({ site, bodies }) => {
			const places = (value: unknown, place: (field: string, params: Place["params"]) => Place) =>
				gapsIn(value).map(([field, found]) => place(field, { found }));
			return [
				...places(site.company, (field, params) => at(company, field, params)),
				...places(site.legal, (field, params) => at(legal, field, params)),
				...places(site.shop?.settings, (field, params) => at(shopSettings, field, params)),
				...places(site.shop?.settings_translations, (field, params) =>
					at(shopSettings, `translations.${field}`, params),
				),
				...site.branches.flatMap((own) =>
					places(own, (field, params) => atItem(branch, own.id, field, params)),
				),
				...bodies.flatMap(({ page, body }) => {
					const version = page.translations.findIndex(({ language }) => language === body.language);
					return isLegalPage(page)
						? places(body, (field, params) => atPage(page, `translations.${version}.${field}`, params))
						: [];
				}),
			];
		},
	},
];
