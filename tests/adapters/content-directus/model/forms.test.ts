import { describe, expect, it } from "vitest";
import { bookmarks, columnsOf } from "#adapters/content-directus/model/bookmarks.ts";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import { type FieldDefinition, formDefinitions } from "#adapters/content-directus/model/definitions.ts";
import { formGroupsOf, groupField } from "#adapters/content-directus/model/form-layout.ts";
import { formGroups } from "#core/content/form-groups.ts";

const forms = collectionModels().map((model) => ({
	...model,
	definitions: formDefinitions(model),
	groups: formGroupsOf(model),
}));
const grouped = forms
	.filter(({ groups }) => groups.length > 0)
	.map((form) => [form.collection, form] as const);

const groupOf = ({ meta }: FieldDefinition) => meta.group ?? null;

describe("the groups of a form", () => {
	it("B-USE-09 are in every form with more than twenty fields", () => {
		const large = forms.filter(({ fields }) => fields.length > 20).map(({ collection }) => collection);
		expect(large).toContain("ecommerce_product");
		expect(grouped.map(([collection]) => collection)).toEqual(expect.arrayContaining(large));
	});

	it.each(grouped)(
		"B-USE-09 contain every field that is shown, each in one group: %s",
		(_, { fields, definitions, groups }) => {
			const names = groups.map(groupField);
			const contained = definitions.filter((own) => names.includes(String(groupOf(own))));
			expect(contained.map(({ field }) => field).toSorted()).toEqual(
				fields
					.filter(({ kind }) => kind !== "modified")
					.map(({ field }) => field)
					.toSorted(),
			);
			for (const name of names) expect(contained.map(groupOf)).toContain(name);
		},
	);

	it.each(grouped)("B-USE-09 show at most a dozen fields before one is opened: %s", (_, { fields }) => {
		const open = fields.filter(({ group }) => group?.isOpen);
		expect(open.length).toBeGreaterThan(0);
		expect(open.length).toBeLessThanOrEqual(12);
	});

	it.each(grouped)(
		"B-USE-09 have a heading in German and English, and no column: %s",
		(_, { definitions, groups }) => {
			for (const group of groups) {
				const found = definitions.find(({ field }) => field === groupField(group));
				expect(found).toMatchObject({
					type: "alias",
					schema: null,
					meta: {
						special: ["alias", "no-data", "group"],
						options: { headerIcon: expect.stringMatching(/^[a-z_]+$/) },
						translations: [
							{ language: "de-DE", translation: group.de },
							{ language: "en-US", translation: group.en },
						],
					},
				});
			}
		},
	);

	it("B-USE-09 are all in use", () => {
		const used = new Set(forms.flatMap(({ groups }) => groups.map(({ name }) => name)));
		expect(Object.values(formGroups).filter(({ name }) => !used.has(name))).toEqual([]);
	});
});

describe("a form", () => {
	it("B-USE-08 lets an item's project be chosen only while the item is new", () => {
		const fields = forms.flatMap(({ collection, scope, definitions }) =>
			scope.length === 1 && collection !== "project"
				? definitions.filter(({ field }) => field === "project")
				: [],
		);
		expect(fields.length).toBeGreaterThan(5);
		for (const { meta } of fields)
			expect(meta.conditions).toMatchObject([{ rule: { _and: [{ id: { _nnull: true } }] }, readonly: true }]);
	});

	it.each(forms.map((form) => [form.collection, form] as const))(
		"B-USE-09 begins with what names the item in lists: %s",
		(_, { display, definitions }) => {
			const [first] = definitions;
			expect(display).toContain(`{{${first?.field}`);
		},
	);

	it("B-USE-09 shows numbers, dates, choices and booleans in half a row, and texts in a full row", () => {
		const product = forms.find(({ collection }) => collection === "ecommerce_product");
		const width = (name: string) => product?.definitions.find(({ field }) => field === name)?.meta.width;
		for (const name of ["price_brutto", "stock", "date_created", "battery", "status", "category", "gtin"])
			expect(width(name), name).toBe("half");
		for (const name of ["display_name", "description", "guarantee_terms", "images"])
			expect(width(name), name).toBe("full");
	});
});

describe("the list of a collection", () => {
	const shown = forms.filter(({ hidden }) => !hidden);

	it.each(shown.map((form) => [form.collection, form] as const))(
		"B-USE-09 shows what names an item, and its status last: %s",
		(_, form) => {
			const columns = columnsOf(form);
			const names = form.fields.map(({ field }) => field);
			expect(names).toEqual(expect.arrayContaining([...columns]));
			expect(form.display).toContain(`{{${columns.find((name) => form.display.includes(name))}`);
			if (names.includes("status")) expect(columns.at(-1)).toBe("status");
		},
	);

	it("B-USE-09 shows name, number, price and stock of a product, and the logo of a brand", () => {
		const columns = (name: string) =>
			shown.flatMap((form) => (form.collection === name ? columnsOf(form) : []));
		const product = columns("ecommerce_product");
		expect(product.slice(0, 2)).toEqual(["display_name", "reference_number"]);
		expect(product).toEqual(expect.arrayContaining(["price_brutto", "stock"]));
		expect(columns("brand")[0]).toBe("logo");
	});

	it("B-USE-09 exists once for each collection of the navigation", () => {
		const own = bookmarks().filter(({ bookmark }) => bookmark === null);
		expect(own.map(({ collection }) => collection)).toEqual(shown.map(({ collection }) => collection));
	});

	it("B-USE-09 has an icon and a folder in the navigation", () => {
		for (const { collection, icon, section } of shown) {
			expect(icon, collection).toMatch(/^[a-z_]+$/);
			expect(section?.collection, collection).toBe(
				collection.startsWith("ecommerce_") ? "facette_shop" : "facette_website",
			);
		}
	});

	// Editors cannot create projects.
	const created = shown.filter(({ collection }) => collection !== "project");
	it.each(created)("B-USE-09 shows required fields in open groups: $collection", ({ fields }) => {
		const closed = fields.filter(
			({ required, initial, group }) => required && initial === null && group !== null && !group.isOpen,
		);
		expect(closed.map(({ field }) => field)).toEqual([]);
	});

	it("B-USE-09 shows a status by color, a color as such, and other items by their names", () => {
		const meta = (collection: string, name: string) =>
			forms.find((form) => form.collection === collection)?.definitions.find(({ field }) => field === name)
				?.meta;
		const status = meta("page", "status");
		expect(status).toMatchObject({ display: "labels" });
		const { choices } = Object(status?.display_options);
		expect(new Set(choices.map(({ background }: { readonly background: string }) => background)).size).toBe(
			3,
		);
		expect(meta("project", "theme_brand_color")).toMatchObject({
			interface: "select-color",
			display: "color",
		});
		expect(meta("ecommerce_product", "category")).toMatchObject({ display: "related-values" });
		expect(meta("ecommerce_product", "slug")).toMatchObject({ options: { slug: true, trim: true } });
	});
});
