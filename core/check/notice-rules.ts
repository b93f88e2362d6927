import { at, type CheckedSite, type Place, type Rule } from "#core/check/rule.ts";
import type { Entity } from "#core/content/entity.ts";
import type { Notice } from "#core/content/notices.ts";
import type { Period } from "#core/content/period.ts";
import { project } from "#core/content/project.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { frenchSales, hasNationalSales } from "#core/legal/french-sales.ts";
import { countryOf } from "#core/site/address-country.ts";
import { companyAddress } from "#core/site/company-contact.ts";

/** A period in the content with its place. */
interface WrittenPeriod extends Period {
	readonly entity: Entity;
	readonly list: string;
	readonly place: number;
}

/** Returns the periods of a site that its owner has written. */
function periodsOf({ site }: CheckedSite): readonly WrittenPeriod[] {
	const written = (entity: Entity, list: string, periods: readonly Period[]) =>
		periods.map(({ from, to }, place) => ({ from, to, entity, list, place }));
	return [
		...written(project, "notices", site.project.notices),
		...written(shopSettings, "shop_closures", site.shop?.settings.shop_closures ?? []),
	];
}

function inPeriods(
	checked: CheckedSite,
	isFault: (period: WrittenPeriod, all: readonly WrittenPeriod[]) => boolean,
): readonly Place[] {
	const all = periodsOf(checked);
	return all
		.filter((period) => isFault(period, all))
		.map(({ from, to, entity, list, place }) => at(entity, `${list}.${place}.to`, { from, to }));
}

/** The word of the law, not part of an expression such as "hors soldes". */
const sales = /(?<!\p{L})(?<!(?:hors|avant les|après les|pas de|pendant les) )soldes?(?!\p{L})/iu;

/** Words that announce sales before they begin. */
const announcing =
	/(?<!\p{L})(?:commence(?:nt|ront)?|début(?:ent|eront)?|démarrent|dès le|à partir du|bientôt|rendez-vous|prochains?|du \d)(?!\p{L})/iu;

/** Returns the sales period that a notice is outside of; null if it is lawful. */
function missedSales({ from, to, translations }: Notice) {
	const text = translations.map((entry) => `${entry.text} ${entry.label ?? ""}`).join("\n");
	if (!sales.test(text) || to < from) return null;
	const year = Number(to.slice(0, 4));
	const periods = [year, year + 1].flatMap((year) => frenchSales(year));
	const nearest = periods.find((period) => period.from <= to && from <= period.to);
	const next = nearest ?? periods.find((period) => period.from > to);
	if (!next) return null;
	const isLate = nearest !== undefined && to > nearest.to;
	return isLate || (from < next.from && !announcing.test(text)) ? next : null;
}

/** Finds notices of sales ("soldes") of shops in France outside the legal periods. */
const findUnlawfulSales: Rule["find"] = ({ site, country, today }) => {
	const address = companyAddress(site.company);
	if (countryOf(address, country) !== "FR" || !hasNationalSales(address.zip_code)) return [];
	return site.project.notices.flatMap((notice, place) => {
		const period = notice.to < today ? null : missedSales(notice);
		return period === null
			? []
			: [at(project, `notices.${place}.from`, { from: period.from, to: period.to })];
	});
};

/** Rules for notices and the shop's holidays: the order of their days, and sales in France. */
export const noticeRules: readonly Rule[] = [
	{
		id: "period-order",
		severity: "warning",
		source: null,
		find: (checked) => inPeriods(checked, ({ from, to }) => to < from),
	},
	{
		id: "overlapping-closures",
		severity: "warning",
		source: null,
		find: (checked) =>
			inPeriods(checked, ({ from, to, list, place }, all) =>
				all.some(
					(other) =>
						list === "shop_closures" &&
						other.list === list &&
						other.place < place &&
						other.from <= to &&
						from <= other.to,
				),
			),
	},
	{
		id: "sales-period",
		severity: "warning",
		source: "art. L310-3 Code de commerce, arrêté du 27 mai 2019",
		find: findUnlawfulSales,
	},
	{
		id: "past-period",
		severity: "hint",
		source: null,
		find: (checked) => inPeriods(checked, ({ from, to }) => from <= to && to < checked.today),
	},
];
