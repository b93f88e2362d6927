import { customEndpoint } from "@directus/sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { applyModel, upload } from "#adapters/content-directus/model/apply-model.ts";
import { copiedFields } from "#adapters/content-directus/model/copied-fields.ts";
import { collectionNamed } from "#adapters/content-directus/model/model.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { adminOf, prepareDirectus, seed, smallContent } from "#tests/directus/seeded-project.ts";

const domain = "alt.example";
const admin = adminOf(domain);
const send = upload(admin);
const { id } = createSeedContext(domain);

/** Reads fields of an item. */
async function item(collection: string, key: string, fields: string): Promise<Record<string, unknown>> {
	return Object(await send("GET", `/items/${collection}/${key}?fields=${fields}`));
}

async function projectId(): Promise<string> {
	const [project] = Object(await send("GET", `/items/project?fields=id&filter[domain][_eq]=${domain}`));
	return project.id;
}

beforeAll(async () => {
	await prepareDirectus();
	await seed(domain, smallContent("Alt"));
});

describe("facette schema with content of an older format", () => {
	it("B-USE-05 replaces former names within fields, and writes the format last", async () => {
		const facts = { type: "facts", items: [{ term: "Anna", text: "Goldsmith", image: null }] };
		const page = id("page", "service");
		const [version] = Object(await item("page", page, "translations")).translations;
		await admin.updateItem("page", page, { translations: [{ ...version, blocks: [facts] }] });
		const project = await projectId();
		const texts = { "cart.link": "Korb", "product.back": "Back" };
		await admin.updateItem("project", project, { format: null, translations: [{ language: "de", texts }] });
		const { changes } = await applyModel(send);
		expect(changes).toEqual([
			`page ${page}: translations`,
			`project ${project}: translations`,
			`${domain}: format 2`,
		]);
		const people = { type: "people", items: [{ name: "Anna", role: "Goldsmith", portrait: null }] };
		const upgraded = [{ ...version, blocks: [people] }];
		expect(await item("page", page, "translations")).toEqual({ translations: upgraded });
		expect(await item("project", project, "format,translations")).toEqual({
			format: 2,
			translations: [{ language: "de", texts: { "header.cart": "Korb", "product.back": "Back" } }],
		});
		expect((await applyModel(send)).changes).toEqual([]);
	});

	it("B-USE-05 copies the texts of a renamed field once, and says later where the new one lacks them", async () => {
		// The notes on a condition, as if they had another name before.
		const column = { collection: "ecommerce_product", from: "former_notes", to: "condition_notes" };
		const fields = "/fields/ecommerce_product";
		const remove = (name: string) =>
			admin.request(customEndpoint({ method: "DELETE", path: `${fields}/${name}` }), "fields");
		const product = id("ecommerce_product", "vase");
		await send("POST", fields, { field: "former_notes", type: "string", schema: {}, meta: {} });
		await admin.updateItem("ecommerce_product", product, { former_notes: "Very good" });
		await remove("condition_notes");
		const first = await applyModel(send, { columns: [column] });
		expect(first.changes).toContain("ecommerce_product.former_notes → ecommerce_product.condition_notes: 1");
		// Directus takes a deleted field off the list of what it copies.
		const { meta } = Object(await send("GET", "/collections/ecommerce_product"));
		expect(meta.item_duplication_fields).toEqual(copiedFields(collectionNamed("ecommerce_product")));
		const notes = () => item("ecommerce_product", product, "former_notes,condition_notes");
		expect(await notes()).toEqual({ former_notes: "Very good", condition_notes: "Very good" });
		expect(await applyModel(send, { columns: [column] })).toMatchObject({
			changes: [],
			conflicts: [],
			former: [],
			moved: [],
		});
		await admin.updateItem("ecommerce_product", product, { condition_notes: null });
		expect((await applyModel(send, { columns: [column] })).former).toEqual([{ ...column, items: 1 }]);
		expect(await notes()).toEqual({ former_notes: "Very good", condition_notes: null });
		await remove("former_notes");
	});
});
