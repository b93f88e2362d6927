import { describe, expect, it } from "vitest";
import type { ContentBlock } from "#core/content/blocks.ts";
import type { Language } from "#core/language/language.ts";
import type { Site } from "#core/site/site.ts";
import { blockModels } from "#renderer/plan/block-models.ts";
import { documentIds } from "#renderer/plan/page-models.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();

function models(blocks: readonly ContentBlock[], language: Language = "de", context = demo.plan().context) {
	return blockModels(blocks, { language, subject: "page", anchors: new Set(documentIds) }, context);
}

const facts = (heading: string | null): ContentBlock => ({ type: "facts", heading, items: [] });

describe("the headings of blocks", () => {
	it("R-A11Y-03 have unique anchors, also with the same text", () => {
		expect(models([facts("Pflege"), facts("Pflege"), facts("Content"), facts(null)])).toMatchObject([
			{ heading: { text: "Pflege", anchor: "pflege" } },
			{ heading: { text: "Pflege", anchor: "pflege-2" } },
			{ heading: { text: "Content", anchor: "content-2" } },
			{ heading: null },
		]);
	});

	it("R-A11Y-03 do not change the anchors of headings within texts", () => {
		const expander: ContentBlock = {
			type: "expander",
			heading: null,
			items: [{ heading: "Wie lange?", markdown: "Drei Tage." }],
		};
		const text: ContentBlock = { type: "text", markdown: "## Werk" };
		expect(models([facts("Wie lange?"), facts("Werk"), expander, text])).toMatchObject([
			{ heading: { anchor: "wie-lange-2" } },
			{ heading: { anchor: "werk-2" } },
			{ items: [{ heading: { anchor: "wie-lange", text: "Wie lange?" } }] },
			{ markdown: { headings: [{ anchor: "werk", text: "Werk" }] } },
		]);
	});

	it("R-A11Y-03 include the second-level headings of a text as plain text", () => {
		const markdown = "## A &amp; *B* <3 `c`\n\n### Tiefer\n\nZwei\nZeilen\n---\n";
		expect(models([{ type: "text", markdown }])).toMatchObject([
			{
				markdown: {
					headings: [
						{ anchor: "a-b-3-c", text: "A & B <3 c" },
						{ anchor: "zwei-zeilen", text: "Zwei Zeilen" },
					],
				},
			},
		]);
	});

	it.each([
		["de", "So finden Sie uns", "Newsletter"],
		["en", "Where to find us", "Newsletter"],
		["fr", "Nous rendre visite", "Newsletter"],
	] as const)("R-I18N-02 in %s, are interface texts if the content has none", (...expected) => {
		const [language, branches, newsletter] = expected;
		const blocks: ContentBlock[] = [{ type: "branches" }, { type: "newsletter", heading: null, text: null }];
		const context = demo.plan({ orderService: { url: "https://orders.example" } }).context;
		expect(models(blocks, language, context)).toMatchObject([
			{ heading: { text: branches } },
			{ heading: { text: newsletter } },
		]);
	});

	it("R-I18N-02 are the project's own texts, if it has any", () => {
		const { context } = demo.plan();
		const translations = [{ language: "de", texts: { "branches.heading": "Unsere Häuser" } }] as const;
		const project = { ...context.site.project, translations };
		const changedContext = { ...context, site: { ...context.site, project } } as typeof context;
		expect(models([{ type: "branches" }], "de", changedContext)).toMatchObject([
			{ heading: { text: "Unsere Häuser", anchor: "unsere-haeuser" } },
		]);
	});
});

describe("the model of a block", () => {
	const [image = ""] = demo.site.media.map(({ name }) => name).filter((name) => name.endsWith(".jpg"));

	it("R-IMG-02 leaves out a missing image, and does not exist if the block needs the image", () => {
		const blocks: ContentBlock[] = [
			{ type: "picture", image: "gone.jpg", caption: null },
			{ type: "gallery", images: ["gone.jpg"] },
			{ type: "gallery", images: ["gone.jpg", image] },
		];
		const [gallery, ...others] = models(blocks);
		expect(others).toEqual([]);
		expect(gallery).toMatchObject({ type: "gallery", images: [{ width: expect.any(Number) }] });
	});

	it("contains its fields, each in the form of its kind", () => {
		const quote: ContentBlock = { type: "quote", text: "Was bleibt", source: null, customer: "verified" };
		expect(models([quote])).toEqual([quote]);
	});

	it("R-NEWS-01 does not exist for a newsletter without a service for sign-ups", () => {
		const newsletter: ContentBlock = { type: "newsletter", heading: null, text: null };
		expect(models([newsletter], "de", demo.plan({ orderService: null }).context)).toEqual([]);
	});
});

describe("an appointment block", () => {
	const block: ContentBlock = { type: "appointment", heading: null, text: null };
	const reason = (id: string, branches: readonly string[]) => ({
		id,
		minutes: 30,
		branches,
		translations: [{ language: "de" as const, display_name: id }],
	});
	const withReasons = (appointment_reasons: Site["project"]["appointment_reasons"]) =>
		demo.plan({}, (site) => ({ ...site, project: { ...site.project, appointment_reasons } })).context;

	it("B-USE-15 offers each reason at its branches, or at all if it has none", () => {
		const context = withReasons([reason("ring", []), reason("optik", ["mitte", "nirgends"])]);
		expect(models([block], "fr", context)).toMatchObject([
			{
				reasons: [
					{ id: "ring", branches: ["mitte", "charlottenburg"] },
					{ id: "optik", branches: ["mitte"] },
				],
			},
		]);
	});

	it("B-USE-15 does not exist if no branch offers appointments", () => {
		expect(models([block], "de", withReasons([]))).toEqual([]);
		expect(models([block], "de", withReasons([reason("optik", ["nirgends"])]))).toEqual([]);
	});
});

describe("links to other pages", () => {
	const toWatches = (fields: object): ContentBlock => ({
		type: "teasers",
		heading: null,
		items: [{ path: "/uhren", title: null, text: null, image: null, ...fields }],
	});

	const withoutTeaserTexts = (site: Site): Site => ({
		...site,
		pages: site.pages.map((page) => ({
			...page,
			translations: page.translations.map(({ teaser: _, ...head }) => head),
		})),
	});

	it("have the block's text, or else the page's teaser text, or else its description", () => {
		expect(models([toWatches({ text: "Eigenes" })])).toMatchObject([{ items: [{ text: "Eigenes" }] }]);
		expect(models([toWatches({})])).toMatchObject([
			{ items: [{ text: "Mechanik, die man hört, wenn es still ist." }] },
		]);
		const { context } = demo.plan({}, withoutTeaserTexts);
		expect(models([toWatches({})], "de", context)).toMatchObject([
			{ items: [{ text: expect.stringContaining("Mechanische Uhren") }] },
		]);
	});

	it("show the product worn, if there is such an image", () => {
		const toWatch: ContentBlock = {
			type: "teasers",
			heading: null,
			items: [{ path: "/shop/uhren/alpenhorn-mitternacht", title: null, text: null, image: null }],
		};
		const worn = (site: Site): Site => ({
			...site,
			media: site.media.map((item) =>
				item.name === "watch-midnight-blue-date-steel-side.jpg" ? { ...item, subject: "worn" } : item,
			),
		});
		const { context } = demo.plan({}, worn);
		expect(models([toWatch], "de", context)).toMatchObject([
			{ items: [{ image: { src: expect.stringContaining("steel-side") } }] },
		]);
		expect(models([toWatch])).toMatchObject([
			{ items: [{ image: { src: expect.stringMatching(/steel-\d/) } }] },
		]);
	});

	it("R-IMG-02 keep the focal point of an image", () => {
		const { context } = demo.plan({}, (site) => ({
			...site,
			media: site.media.map((item) => ({ ...item, focus: "30% 70%" })),
		}));
		expect(models([toWatches({})], "de", context)).toMatchObject([
			{ items: [{ image: { focus: "30% 70%" } }] },
		]);
		expect(models([toWatches({})])).not.toHaveProperty("0.items.0.image.focus");
	});
});

describe("brands", () => {
	it("have the teaser text of their page only in its own language", () => {
		const all: ContentBlock = { type: "brands", of: null };
		expect(models([all])).toMatchObject([
			{
				items: expect.arrayContaining([
					expect.objectContaining({ slug: "kronberg", text: expect.stringMatching(/^Klassische Uhren/) }),
				]),
			},
		]);
		expect(models([all], "fr")).toMatchObject([
			{ items: expect.arrayContaining([expect.objectContaining({ slug: "kronberg", text: null })]) },
		]);
	});
});
