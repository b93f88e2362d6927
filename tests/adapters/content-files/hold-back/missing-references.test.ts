import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Files } from "#tests/adapters/content-files/content-folder.ts";
import {
	createItemService,
	type Published,
	serviceFiles,
} from "#tests/adapters/content-files/hold-back/item-service.ts";

let service: ReturnType<typeof createItemService>;

beforeEach(() => {
	service = createItemService();
});

afterEach(() => service.remove());

const settingsFile = "shop/settings.json";

const category = (id: string, slug = id) => ({
	id,
	slug,
	translations: [{ language: "de", display_name: id }],
});

/** Returns a shop whose settings refer to a category, a manufacturer and an attribute group. */
function shopWithFilters(changes: Files = {}): Files {
	const files = serviceFiles();
	return {
		...files,
		"shop/categories.json": [category("rings"), category("clocks", "uhren")],
		"shop/manufacturers.json": [{ id: "kronberg", slug: "kronberg", display_name: "Kronberg" }],
		"shop/attributes.json": [
			{ id: "alloy", translations: [{ language: "de", display_name: "Legierung" }] },
			{ id: "width", translations: [{ language: "de", display_name: "Breite" }] },
		],
		[settingsFile]: {
			...Object(files[settingsFile]),
			category_filters: [
				{ sort: 1, category_id: "clocks" },
				{ sort: 2, category_id: "rings" },
			],
			manufacturer_filters: [
				{ sort: 1, manufacturer_id: "kronberg", categories: ["uhren", "rings"] },
				{ sort: 2, manufacturer_id: "alpenhorn", categories: ["uhren"] },
			],
			subcategory_filters: [{ id: "bands", slug: "bands", display_name: "Bänder", category: "uhren" }],
			attribute_filters: [
				{ attribute_group_id: "alloy", category: "uhren" },
				{ attribute_group_id: "width" },
			],
		},
		...changes,
	};
}

const settingsOf = ({ documents }: Published) => JSON.parse(documents.get(settingsFile) ?? "{}");

/** Returns the findings about references that the site is published without. */
function leftOut({ loaded }: Published): readonly unknown[] {
	if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
	return loaded.value.warnings.flatMap(({ file, field, key, params, severity }) =>
		key === "content.reference.leftOut" ? [[severity, file, field, params.found]] : [],
	);
}

describe("settings that refer to an item that was deleted", () => {
	it("B-REL-01 are published without a category, with a note at each place", async () => {
		await service.publish(shopWithFilters());
		const after = await service.publish(shopWithFilters({ "shop/categories.json": [category("rings")] }));
		expect(leftOut(after)).toEqual([
			["warning", settingsFile, "category_filters.0.category_id", "clocks"],
			["warning", settingsFile, "manufacturer_filters.0.categories.0", "uhren"],
			["warning", settingsFile, "manufacturer_filters.1.categories.0", "uhren"],
			["warning", settingsFile, "subcategory_filters.0.category", "uhren"],
			["warning", settingsFile, "attribute_filters.0.category", "uhren"],
		]);
		expect(after.held).toEqual([]);
		expect(settingsOf(after)).toMatchObject({
			category_filters: [{ sort: 2, category_id: "rings" }],
			manufacturer_filters: [
				{ manufacturer_id: "kronberg", categories: ["rings"] },
				{ manufacturer_id: "alpenhorn", categories: [] },
			],
		});
		expect(after.documents.get(settingsFile)).not.toContain("uhren");
	});

	it.each([
		["a manufacturer", "shop/manufacturers.json", "manufacturer_filters.0.manufacturer_id", "kronberg"],
		["an attribute group", "shop/attributes.json", "attribute_filters.1.attribute_group_id", "width"],
	])("B-REL-01 go on without the filter of %s", async (_, file, field, id) => {
		await service.publish(shopWithFilters());
		const list = shopWithFilters()[file] as readonly { readonly id: string }[];
		const remaining = list.filter((entry) => entry.id !== id);
		const after = await service.publish(shopWithFilters({ [file]: remaining }));
		expect(leftOut(after)).toEqual([["warning", settingsFile, field, id]]);
		expect(after.documents.get(settingsFile)).not.toContain(id);
		const corrected = await service.publish(shopWithFilters());
		expect(leftOut(corrected)).toEqual([]);
		expect(corrected.documents.get(settingsFile)).toContain(id);
	});

	it("B-REL-01 go on without it in the first build, and while an item is held back", async () => {
		const files = shopWithFilters({
			"shop/categories.json": [category("rings")],
			"branches/mitte.json": { display_name: 7 },
		});
		const first = await service.publish(files);
		expect(leftOut(first)).toHaveLength(5);
		expect(first.held).toMatchObject([{ state: "left out" }]);
		expect(first.documents.get(settingsFile)).not.toContain("uhren");
	});

	it("B-REL-01 name a category again that has been given another slug", async () => {
		await service.publish(shopWithFilters());
		const list = [category("rings"), category("clocks", "grossuhren")];
		const after = await service.publish(shopWithFilters({ "shop/categories.json": list }));
		expect(leftOut(after)).toHaveLength(4);
		expect(settingsOf(after).category_filters).toHaveLength(2);
	});

	it("B-LAW-20 stop the build if the missing entry is in the settings themselves", async () => {
		const files = shopWithFilters();
		const settings = {
			...Object(files[settingsFile]),
			translations: [{ language: "en", names: { Nichts: "Nothing" } }],
		};
		const { loaded } = await service.publish({ ...files, [settingsFile]: settings });
		expect(loaded.ok || loaded.error.map(({ key }) => key)).toContain("content.reference.unknown");
	});
});
