import { at, type CheckedSite, type Place, type Rule } from "#core/check/rule.ts";
import type { Entity } from "#core/content/entity.ts";
import { project } from "#core/content/project.ts";

/** A period in the content, with its days "YYYY-MM-DD", and its place. */
interface Period {
	readonly from: string;
	readonly to: string;
	readonly entity: Entity;
	readonly list: string;
	readonly place: number;
}

/** Returns the periods of a site that its owner has written. */
function periodsOf({ site }: CheckedSite): readonly Period[] {
	return site.project.notices.map(({ from, to }, place) => ({
		from,
		to,
		entity: project,
		list: "notices",
		place,
	}));
}

function inPeriods(
	checked: CheckedSite,
	isFault: (period: Period, all: readonly Period[]) => boolean,
): readonly Place[] {
	const all = periodsOf(checked);
	return all
		.filter((period) => isFault(period, all))
		.map(({ from, to, entity, list, place }) => at(entity, `${list}.${place}.to`, { from, to }));
}

/** Rules for notices: the order of their days. */
export const noticeRules: readonly Rule[] = [
	{
		id: "period-order",
		severity: "warning",
		source: "specification B-USE-03",
		find: (checked) => inPeriods(checked, ({ from, to }) => to < from),
	},
	{
		id: "past-period",
		severity: "hint",
		source: "specification B-USE-03",
		find: (checked) => inPeriods(checked, ({ from, to }) => from <= to && to < checked.today),
	},
];
