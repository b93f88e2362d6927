import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AppliedModel, applyModel } from "#adapters/content-directus/model/apply-model.ts";
import { mediaRoot, publicPolicy } from "#adapters/content-directus/model/model.ts";
import { liveCondition, type Send } from "#adapters/content-directus/model/permissions.ts";
import { demoMedia, sendTo } from "#tests/directus/seeded-project.ts";
import { type DirectusServer, startDirectus } from "#tests/directus/start-server.ts";
import former from "./former-model.json" with { type: "json" };

type Row = Readonly<Record<string, unknown>>;

/** The collections of the former model, with their items as any JSON. */
const items: Readonly<Record<string, readonly Row[]>> = former.items;
const specials: Readonly<Record<string, readonly string[]>> = {
	json: ["cast-json"],
	boolean: ["cast-boolean"],
	csv: ["cast-csv"],
	alias: ["o2m"],
};
const project = former.items.project[0];
/** A theme that an administrator has hidden from visitors. */
const narrowed = "theme";

/** Creates the data model of 31 collections, with the items and rights of a shop. */
async function createFormerModel(server: DirectusServer, send: Send): Promise<void> {
	const definitions = Object.entries(former.collections).map(([collection, fields]) => ({
		collection,
		schema: {},
		meta: {},
		fields: [
			{ field: "id", type: "uuid", schema: { is_primary_key: true }, meta: { special: ["uuid"] } },
			...Object.entries(fields).map(([field, type]) => ({
				field,
				type,
				schema: type === "alias" ? null : {},
				meta: { special: specials[type] ?? null },
			})),
		],
	}));
	await send("POST", "/collections", definitions);
	for (const { collection, field, to, list } of former.relations) {
		const meta = list === undefined ? {} : { one_field: list };
		await send("POST", "/relations", { collection, field, related_collection: to, schema: {}, meta });
	}
	await send("POST", "/folders", mediaRoot);
	await send("POST", "/folders", { id: project?.media, name: "Sternau", parent: mediaRoot.id });
	for (const { id, name } of former.files) {
		const form = new FormData();
		for (const [field, value] of Object.entries({ id, folder: project?.media, filename_download: name }))
			form.append(field, String(value));
		form.append("file", new Blob([readFileSync(join(demoMedia, name))]), name);
		const headers = { authorization: `Bearer ${server.adminToken}` };
		const sent = await fetch(`${server.url}/files`, { method: "POST", body: form, headers });
		if (!sent.ok) throw new Error(await sent.text());
	}
	for (const [collection, rows] of Object.entries(items)) await send("POST", `/items/${collection}`, rows);
	for (const [collection, fields] of Object.entries(former.collections)) {
		if (collection === narrowed) continue;
		const scope =
			collection === "project" ? [] : collection === "page_translation" ? ["page", "project"] : ["project"];
		const published = collection === "page_translation" ? ["page"] : collection === "page" ? [] : null;
		const right = { collection, action: "read", fields: ["id", ...Object.keys(fields)] };
		await send("POST", "/permissions", {
			...right,
			permissions: liveCondition(scope, published),
			policy: publicPolicy,
		});
	}
}

let server: DirectusServer;
let send: Send;
let dry: AppliedModel;
let applied: AppliedModel;

const collections = async () =>
	(Object(await send("GET", "/collections")) as { collection: string; schema: unknown }[])
		.filter(({ collection, schema }) => schema !== null && !collection.startsWith("directus_"))
		.map(({ collection }) => collection);
const read = async (collection: string) =>
	Object(await send("GET", `/items/${collection}?limit=-1&fields=*`)) as Record<string, unknown>[];
const publicFields = async (collection: string): Promise<readonly string[]> => {
	const filter = `filter[policy][_eq]=${publicPolicy}&filter[collection][_eq]=${collection}`;
	const [right] = Object(await send("GET", `/permissions?${filter}&fields=fields`));
	return right?.fields ?? [];
};

beforeAll(async () => {
	server = await startDirectus();
	send = sendTo(server);
	await createFormerModel(server, send);
	expect(await collections()).toHaveLength(31);
	// Parts that an administrator has added, and items that the model has no place for.
	await send("POST", "/fields/consent", { field: "internal_note", type: "string", schema: {}, meta: {} });
	await send("POST", "/items/widget", { sort: 9, widget_name: "social" });
	dry = await applyModel(send, { isDry: true });
	expect(await collections()).toHaveLength(31);
	applied = await applyModel(send);
});

afterAll(() => server?.stop());

const [company, settings, theme] = [
	former.items.company[0],
	former.items.ecommerce_settings[0],
	former.items.theme[0],
];

describe("facette schema with a Directus of 31 collections", () => {
	it("B-USE-08 makes exactly the changes that it has listed before", () => {
		const names = (model: AppliedModel) =>
			model.moved.map(({ collection, items: count }) => [collection, count]);
		expect(names(dry)).toEqual(names(applied));
		expect(names(applied)).toContainEqual(["page_translation", items.page_translation?.length]);
		expect(applied.changes).toEqual(expect.arrayContaining([...dry.changes]));
	});

	it("B-USE-08 keeps every value of items that are now stored in other items", async () => {
		const [found = {}] = await read("project");
		for (const [name, value] of Object.entries({ ...company, id: undefined, project: undefined }))
			if (value !== undefined) expect(found[`company_${name}`], name).toEqual(value);
		expect(found.theme_brand_color).toBe(theme?.brand_color);
		expect(found.widgets).toHaveLength(5);
		expect(found.consents).toMatchObject([{ function_id: former.items.consent[0]?.function_id }]);
		const [shop = {}] = await read("ecommerce_settings");
		expect(shop.id).toBe(settings?.id);
		expect(shop.category_filters).toEqual(
			former.items.ecommerce_category_filter
				.toSorted((one, other) => one.sort - other.sort)
				.map(({ sort, category_id }) => ({
					sort,
					category_id: former.items.ecommerce_category.find(({ id }) => id === category_id)?.key,
				})),
		);
	});

	it("B-USE-08 keeps all languages of pages and brands, with the names of their pictures", async () => {
		for (const [collection, owner, list] of [
			["page", "page", former.items.page_translation],
			["brand", "brand", former.items.brand_translation],
		] as const)
			for (const row of await read(collection)) {
				const mine = (list as readonly Row[]).filter((entry) => entry[owner] === row.id);
				expect(row.translations).toHaveLength(mine.length);
				for (const { id: _, sort: __, [owner]: ___, image, ...texts } of mine) {
					const name = former.files.find(({ id }) => id === image)?.name;
					const expected = { ...texts, ...(name === undefined ? {} : { image: name }) };
					expect(row.translations).toContainEqual(expect.objectContaining(expected));
				}
			}
	});

	it("B-USE-08 removes a collection only once all of its items are copied, and says which ones stay and why", async () => {
		const keptCollections = applied.moved.filter((moved) => moved.keptBecause !== null);
		expect(keptCollections).toMatchObject([
			{ collection: "widget", keptBecause: "items", left: "1" },
			{ collection: "consent", keptBecause: "fields", left: "internal_note" },
		]);
		const present = await collections();
		expect(present).toHaveLength(23);
		expect(present).toEqual(expect.arrayContaining(["widget", "consent"]));
		expect(await read("widget")).toHaveLength(6);
	});

	it("B-USE-08 grants visitors the rights that they had, but none that an administrator removed", async () => {
		const fields = await publicFields("project");
		expect(fields).toContain("company_company_name");
		expect(fields.filter((name) => name.startsWith("theme_"))).toEqual([]);
		expect(await publicFields("page")).toContain("translations");
		await applyModel(send);
		expect(await publicFields("project")).toEqual(fields);
	});

	it("B-USE-08 changes nothing when it runs again", async () => {
		const again = await applyModel(send);
		expect(again.changes).toEqual([]);
		expect(again.moved.filter(({ keptBecause }) => keptBecause === null)).toEqual([]);
	});
});

describe("facette schema with columns of numbers that are text now", () => {
	it("B-USE-08 B-USE-09 keeps the values of numbers that become text, and lists the change before", async () => {
		const [shop = {}] = await read("ecommerce_settings");
		for (const [name, value] of [
			["present_wrapping_price", "3.5"],
			["default_tax_percent", "19"],
			["shipping_cost", "123456789012.3456"],
		] as const) {
			expect(shop[name]).toBe(value);
			expect(await send("GET", `/fields/ecommerce_settings/${name}`)).toMatchObject({ type: "string" });
			const line = `ecommerce_settings.${name}: float → string (1)`;
			expect(dry.changes).toContain(line);
			expect(applied.changes).toContain(line);
		}
		const settingsItem = `/items/ecommerce_settings/${settings?.id}`;
		expect(await send("PATCH", settingsItem, { shipping_cost: "6.90" })).toMatchObject({
			shipping_cost: "6.90",
		});
		for (const shipping_cost of ["1290,50", "1.290", 6.9])
			await expect(send("PATCH", settingsItem, { shipping_cost })).rejects.toMatchObject({ code: 400 });
	});
});
