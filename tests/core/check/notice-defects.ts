import type { Notice } from "#core/content/notices.ts";
import type { Site } from "#core/site/site.ts";
import { type SiteDefect, settings } from "#tests/core/check/plant.ts";

const closure = (from: string, to: string) => ({
	from,
	to,
	mode: "stop" as const,
	translations: [{ language: "de" as const, text: "Betriebsferien." }],
});

/** Adds a notice to the demo site. */
const notice = (days: Pick<Notice, "from" | "to">) => (demo: Site) => ({
	site: {
		...demo,
		project: {
			...demo.project,
			notices: [
				{
					...days,
					tone: "info" as const,
					link: null,
					translations: [{ language: "de" as const, text: "Wir bauen um.", label: null }],
				},
			],
		},
	},
});

/** Defects of notices. */
export const noticeDefects: readonly SiteDefect[] = [
	[
		"a notice that ends before it begins",
		notice({ from: "2031-02-01", to: "2031-01-01" }),
		"period-order",
		"project.json",
	],
	[
		"holidays of the shop that overlap",
		settings({ shop_closures: [closure("2031-01-01", "2031-01-10"), closure("2031-01-10", "2031-01-20")] }),
		"overlapping-closures",
		"shop/settings.json",
	],
	[
		"a notice that is over",
		(demo) => ({ ...notice({ from: "2026-01-01", to: "2026-01-31" })(demo), today: "2026-02-01" }),
		"past-period",
		"project.json",
	],
];
