import { beforeAll, describe, expect, inject, it } from "vitest";
import { applyModel } from "#adapters/content-directus/model/apply-model.ts";
import { bookmarks } from "#adapters/content-directus/model/bookmarks.ts";
import { readRecord, recordField } from "#adapters/content-directus/model/form-record.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { richContent } from "#tests/directus/rich-content.ts";
import { prepareDirectus, seed, sendTo } from "#tests/directus/seeded-project.ts";

const domain = "formular.example";
const product = createSeedContext(domain).id("ecommerce_product", "vase");
let send: Send;

beforeAll(async () => {
	send = sendTo(inject("directus"));
	await prepareDirectus();
	await seed(domain, richContent("Formular"));
});

describe("the forms and lists of the Data Studio", () => {
	it.each(["1290,50", "1.290,00", "1.290", "1 290", "12 €", "-1"])(
		"B-USE-09 refuse a price where it is typed: %s",
		async (price_brutto) => {
			const changed = send("PATCH", `/items/ecommerce_product/${product}`, { price_brutto });
			await expect(changed).rejects.toMatchObject({ code: 400, reason: "FAILED_VALIDATION" });
		},
	);

	it.each(["1290.50", "1290", "24.9", null])(
		"B-USE-09 store a price as it is typed: %s",
		async (price_brutto) => {
			const changed = await send("PATCH", `/items/ecommerce_product/${product}`, { price_brutto });
			expect(changed).toMatchObject({ price_brutto });
		},
	);

	it("list what is incomplete, once for everybody", async () => {
		await send("PATCH", `/items/ecommerce_product/${product}`, { manufacturer: null });
		expect((await prepareDirectus()).changes).toEqual([]);
		// Users have presets of their own.
		const query = "limit=-1&fields=bookmark,collection,filter&filter[user][_null]=true";
		const presets = Object(await send("GET", `/presets?${query}`));
		expect(presets).toHaveLength(bookmarks().length);
		const counts = new Map<string, number>();
		for (const { bookmark, collection, filter } of presets) {
			if (bookmark === null) continue;
			const path = collection === "directus_files" ? "/files" : `/items/${collection}`;
			const own = collection === "directus_files" ? {} : { project: { domain: { _eq: domain } } };
			const all = encodeURIComponent(JSON.stringify({ _and: [own, ...(filter?._and ?? [])] }));
			counts.set(bookmark, Object(await send("GET", `${path}?limit=-1&fields=id&filter=${all}`)).length);
		}
		expect(counts.get("$t:No manufacturer")).toBe(1);
		expect(counts.get("$t:No translation")).toBe(1);
		expect(counts.get("$t:No alternative text")).toBeGreaterThan(0);
	});
});

it("B-USE-09 facette schema renames the lists of an earlier version, and keeps what somebody changed in them", async () => {
	const name = "$t:No manufacturer";
	const named = async (own: string) =>
		Object(await send("GET", `/presets?filter[bookmark][_eq]=${encodeURIComponent(own)}`));
	const [{ id }] = await named(name);
	await send("PATCH", `/presets/${id}`, { bookmark: "Ohne Hersteller / No manufacturer", icon: "star" });
	expect((await prepareDirectus()).changes).toEqual(["list ecommerce_product: No manufacturer"]);
	expect(await named(name)).toMatchObject([{ id, icon: "star" }]);
	expect(await named("Ohne Hersteller / No manufacturer")).toEqual([]);
});

it("B-REL-01 products stay when their category is deleted, also where an earlier version deleted them with it", async () => {
	const path = "/relations/ecommerce_product/category";
	const { collection, field, related_collection } = Object(await send("GET", path));
	const former = { collection, field, related_collection, schema: { on_delete: "CASCADE" } };
	await send("PATCH", path, former);
	const changed = "ecommerce_product.category → ecommerce_category";
	expect((await applyModel(send, { isDry: true })).changes).toEqual([changed]);
	expect((await prepareDirectus()).changes).toEqual([changed]);
	expect((await prepareDirectus()).changes).toEqual([]);
	const before = Object(await send("GET", `/items/ecommerce_product/${product}`));
	const category = Object(await send("GET", `/items/ecommerce_category/${before.category}`));
	await send("DELETE", `/items/ecommerce_category/${before.category}`);
	expect(await send("GET", `/items/ecommerce_product/${product}`)).toEqual({ ...before, category: null });
	await send("POST", "/items/ecommerce_category", category);
	await send("PATCH", `/items/ecommerce_product/${product}`, { category: before.category });
});

const fieldsOf = "/fields/ecommerce_product";
const metaOf = async (name: string) => Object(await send("GET", `${fieldsOf}/${name}`)).meta;
const change = (name: string, meta: object) => send("PATCH", `${fieldsOf}/${name}`, { meta });

describe("facette schema with forms that somebody has changed by hand", () => {
	it("B-USE-09 keeps changed texts and places and removed groups, and updates choices", async () => {
		await change("gtin", { note: "Ours", group: "group_main" });
		const { choices, ...options } = (await metaOf("condition")).options;
		await change("condition", { note: "Ours", options: { ...options, choices: [], icon: "star" } });
		// As earlier versions left it.
		await change("project", { conditions: null });
		await send("DELETE", `${fieldsOf}/group_ratings`);
		expect((await prepareDirectus()).changes).toEqual([
			"ecommerce_product.project",
			"ecommerce_product.condition",
		]);
		expect(await metaOf("gtin")).toMatchObject({ note: "Ours", group: "group_main" });
		expect(await metaOf("condition")).toMatchObject({ note: "Ours", options: { choices, icon: "star" } });
		expect(await metaOf("project")).toMatchObject({ conditions: [{ readonly: true, required: true }] });
		expect(await metaOf("ratings")).toMatchObject({ group: null });
		expect((await prepareDirectus()).changes).toEqual([]);
	});

	it("B-USE-09 moves the fields of a group that the model has no longer, and removes it", async () => {
		const group = { type: "alias", schema: null, meta: { special: ["alias", "no-data", "group"] } };
		await send("POST", fieldsOf, { field: "group_former", ...group });
		await change("age_group", { group: "group_former" });
		const record = Object(await send("GET", `/fields/project/${recordField}`)).meta;
		const forms = readRecord(record) ?? {};
		const { ecommerce_product: form = {} } = forms;
		const last = { form: "", group: null };
		const former = {
			...form,
			age_group: { ...(form.age_group ?? last), group: "group_former" },
			group_former: last,
		};
		await send("PATCH", `/fields/project/${recordField}`, {
			meta: { options: { forms: { ...forms, ecommerce_product: former } } },
		});
		expect((await applyModel(send, { isDry: true })).changes).toEqual([
			"ecommerce_product.age_group",
			"ecommerce_product.group_former: removed",
		]);
		expect(await metaOf("age_group")).toMatchObject({ group: "group_former" });
		await prepareDirectus();
		expect(await metaOf("age_group")).toMatchObject({ group: "group_search" });
		await expect(metaOf("group_former")).rejects.toMatchObject({ code: 403 });
	});
});

describe("facette schema with forms of a version without groups", () => {
	it("B-USE-09 B-USE-08 adds them, and shows them to everybody who may see their fields", async () => {
		const names = Object(await send("GET", fieldsOf))
			.map(({ field }: { readonly field: string }) => field)
			.filter((name: string) => name.startsWith("group_"));
		for (const name of names) await send("DELETE", `${fieldsOf}/${name}`);
		await send("DELETE", `/fields/project/${recordField}`);
		await change("age_group", { note: "Older", width: "full" });
		const policy = Object(await send("POST", "/policies", { name: "Counting", app_access: true })).id;
		const right = { policy, collection: "ecommerce_product", action: "read", fields: ["stock", "age_group"] };
		const { id } = Object(await send("POST", "/permissions", right));
		const { changes } = await prepareDirectus();
		expect(changes).toContain("read ecommerce_product: group_main, group_search");
		expect(await metaOf("stock")).toMatchObject({ group: "group_main" });
		expect(await metaOf("age_group")).toMatchObject({ group: "group_search", width: "half" });
		expect(Object(await send("GET", `/permissions/${id}`)).fields).toEqual([
			...right.fields,
			"group_main",
			"group_search",
		]);
		expect((await prepareDirectus()).changes).toEqual([]);
	});
});
