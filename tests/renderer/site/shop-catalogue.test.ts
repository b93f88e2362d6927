import { expect, it } from "vitest";
import { shopCatalogue } from "#renderer/site/shop-catalogue.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();

it.each([
	["Pacific/Auckland", [{ time_zone: "Pacific/Auckland", opening_periods: [], opening_hours: [] }]],
	["Europe/Berlin", []],
])(
	"B-USE-12 names the time zone %s of the pages, also if no branch has opening hours",
	async (zone, changes) => {
		const { context } = demo.plan({}, (site) => ({
			...site,
			branches: changes.flatMap((change) =>
				site.branches.slice(0, 1).map((branch) => ({ ...branch, ...change })),
			),
		}));
		const catalogue = shopCatalogue(context);
		expect(catalogue?.time_zone).toBe(zone);
		expect(catalogue?.branches.filter(({ schedule }) => schedule !== null)).toEqual([]);
	},
);
