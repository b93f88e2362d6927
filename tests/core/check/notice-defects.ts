import type { Notice } from "#core/content/notices.ts";
import type { Site } from "#core/site/site.ts";
import { type SiteDefect, settings, site } from "#tests/core/check/plant.ts";

const closure = (from: string, to: string) => ({
	from,
	to,
	mode: "stop" as const,
	translations: [{ language: "de" as const, text: "Betriebsferien." }],
});

/** Adds a notice to the demo site. */
const notice =
	(days: Pick<Notice, "from" | "to">, text = "Wir bauen um.") =>
	(demo: Site) => ({
		site: {
			...demo,
			project: {
				...demo.project,
				notices: [
					{
						...days,
						tone: "info" as const,
						link: null,
						translations: [{ language: "de" as const, text, label: null }],
					},
				],
			},
		},
	});

/** Defects of notices, menus and pages of brands. */
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
		"sales of a French shop after the legal weeks",
		(demo) => {
			const french = notice({ from: "2027-01-06", to: "2027-02-28" }, "Soldes : jusqu’à −50 %")(demo);
			const [address] = demo.company.addresses;
			const addresses = [{ ...address, country_code: "FR", zip_code: "75001" }] as const;
			return { site: { ...french.site, company: { ...demo.company, addresses } } };
		},
		"sales-period",
		"project.json",
	],
	[
		"a notice that is over",
		(demo) => ({ ...notice({ from: "2026-01-01", to: "2026-01-31" })(demo), today: "2026-02-01" }),
		"past-period",
		"project.json",
	],
	[
		"a notice without an English text",
		notice({ from: "2031-01-01", to: "2031-01-31" }),
		"notice-translation",
		"project.json",
	],
	[
		"a menu entry without an English name",
		site(({ menus: [first, ...others] }) => ({
			menus: first ? [{ ...first, display_name: "Werkstatt", translations: [] }, ...others] : others,
		})),
		"menu-translation",
		"menus.json",
	],
	[
		"a brand that is not there in French, unlike another one",
		site(({ pages }) => ({
			pages: pages.map((page) => {
				const [first] = page.translations;
				return page.brand === "alpenhorn" && first
					? { ...page, translations: [...page.translations, { ...first, language: "fr" as const }] }
					: page;
			}),
		})),
		"page-translation",
		"brands/kronberg.json",
	],
];
