import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import type { ContentQuery } from "#adapters/content-directus/client/read-client.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { createProjectReader } from "#adapters/content-directus/model/project-access.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { type RowClient, readRows } from "#adapters/content-directus/pull/read-rows.ts";
import { createRowCache } from "#adapters/content-directus/pull/row-cache.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { createRandomEdits } from "#tests/directus/random-edits.ts";
import { richContent } from "#tests/directus/rich-content.ts";
import { adminOf, clientOf, prepareDirectus, seed, sendTo } from "#tests/directus/seeded-project.ts";

const project = "delta.example";
const folder = mkdtempSync(join(tmpdir(), "facette-delta-"));
const ids = createSeedContext(project);
let admin: ContentClient;
let send: Send;
let reader: ContentClient;
let requests: string[] = [];

/** A shop with enough items to move, sort and delete. */
function shopContent() {
	const rich = richContent("Delta");
	const product = rich.documents.get("shop/products/vase.json") as object;
	const named = (display_name: string) => [{ language: "de", display_name }];
	const names = Array.from({ length: 6 }, (_, place) => `vase-${place}`);
	const categories = ["vasen", "schalen", "krüge"].map((id) => ({
		...{ id, slug: id.replace("ü", "ue") },
		translations: named(id),
	}));
	return {
		...rich,
		documents: new Map<string, unknown>([
			...rich.documents,
			["shop/categories.json", categories],
			["shop/manufacturers.json", ["marke", "andere"].map((id) => ({ id, display_name: id, slug: id }))],
			...names.map(
				(name, place) =>
					[
						`shop/products/${name}.json`,
						{
							...product,
							category: categories[place % 3]?.id,
							images: ["vase-porcelain.jpg", "hero-pearls.jpg"],
							product_variants: [1, 2].map((size) => ({ id: `${name}-${size}`, display_name: `${size}` })),
						},
					] as const,
			),
		]),
	};
}

/** Returns a client that records the collections whose rows it requests, apart from their marks. */
function recorded(client: ContentClient): RowClient {
	const record = (collection: string, { filter }: ContentQuery = {}) => {
		if (!JSON.stringify(filter).includes('{"id":{"_nnull":true}}')) requests.push(collection);
	};
	return {
		...client,
		items(collection, query) {
			record(collection, query);
			return client.items(collection, query);
		},
		files(query) {
			record("directus_files", query);
			return client.files(query);
		},
	};
}

const statuses = ["published"];

function pullDelta() {
	requests = [];
	const file = join(folder, "rows.ndjson");
	const rowCache = createRowCache({ file, program: "1", token: null, isFresh: false });
	return readRows(recorded(reader), { statuses, rowCache });
}

const pullFull = () => readRows(reader, { statuses });

beforeAll(async () => {
	await prepareDirectus();
	admin = adminOf(project);
	await seed(project, shopContent());
	send = sendTo(inject("directus"));
	reader = clientOf(project, {
		token: (await createProjectReader(send, project, ids.mediaFolder)).token ?? "",
	});
	const first = await pullDelta();
	expect(first).toMatchObject({ ok: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a pull with the rows of the last one", () => {
	it("B-USE-11 requests the content of changed rows alone", async () => {
		const product = ids.id("ecommerce_product", "vase-3");
		let edits = 0;
		// Rows as new as the newest one are read again, so the first edits follow the seed too closely.
		const contentAfterEdit = async () => {
			edits += 1;
			await admin.updateItem("ecommerce_product", product, { display_name: `Edit ${edits}` });
			expect(await pullDelta()).toEqual(await pullFull());
			return requests;
		};
		await expect.poll(contentAfterEdit, { timeout: 60_000, interval: 1000 }).toEqual(["ecommerce_product"]);
	});

	it("B-REL-08 B-USE-11 has the same rows as a full one after any edit", async () => {
		const edits = createRandomEdits(admin, project, 20_261_127);
		for (let step = 0; step < 2 * edits.kinds; step += 1) {
			const edit = await edits.next(step);
			// Another editor saves while the rows are read; the next pull has what this one may have missed.
			if (step % 8 === 7) await Promise.all([pullDelta(), edits.editText(), edits.editText()]);
			expect(await pullDelta(), `step ${step}: ${edit}`).toEqual(await pullFull());
		}
	});

	it("B-REL-08 fails like a full one if a right on a field is removed, and has the same rows when it is restored", async () => {
		const policy = stableId(project, "reader", "policy");
		const filter = `filter[policy][_eq]=${policy}&filter[collection][_eq]=ecommerce_product`;
		const [right] = (await send("GET", `/permissions?${filter}`)) as { id: number; fields: string[] }[];
		const grant = (fields: unknown) => send("PATCH", `/permissions/${right?.id}`, { fields });
		await grant(right?.fields.filter((field) => field !== "stock"));
		const refused = await pullDelta();
		expect(refused).toMatchObject({ ok: false, error: [{ key: "directus.read.refused" }] });
		expect(refused).toEqual(await pullFull());
		await grant(right?.fields);
		expect(await pullDelta()).toEqual(await pullFull());
	});

	it("B-USE-11 reads a collection without times in full until facette schema has added them", async () => {
		const collection = "ecommerce_size_guide";
		await send("DELETE", `/fields/${collection}/modified_on`);
		for (const title of ["Without times", "Without times again"]) {
			const [guide] = (await admin.items(collection, { filter: { project: { domain: { _eq: project } } } }))
				.items;
			await admin.updateItem(collection, String(Object(guide).id), { display_name: title });
			expect(await pullDelta()).toEqual(await pullFull());
			expect(requests).toContain(collection);
		}
		expect((await prepareDirectus()).changes).toContain(`${collection}.modified_on`);
		expect((await prepareDirectus()).changes).toEqual([]);
		const times = await admin.items(collection, { fields: ["modified_on"] });
		expect(times.items.filter((row) => Object(row).modified_on === null)).toEqual([]);
		expect(await pullDelta()).toEqual(await pullFull());
	});
});
