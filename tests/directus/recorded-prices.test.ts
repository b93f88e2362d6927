import { beforeAll, describe, expect, inject, it, vi } from "vitest";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { priceFlow } from "#adapters/content-directus/model/price-flow.ts";
import { type Json, objectOf, type Row } from "#adapters/content-directus/model/rows.ts";
import { projectDocuments } from "#adapters/content-directus/pull/project-documents.ts";
import { readRows } from "#adapters/content-directus/pull/read-rows.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { priceReduction } from "#core/catalogue/price-reduction.ts";
import { adminOf, prepareDirectus, seed, sendTo, smallContent } from "#tests/directus/seeded-project.ts";

const domain = "preise.example";
const { project, id: idOf } = createSeedContext(domain);
const path = "/items/ecommerce_product";
let send: Send;

interface Stored extends Row {
	readonly price_brutto: string | null;
	readonly price_history: readonly Json[] | null;
	readonly prices: readonly Json[] | null;
	readonly recorded_prices: readonly (Json & { readonly date: string })[] | null;
}

const read = async (id: string): Promise<Stored> => Object(await send("GET", `${path}/${id}`));
const change = (id: string, values: object) => send("PATCH", `${path}/${id}`, values);

async function create(values: object): Promise<string> {
	const item = { project, category: idOf("ecommerce_category", "vasen"), status: "published", ...values };
	return Object(await send("POST", path, { display_name: "Ring", ...item })).id;
}

/** Waits until a product has these records: prices with the currency behind them if it is another one. */
const recorded = (id: string, expected: readonly string[]) =>
	vi.waitFor(
		async () => {
			const found = (await read(id)).recorded_prices ?? [];
			expect(found.map(({ price_brutto, currency = "" }) => `${price_brutto}${currency}`)).toEqual(expected);
		},
		{ timeout: 10_000, interval: 50 },
	);

/** Returns a product as builds read it. */
async function built(id: string): Promise<Json> {
	const rows = await readRows(adminOf(domain), { statuses: ["published"] });
	if (!rows.ok) throw new Error(JSON.stringify(rows.error));
	const { documents } = projectDocuments(rows.value, new Map());
	const found = [...documents.values()].find((own) => objectOf(own).id === id);
	if (found === undefined) throw new Error(`no product ${id}`);
	return objectOf(found);
}

beforeAll(async () => {
	send = sendTo(inject("directus"));
	await prepareDirectus();
	await seed(domain, smallContent("Preise"));
});

describe("the recorded prices of a product", () => {
	it("B-LAW-05 B-USE-09 are those that it has had, without an editor's doing", async () => {
		const id = await create({ price_brutto: "1490" });
		await recorded(id, ["1490"]);
		await change(id, { price_brutto: "1290.50" });
		await recorded(id, ["1490", "1290.50"]);
		await change(id, { price_brutto: "1290.5" });
		await change(id, { display_name: "Anderer Ring" });
		await change(id, { price_brutto: null });
		await change(id, { price_brutto: "1490" });
		await recorded(id, ["1490", "1290.50", "1490"]);
		const [{ date = "" } = {}] = (await read(id)).recorded_prices ?? [];
		expect(Math.abs(Date.now() - Date.parse(date))).toBeLessThan(60_000);
	});

	it("B-LAW-05 advertise nothing until an editor shows the reduction, and then state the lowest price", async () => {
		const id = await create({ price_brutto: "1490" });
		await recorded(id, ["1490"]);
		await change(id, { price_brutto: "1390" });
		await recorded(id, ["1490", "1390"]);
		await change(id, { price_brutto: "1400" });
		await recorded(id, ["1490", "1390", "1400"]);
		expect(await built(id)).not.toHaveProperty("price_history");
		await change(id, { price_brutto: "1112", show_reduction: true });
		await recorded(id, ["1490", "1390", "1400", "1112"]);
		const { price_history, price_brutto } = await built(id);
		expect(priceReduction(price_brutto as never, price_history as never, Date.now())).toEqual({
			lowestPrice: "1390",
			percent: 20,
		});
	});

	it("B-LAW-05 B-LAW-17 have a history in each currency", async () => {
		const prices = [{ currency: "CHF", price_brutto: "1400" }];
		const id = await create({ price_brutto: "1490", prices, show_reduction: true });
		await recorded(id, ["1490", "1400CHF"]);
		await change(id, { prices: [{ currency: "CHF", price_brutto: "1300" }] });
		await recorded(id, ["1490", "1400CHF", "1300CHF"]);
		expect(await built(id)).toMatchObject({
			price_history: [{ price_brutto: "1490" }],
			prices: [{ price_brutto: "1300", price_history: [{ price_brutto: "1400" }, { price_brutto: "1300" }] }],
		});
		expect((await read(id)).prices).toEqual([{ currency: "CHF", price_brutto: "1300" }]);
	});

	it("B-LAW-05 leave what an editor has entered as it is, and belong to published products only", async () => {
		const price_history = [
			{ date: "2026-01-01", price_brutto: "1490" },
			{ date: "2026-02-01", price_brutto: "1290" },
		];
		const id = await create({ price_brutto: "1290", price_history, status: "draft" });
		await change(id, { price_brutto: "1300" });
		await change(id, { price_brutto: "1290", status: "published" });
		await change(id, { price_brutto: "1190" });
		await recorded(id, ["1190"]);
		expect((await read(id)).price_history).toEqual(price_history);
		expect((await built(id)).price_history).toMatchObject([...price_history, { price_brutto: "1190" }]);
		await change(id, { show_reduction: false });
		expect(await built(id)).not.toHaveProperty("price_history");
	});
});

describe("the Flow that records prices", () => {
	it("B-LAW-05 ends with the stored price, whoever saved at the same time", async () => {
		const id = await create({ price_brutto: "100" });
		await recorded(id, ["100"]);
		const wanted = ["101", "102", "103", "104", "105", "106"];
		await Promise.all(wanted.map((price_brutto) => change(id, { price_brutto })));
		const { price_brutto } = await read(id);
		await vi.waitFor(async () => {
			const { recorded_prices: found } = await read(id);
			expect(found?.at(-1)).toMatchObject({ price_brutto });
		});
		// No run adds the same price again.
		await new Promise((resolve) => setTimeout(resolve, 1000));
		const prices = ((await read(id)).recorded_prices ?? []).map((entry) => entry.price_brutto);
		expect(prices.filter((price, place) => price === prices[place - 1])).toEqual([]);
		expect(prices.at(-1)).toBe(price_brutto);
	});

	it("B-LAW-05 follows a change of several products at once", async () => {
		const ids = [await create({ price_brutto: "10" }), await create({ price_brutto: "20" })];
		await send("PATCH", path, { keys: ids, data: { price_brutto: "15" } });
		await recorded(ids[0] ?? "", ["10", "15"]);
		await recorded(ids[1] ?? "", ["20", "15"]);
	});

	it("B-LAW-05 begins with today's price of products that are older than the Flow", async () => {
		await send("DELETE", `/flows/${priceFlow().id}`);
		const id = await create({ price_brutto: "77" });
		await change(id, { recorded_prices: null });
		expect((await prepareDirectus()).changes).toContain("flow Facette prices");
		await recorded(id, ["77"]);
		expect((await prepareDirectus()).changes).toEqual([]);
	});
});
