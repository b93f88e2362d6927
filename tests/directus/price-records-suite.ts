import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { priceFlow } from "#adapters/content-directus/model/price-flow.ts";
import { type Json, listOf, objectOf, objectsOf, type Row } from "#adapters/content-directus/model/rows.ts";
import { projectDocuments } from "#adapters/content-directus/pull/project-documents.ts";
import { readRows } from "#adapters/content-directus/pull/read-rows.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { seedProject } from "#adapters/content-directus/seed/seed-project.ts";
import { priceReduction } from "#core/catalogue/price-reduction.ts";
import { applyAll, clientOf, demoMedia, sendTo, smallContent } from "#tests/directus/seeded-project.ts";

const domain = "preise.example";
const { project, id: idOf } = createSeedContext(domain);
const path = "/items/ecommerce_product";
const day = 24 * 60 * 60 * 1000;

interface Stored extends Row {
	readonly price_brutto: string | null;
	readonly price_history: readonly Json[] | null;
	readonly prices: readonly Json[] | null;
	readonly product_variants: readonly string[];
	readonly recorded_prices: readonly (Json & { readonly date: string })[] | null;
}

/** A Directus, with what the tests do there. */
export interface PriceServer {
	readonly url: string;
	readonly adminToken: string;
}

/** Returns what an editor does with products of a server, and what builds read of them. */
function createShop(server: PriceServer) {
	const send: Send = sendTo(server);
	const client = clientOf(domain, { url: server.url, token: server.adminToken });
	const read = async (id: string): Promise<Stored> => Object(await send("GET", `${path}/${id}`));
	const records = async (id: string) => objectsOf((await read(id)).recorded_prices);
	return {
		send,
		client,
		read,
		records,
		change: (id: string, values: object) => send("PATCH", `${path}/${id}`, values),
		async create(values: object): Promise<string> {
			const category = idOf("ecommerce_category", "vasen");
			const item = { display_name: "Ring", project, category, status: "published", ...values };
			return Object(await send("POST", path, item)).id;
		},
		/** Waits until a product has these records: prices with the variant before and the currency behind them. */
		recorded: (id: string, expected: readonly string[]) =>
			vi.waitFor(
				async () => {
					const found = (await records(id)).map(
						({ name = "", price_brutto, currency = "" }) => `${name && `${name} `}${price_brutto}${currency}`,
					);
					expect(found).toEqual(expected);
				},
				{ timeout: 10_000, interval: 50 },
			),
		/** Returns a product as builds read it. */
		async built(id: string): Promise<Json> {
			const rows = await readRows(client, { statuses: ["published"] });
			if (!rows.ok) throw new Error(JSON.stringify(rows.error));
			const { documents } = projectDocuments(rows.value, new Map());
			const found = [...documents.values()].find((own) => objectOf(own).id === id);
			if (found === undefined) throw new Error(`no product ${id}`);
			return objectOf(found);
		},
	};
}

type Shop = ReturnType<typeof createShop>;

/** Waits until no more runs of a Flow are to be expected. */
const untilQuiet = () => new Promise((resolve) => setTimeout(resolve, 1000));

/** Returns the reduction that a page shows; null for none. */
const reductionOf = ({ price_brutto, price_history }: Json) =>
	priceReduction(price_brutto as never, (price_history ?? []) as never, Date.now());

function testProducts(version: string, shopOf: () => Shop): void {
	describe(`the recorded prices of a product in Directus ${version}`, () => {
		it("B-LAW-05 B-USE-09 are those that it has had, without an editor's doing", async () => {
			const { create, change, recorded, records } = shopOf();
			const id = await create({ price_brutto: "1490" });
			await recorded(id, ["1490"]);
			await change(id, { price_brutto: "1290.50" });
			await recorded(id, ["1490", "1290.50"]);
			await change(id, { price_brutto: "1290.5" });
			await change(id, { display_name: "Anderer Ring" });
			await change(id, { price_brutto: null });
			await change(id, { price_brutto: "1490" });
			await recorded(id, ["1490", "1290.50", "1490"]);
			const [{ date = "" } = {}] = await records(id);
			expect(Math.abs(Date.now() - Date.parse(String(date)))).toBeLessThan(60_000);
		});

		it("B-LAW-05 advertise nothing until an editor shows the reduction, and then state the lowest price", async () => {
			const { create, change, recorded, built } = shopOf();
			const id = await create({ price_brutto: "1490" });
			await recorded(id, ["1490"]);
			await change(id, { price_brutto: "1390" });
			await recorded(id, ["1490", "1390"]);
			await change(id, { price_brutto: "1400" });
			await recorded(id, ["1490", "1390", "1400"]);
			expect(await built(id)).not.toHaveProperty("price_history");
			await change(id, { price_brutto: "1112", show_reduction: true });
			await recorded(id, ["1490", "1390", "1400", "1112"]);
			expect(reductionOf(await built(id))).toEqual({ lowestPrice: "1390", percent: 20 });
			await change(id, { show_reduction: false });
			expect(await built(id)).not.toHaveProperty("price_history");
		});
	});
}

function testHistories(version: string, shopOf: () => Shop): void {
	describe(`the recorded and the entered prices of a product in Directus ${version}`, () => {
		it("B-LAW-05 B-LAW-17 have a history in each currency", async () => {
			const { create, change, recorded, built, read } = shopOf();
			const prices = [{ currency: "CHF", price_brutto: "1400" }];
			const id = await create({ price_brutto: "1490", prices, show_reduction: true });
			await recorded(id, ["1490", "1400CHF"]);
			await change(id, { prices: [{ currency: "CHF", price_brutto: "1300" }] });
			await recorded(id, ["1490", "1400CHF", "1300CHF"]);
			const history = [{ price_brutto: "1400" }, { price_brutto: "1300" }];
			expect(await built(id)).toMatchObject({
				price_history: [{ price_brutto: "1490" }],
				prices: [{ price_brutto: "1300", price_history: history }],
			});
			expect((await read(id)).prices).toEqual([{ currency: "CHF", price_brutto: "1300" }]);
		});

		it("B-LAW-05 leave what an editor has entered as it is", async () => {
			const { create, change, recorded, read, built } = shopOf();
			const price_history = [
				{ date: "2026-01-01", price_brutto: "1490" },
				{ date: "2026-02-01", price_brutto: "1290" },
			];
			const id = await create({ price_brutto: "1290", price_history });
			await change(id, { price_brutto: "1190" });
			await recorded(id, ["1190"]);
			expect((await read(id)).price_history).toEqual(price_history);
			expect((await built(id)).price_history).toMatchObject([...price_history, { price_brutto: "1190" }]);
			await change(id, { show_reduction: false });
			expect(await built(id)).not.toHaveProperty("price_history");
		});
	});
}

function testUnseen(version: string, shopOf: () => Shop): void {
	describe(`the recorded prices of unpublished products in Directus ${version}`, () => {
		it("B-LAW-05 begin with the price at which a draft is published", async () => {
			const { create, change, recorded, records } = shopOf();
			const variants = [{ display_name: "54", price_brutto: "90" }];
			const id = await create({ price_brutto: "100", status: "draft", product_variants: variants });
			await change(id, { price_brutto: "120" });
			await change(id, { price_brutto: "110" });
			await untilQuiet();
			expect(await records(id)).toEqual([]);
			await change(id, { status: "published" });
			await recorded(id, ["110", "54 90"]);
			await change(id, { status: "archived", price_brutto: "50" });
			await change(id, { status: "published", price_brutto: "95" });
			await recorded(id, ["110", "54 90", "95"]);
		});

		it("B-LAW-05 begin with the moment of publication, at the price of that moment", async () => {
			const { create, change, recorded, records } = shopOf();
			const publish_at = new Date(Date.now() + day).toISOString();
			const id = await create({ price_brutto: "100", publish_at });
			await recorded(id, ["100"]);
			await change(id, { price_brutto: "80" });
			await recorded(id, ["80"]);
			expect((await records(id)).map(({ date }) => Date.parse(String(date)))).toEqual([
				Date.parse(publish_at),
			]);
			await untilQuiet();
			const { modified_on: before } = await shopOf().read(id);
			await untilQuiet();
			expect((await shopOf().read(id)).modified_on).toBe(before);
			await change(id, { status: "draft" });
			await recorded(id, []);
			await change(id, { status: "published", publish_at: null, unpublish_at: new Date(Date.now() - day) });
			await untilQuiet();
			expect(await records(id)).toEqual([]);
			await change(id, { unpublish_at: null });
			await recorded(id, ["80"]);
		});
	});
}

function testVariants(version: string, shopOf: () => Shop): void {
	describe(`the recorded prices of variants in Directus ${version}`, () => {
		it("B-LAW-05 B-LAW-17 contain the variant's own prices, also when only the variant is changed", async () => {
			const { create, change, recorded, read, built, send } = shopOf();
			const changeVariant = (id: string, values: object) =>
				send("PATCH", `/items/ecommerce_product_variant/${id}`, values);
			const prices = [{ currency: "CHF", price_brutto: "130" }];
			const id = await create({
				price_brutto: "100",
				show_reduction: true,
				product_variants: [
					{ display_name: "52", sort: 1 },
					{ display_name: "54", sort: 2, price_brutto: "120", prices },
				],
			});
			await recorded(id, ["100", "54 120", "54 130CHF"]);
			const variants = await Promise.all(
				listOf((await read(id)).product_variants).map(async (own) =>
					objectOf(await send("GET", `/items/ecommerce_product_variant/${own}`)),
				),
			);
			const own = String(variants.find(({ display_name }) => display_name === "54")?.id);
			await changeVariant(own, { price_brutto: "96", prices: null });
			await recorded(id, ["100", "54 120", "54 130CHF", "54 96", "54 nullCHF"]);
			const [follower, reduced] = objectsOf((await built(id)).product_variants);
			expect(follower).not.toHaveProperty("price_history");
			expect(reductionOf(reduced ?? {})).toEqual({ lowestPrice: "120", percent: 20 });
			await changeVariant(own, { price_brutto: null });
			await recorded(id, ["100", "54 120", "54 130CHF", "54 96", "54 nullCHF", "54 null"]);
			await change(id, { price_brutto: "90" });
			await recorded(id, ["100", "54 120", "54 130CHF", "54 96", "54 nullCHF", "54 null", "90"]);
			const [, following] = objectsOf((await built(id)).product_variants);
			const price_brutto = "90";
			expect(reductionOf({ ...following, price_brutto })).toEqual({ lowestPrice: "96", percent: 6 });
		});
	});
}

function testFlow(version: string, shopOf: () => Shop): void {
	describe(`the Flow that records prices in Directus ${version}`, () => {
		it("B-LAW-05 ends with the stored price, whoever saved at the same time", async () => {
			const { create, change, recorded, read } = shopOf();
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
			await untilQuiet();
			const prices = ((await read(id)).recorded_prices ?? []).map((entry) => entry.price_brutto);
			expect(prices.filter((price, place) => price === prices[place - 1])).toEqual([]);
			expect(prices.at(-1)).toBe(price_brutto);
		});

		it("B-LAW-05 follows a change of several products at once", async () => {
			const { create, recorded, send } = shopOf();
			const ids = [await create({ price_brutto: "10" }), await create({ price_brutto: "20" })];
			await send("PATCH", path, { keys: ids, data: { price_brutto: "15" } });
			await recorded(ids[0] ?? "", ["10", "15"]);
			await recorded(ids[1] ?? "", ["20", "15"]);
		});

		it("B-LAW-05 begins with today's prices of products that are older than the Flow", async () => {
			const { create, change, recorded, send } = shopOf();
			await send("DELETE", `/flows/${priceFlow().id}`);
			const id = await create({
				price_brutto: "77",
				product_variants: [{ display_name: "54", price_brutto: "70" }],
			});
			await change(id, { recorded_prices: null });
			expect((await applyAll(send)).changes).toContain("flow Facette prices");
			await recorded(id, ["77", "54 70"]);
			expect((await applyAll(send)).changes).toEqual([]);
		});
	});
}

/** Tests on a Directus that prices are recorded and reductions are shown as editors decide. */
export function priceRecordsSuite(version: string, serverOf: () => PriceServer): void {
	// The project of the products is not there before other tests of the file.
	describe(`a shop in Directus ${version}`, () => {
		let shop: Shop;

		beforeAll(async () => {
			shop = createShop(serverOf());
			await applyAll(shop.send);
			const seeded = await seedProject(shop.client, smallContent("Preise"), demoMedia);
			if (!seeded.ok) throw new Error(JSON.stringify(seeded.error));
		});

		for (const test of [testProducts, testHistories, testUnseen, testVariants, testFlow])
			test(version, () => shop);
	});
}
