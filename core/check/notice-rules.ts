import { at, type CheckedSite, type Place, type Rule } from "#core/check/rule.ts";
import type { Entity } from "#core/content/entity.ts";
import type { Period } from "#core/content/period.ts";
import { project } from "#core/content/project.ts";
import { shopSettings } from "#core/content/shop-settings.ts";

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

/** Rules for notices and the shop's holidays: the order of their days. */
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
		id: "past-period",
		severity: "hint",
		source: null,
		find: (checked) => inPeriods(checked, ({ from, to }) => from <= to && to < checked.today),
	},
];
