import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deprecatedNames, formatOf, requiredFormat } from "#core/content/upgrade/format.ts";
import { type Json, type Migration, renamedField } from "#core/content/upgrade/migration.ts";
import { migrations } from "#core/content/upgrade/migrations.ts";
import {
	migrationsAfter,
	upgradeFile,
	upgradeItem,
	upgradeOptions,
} from "#core/content/upgrade/upgrade-value.ts";
import { isAtLeast } from "#renderer/cli/node-version.ts";
import manifest from "../../../../package.json" with { type: "json" };

const pending = migrationsAfter(1);

const next: Migration = {
	to: 3,
	requiredFrom: "9.1.0",
	content: [
		renamedField("ecommerce_product", [], "colour", "color"),
		renamedField("ecommerce_product", ["product_variants", "*"], "size_text", "size"),
	],
	options: [{ within: ["redirects"], from: "portal", to: "login" }],
};

const block = fc.record(
	{
		type: fc.constantFrom("facts", "people", "text"),
		heading: fc.string(),
		items: fc.array(
			fc.record(
				{ term: fc.string(), text: fc.string(), image: fc.string(), own: fc.jsonValue(), name: fc.string() },
				{ requiredKeys: [] },
			),
		),
	},
	{ requiredKeys: ["type"] },
);
const formerKeys = ["cart.link", "header.cart", "cart.mendFirst", "cart.settleNotesFirst", "product.back"];
const item = fc.record(
	{
		translations: fc.array(
			fc.record(
				{
					language: fc.constantFrom("de", "en"),
					blocks: fc.array(block),
					texts: fc.dictionary(fc.constantFrom(...formerKeys), fc.string()),
				},
				{ requiredKeys: ["language"] },
			),
		),
		other: fc.jsonValue(),
	},
	{ requiredKeys: [] },
);

/** Every text, number and truth value of a value, sorted. */
function leaves(value: unknown): readonly string[] {
	if (typeof value !== "object" || value === null) return [JSON.stringify(value)];
	return Object.values(value).flatMap(leaves).toSorted();
}

describe("the migrations of content", () => {
	it.each(["page", "brand", "project"])("B-USE-05 change a %s once: twice is the same", (collection) => {
		fc.assert(
			fc.property(item, (before: Json) => {
				const once = upgradeItem(collection, before, pending).value;
				expect(upgradeItem(collection, once, pending)).toEqual({ value: once, found: [] });
			}),
		);
	});

	it.each(["page", "project"])("B-USE-05 lose nothing of a %s", (collection) => {
		fc.assert(
			fc.property(item, (before: Json) => {
				const { value } = upgradeItem(collection, before, pending);
				const withoutTypes = (one: Json) => leaves(one).filter((leaf) => !/"(?:facts|people)"/.test(leaf));
				expect(withoutTypes(value)).toEqual(withoutTypes(before));
			}),
		);
	});

	it("B-USE-05 make people of facts with images, and keep other facts and unknown fields", () => {
		const facts = { type: "facts", items: [{ term: "Repairs", text: "Chains" }] };
		const staff = {
			type: "facts",
			own: 1,
			items: [{ image: "a.jpg", term: "Anna", text: "Goldsmith", x: 2 }],
		};
		const page = { template: "about", translations: [{ language: "en", blocks: [facts, staff] }] };
		const { value, found } = upgradeItem("page", page, pending);
		const people = {
			type: "people",
			own: 1,
			items: [{ portrait: "a.jpg", name: "Anna", role: "Goldsmith", x: 2 }],
		};
		expect(JSON.stringify(value)).toBe(
			JSON.stringify({ template: "about", translations: [{ language: "en", blocks: [facts, people] }] }),
		);
		expect(found.map(({ field }) => field)).toEqual(["translations.0.blocks.1.items.0.image"]);
	});

	it("B-USE-05 leave an item as it is that has both names of a text", () => {
		const texts = { "cart.link": "A", "header.cart": "B" };
		const project = { translations: [{ language: "en", texts }] };
		expect(upgradeItem("project", project, pending)).toEqual({ value: project, found: [] });
	});

	it("B-USE-05 name fields in lists by the entry's place, in both forms of a list", () => {
		const entries = [{ slug: "a", colour: "red" }];
		const file = "shop/products/ring.json";
		expect(upgradeFile(file, entries[0], [next]).value).toEqual({ slug: "a", color: "red" });
		const rating = renamedField("ecommerce_product_rating", [], "stars", "rating");
		const ratings: Migration = { ...next, content: [rating] };
		const list = [{ id: "1", stars: 5 }];
		const upgraded = upgradeFile("shop/ratings.json", { $schema: "s", items: list }, [ratings]);
		expect(upgraded.value).toEqual({ $schema: "s", items: [{ id: "1", rating: 5 }] });
		expect(upgraded.found[0]?.field).toBe("0.stars");
		expect(upgradeFile("shop/ratings.json", list, [ratings]).value).toEqual([{ id: "1", rating: 5 }]);
	});

	it("B-USE-05 reach items within items, at any depth", () => {
		const label: Migration = { ...next, content: [renamedField("menu_group", [], "label", "display_name")] };
		const inner = { sub: [{ groups: [{ label: "A" }] }] };
		const upgraded = upgradeFile("menus.json", [{ groups: [inner] }], [label]);
		const renamed = { sub: [{ groups: [{ display_name: "A" }] }] };
		expect(upgraded.value).toEqual([{ groups: [renamed] }]);
		expect(upgraded.found[0]?.field).toBe("0.groups.0.sub.0.groups.0.label");
	});

	it("B-USE-05 rename options where only the former one is there", () => {
		const config = { domain: "a.example", redirects: { portal: "https://p.example/", moved: {} } };
		expect(upgradeOptions(config, [next]).value).toEqual({
			domain: "a.example",
			redirects: { login: "https://p.example/", moved: {} },
		});
		const both = { redirects: { portal: "a", login: "b" } };
		expect(upgradeOptions(both, [next])).toEqual({ value: both, found: [] });
	});
});

describe("the formats of content", () => {
	it("B-USE-05 begin with 1 and grow by one", () => {
		expect(migrations.map(({ to }) => to)).toEqual(migrations.map((_, index) => index + 2));
		expect([{}, { format: null }, { format: 2 }, { format: "2" }, { format: 0 }].map(formatOf)).toEqual([
			1,
			1,
			2,
			null,
			null,
		]);
	});

	it("B-USE-05 are required from the version on that the list names", () => {
		const required = migrations.filter(({ requiredFrom }) => isAtLeast(manifest.version, requiredFrom));
		expect(requiredFormat).toBe(required.at(-1)?.to);
	});

	it("B-USE-05 have a table of deprecated names: those of formats that are not required yet", () => {
		expect(deprecatedNames()).toEqual([]);
		expect(deprecatedNames(2, [...migrations, next])).toEqual([
			{ collection: "ecommerce_product", former: "colour", replacement: "color", requiredFrom: "9.1.0" },
			{
				collection: "ecommerce_product",
				former: "product_variants.size_text",
				replacement: "size",
				requiredFrom: "9.1.0",
			},
			{ collection: null, former: "redirects.portal", replacement: "login", requiredFrom: "9.1.0" },
		]);
	});
});
