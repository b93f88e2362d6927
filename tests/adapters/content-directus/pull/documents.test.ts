import { describe, expect, it } from "vitest";
import type { Rows } from "#adapters/content-directus/model/rows.ts";
import { directusPlaces } from "#adapters/content-directus/pull/places.ts";
import { projectDocuments } from "#adapters/content-directus/pull/project-documents.ts";
import { projectItems } from "#adapters/content-directus/seed/project-items.ts";
import { seedFindings } from "#adapters/content-directus/seed/seed-findings.ts";
import { createFilePlaces } from "#adapters/content-files/finding-places.ts";

const domain = "a.example";

function roundTrip(documents: ReadonlyMap<string, unknown>) {
	return projectDocuments(projectItems(documents, domain, []), new Map());
}

const page = (blocks: unknown): Rows => ({
	page: [
		{
			id: "p",
			name: "home",
			template: "home",
			key: null,
			status: "draft",
			translations: [
				{
					language: "de",
					path: "/",
					title: "A",
					description: "B",
					kicker: null,
					image: " eins.JPG ",
					blocks,
				},
			],
		},
	],
});

describe("what editors leave in the forms", () => {
	it("B-USE-04 is no field of a block of another type", () => {
		const blocks = [
			{ type: "quote", text: "Gut.", source: null, items: [], images: [], heading: "", markdown: "Rest" },
			{ type: "teasers", items: [{ path: "/a", term: "x", image: " eins.JPG " }] },
			{ type: "unheard-of", text: "x" },
		];
		const files = { directus_files: [{ id: "f", filename_download: "Eins.jpg", translations: null }] };
		const { documents: written } = projectDocuments(
			{ ...page(blocks), ...files },
			new Map([["f", "Eins.jpg"]]),
		);
		expect(written.get("pages/home.json")).toMatchObject({
			translations: [
				{
					image: "Eins.jpg",
					blocks: [
						{ type: "quote", text: "Gut." },
						{ type: "teasers", items: [{ path: "/a", image: "Eins.jpg" }] },
						{ type: "unheard-of", text: "x" },
					],
				},
			],
		});
	});
});

describe("what Directus gives in ways of its own", () => {
	it("B-USE-04 are days written as text, and the opening hours of older websites", () => {
		const opening_hours = [
			{ sort: 1, translations: [{ language: "de", day: "Montag" }], closed: true, opening_time: null },
		];
		const periods = [
			{ day: "4", time_open: "09:00", time_close: null },
			{ day: "Nach Vereinbarung" },
			{ day: 10 },
		];
		const branch = {
			id: "b",
			name: "mitte",
			display_name: "Mitte",
			image: null,
			opening_periods: periods,
			opening_hours,
		};
		const { documents: written } = projectDocuments({ branch: [branch] }, new Map());
		expect(written.get("branches/mitte.json")).toEqual({
			display_name: "Mitte",
			opening_periods: [{ day: 4, time_open: "09:00" }, { day: "Nach Vereinbarung" }, { day: 10 }],
			opening_hours: [{ sort: 1, translations: [{ language: "de", day: "Montag" }], closed: true }],
		});
	});

	it("B-USE-04 is a circle of menu entries, which is cut", () => {
		const entry = { display_name: "A", menu_group: null, path_prefix: false };
		const circle = [
			{ id: "top", parent: null, ...entry },
			{ id: "a", parent: "top", ...entry },
			{ id: "b", parent: "b", ...entry },
			{ id: "c", parent: "top", ...entry, menu_group: "g" },
		];
		const menu_group = [{ id: "g", menu_item: "c", display_name: "G" }];
		expect(
			projectDocuments({ menu_item: circle, menu_group }, new Map()).documents.get("menus.json"),
		).toEqual([
			{
				display_name: "A",
				path_prefix: false,
				sub: [
					{ display_name: "A", path_prefix: false },
					{ display_name: "A", path_prefix: false, groups: [{ display_name: "G", sub: [] }] },
				],
			},
		]);
	});

	it("B-USE-04 are prices as they are typed, or numbers of an older database, and items without a short name", () => {
		const product = (id: string, slug: string, price_brutto: unknown) => ({
			id,
			key: null,
			slug,
			price_brutto,
			category: "c",
			status: "draft",
			display_name: "A",
			translations: null,
			date_created: "2026-03-21T09:00:00.000Z",
		});
		const rows = {
			ecommerce_settings: [{ id: "s" }],
			ecommerce_category: [{ id: "c", key: null, slug: "ringe", sort: 1, display_name: "Ringe" }],
			ecommerce_product: [product("1", "ring", 24.9), product("2", "kette", "1290.50")],
		};
		const { documents: written, drafts } = projectDocuments(rows, new Map());
		expect(written.get("shop/products/ring.json")).toEqual({
			id: "1",
			category: "c",
			price_brutto: 24.9,
			translations: [{ language: "de", display_name: "A" }],
			date_created: "2026-03-21T09:00:00Z",
		});
		expect(written.get("shop/products/kette.json")).toMatchObject({ id: "2", price_brutto: "1290.50" });
		expect(drafts).toEqual({ pages: [], brands: [], products: ["ring", "kette"] });
	});
});

describe("a finding about a pulled document", () => {
	const { origins } = roundTrip(
		new Map<string, unknown>([
			["shop/settings.json", {}],
			[
				"shop/categories.json",
				[
					{
						id: "c",
						slug: "c",
						translations: [
							{ language: "de", display_name: "C" },
							{ language: "en", display_name: "C" },
						],
					},
				],
			],
			[
				"shop/products/ring.json",
				{ category: "c", translations: [{ language: "en", display_name: "Ring" }] },
			],
			["pages/home.json", { template: "home", translations: [] }],
			["project.json", { logo: "logo.svg", seo_title: "A" }],
			["company.json", { company_name: "A" }],
			["widgets.json", [{ sort: 1, widget_name: "contact" }]],
		]),
	);

	it.each([
		["pages/home.json", "translations.0.path", "page/home", "translations.0.path"],
		["shop/categories.json", "0.slug", "ecommerce_category/c", "slug"],
		["shop/categories.json", "0.translations.0.display_name", "ecommerce_category/c", "display_name"],
		[
			"shop/categories.json",
			"0.translations.1.description",
			"ecommerce_category/c",
			"translations.0.description",
		],
		[
			"shop/products/ring.json",
			"translations.0.display_name",
			"ecommerce_product/ring",
			"translations.0.display_name",
		],
		["shop/settings.json", null, "ecommerce_settings", null],
		["company.json", "addresses.0.city", "project", "company_addresses.0.city"],
		["company.json", null, "project", null],
		["widgets.json", "0.widget_name", "project", "widgets.0.widget_name"],
		["widgets.json", "0", "project", "widgets.0"],
		["media/eins.jpg", null, "directus_files/eins.jpg", null],
		["pages", null, "pages", null],
	])("B-REL-04 names collection, item and field: %s %s", (file, field, item, at) => {
		const finding = { severity: "error", key: "content.x", params: {} } as const;
		const imageIds = new Map([["eins.jpg", "1"]]);
		const places = directusPlaces(createFilePlaces(null), {
			rows: {},
			origins,
			imageIds,
			url: "https://cms.example",
		});
		expect(places.locate({ ...finding, file, field })).toMatchObject({ file: item, field: at });
	});
});

describe("what Directus would not keep", () => {
	it.each([[{ tags: ["neu, schön"] }, "tags", "directus.seed.comma"]])(
		"B-REL-04 is refused before anything is sent: %j",
		(fields, field, key) => {
			const files = new Map<string, unknown>([
				["shop/settings.json", {}],
				["shop/products/ring.json", { category: "c", translations: [], ...fields }],
			]);
			expect(seedFindings(projectItems(files, domain, []))).toMatchObject([
				{ file: "ecommerce_product/ring", field, key },
			]);
		},
	);
});
