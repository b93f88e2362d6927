import { beforeEach, describe, expect, it } from "vitest";
import { decodeCatalogue } from "#contracts/reference-service/catalogue-schema.ts";
import { reconcileStock } from "#contracts/reference-service/orders/stock-counts.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";
import { line, order, product, project, serviceOfFile, settings, variant } from "./test-service.ts";

const ring = (changes: Readonly<Record<string, unknown>>) =>
	product(1, { price_brutto: "100", stock: 5, ...changes });

let now = new Date("2027-03-01T10:00:00Z");
const warnings: string[] = [];
const { post, rows, running, reset } = serviceOfFile({
	now: () => now,
	catalogue: {
		project,
		settings,
		products: [ring({ product_variants: [variant(54), variant(56)] }), ring({ id: 2 })],
	},
});

/** Advances the time by hours. */
const wait = (hours: number) => {
	now = new Date(now.getTime() + hours * 3_600_000);
};

/** Loads a catalogue like a restart of the service; `readAt` is the time at which its content was read. */
async function load(changes: Readonly<Record<string, unknown>>, readAt: Date | null = now): Promise<void> {
	const content_read_at = readAt?.toISOString() ?? null;
	const catalogue = decodeCatalogue({
		project,
		settings,
		content_read_at,
		products: [ring({ id: 2, ...changes })],
	});
	await reconcileStock(
		{
			database: running().database,
			now: () => now,
			timeZone: "Europe/Berlin",
			warn: (_, message) => void warnings.push(message),
		},
		catalogue,
	);
}

async function atHand(item = '["2"]'): Promise<unknown> {
	const [row] = await rows("SELECT listed - sold AS pieces FROM stock WHERE item = $1", item);
	return row?.pieces;
}

let orders = 0;
/** Sells pieces online; returns the status of the response. */
async function sell(count: number, changes: Partial<ReturnType<typeof line>> = {}): Promise<number> {
	orders += 1;
	const body = order(`sale ${orders}`, {
		lines: [line({ product: 2, count, ...changes })],
		totalCount: count,
		totalPriceBrutto: decimalOf(String(100 * count)),
		total: decimalOf(`${100 * count + 4}.9`),
	});
	return (await post("/ecom/order", body)).status;
}

beforeEach(async () => {
	now = new Date("2027-03-01T10:00:00Z");
	warnings.length = 0;
	await reset();
	await rows("TRUNCATE stock, stock_catalogues");
	await load({});
});

describe("a number without the time of its count", () => {
	it("B-REL-10 sells no piece twice: after two of five are sold online and one in the shop, the count 4 leaves two", async () => {
		await sell(2);
		wait(1);
		await load({ stock: 4 });
		expect(await atHand()).toBe(2);
		expect([await sell(2), await sell(1)]).toEqual([200, 409]);
	});

	it("B-REL-10 does not change the stock with a rebuild or restart", async () => {
		await sell(2);
		for (const _ of [1, 2, 3]) {
			wait(1);
			await load({});
		}
		expect(await atHand()).toBe(3);
	});

	it("B-REL-10 adds new pieces to the stock", async () => {
		await sell(5);
		wait(1);
		await load({ stock: 8 });
		expect(await atHand()).toBe(3);
	});

	it("B-REL-10 keeps the owed pieces of goods that can be reordered", async () => {
		await load({ reorder_possible: true });
		await rows("UPDATE stock SET sold = 7 WHERE item = '[\"2\"]'");
		wait(1);
		await load({ stock: 10 });
		expect(await atHand()).toBe(3);
	});

	it("B-REL-10 restores the stock after it was blank for a while, without the pieces sold meanwhile", async () => {
		await sell(1);
		wait(1);
		await load({ stock: null });
		expect(await atHand()).toBeNull();
		await rows("UPDATE stock SET sold = sold + 2 WHERE item = '[\"2\"]'");
		wait(1);
		await load({ stock: 5 });
		expect(await atHand()).toBe(2);
	});

	it("B-REL-10 excludes, if it is new, the pieces sold since the previous catalogue", async () => {
		await rows("TRUNCATE stock, stock_catalogues");
		await load({ stock: null });
		await sell(1);
		wait(1);
		await load({ stock: null });
		wait(1);
		await sell(2);
		wait(1);
		await load({ stock: 5 });
		expect(await atHand()).toBe(3);
	});
});

describe("a number with the time of its count", () => {
	it("B-REL-10 excludes only the pieces sold since then", async () => {
		await sell(2);
		wait(2);
		const counted = now.toISOString();
		wait(1);
		await sell(1);
		wait(1);
		await load({ stock: 3, stock_counted_at: counted });
		expect(await atHand()).toBe(2);
		wait(1);
		await load({ stock: 3, stock_counted_at: counted });
		expect(await atHand()).toBe(2);
	});

	it("B-REL-10 is a new count with a new time, even if the number is the same", async () => {
		await sell(2);
		wait(2);
		await load({ stock: 5, stock_counted_at: now.toISOString() });
		expect(await atHand()).toBe(5);
	});

	it("B-REL-10 excludes all sales of a day that is given without a time, in the shop's time zone", async () => {
		now = new Date("2027-03-01T22:30:00Z");
		await sell(1);
		now = new Date("2027-03-01T23:30:00Z");
		await sell(1);
		wait(24);
		await load({ stock: 5, stock_counted_at: "2027-03-02" });
		expect(await atHand()).toBe(4);
	});

	it("B-REL-10 is reported and ignored if its time is after the content was read", async () => {
		await sell(2);
		wait(1);
		await load({ stock: 4, stock_counted_at: "2072-03-01" });
		expect(await atHand()).toBe(2);
		expect(warnings).toEqual(["stock_counted_at is in the future and is not used"]);
	});
});

describe("catalogues", () => {
	it("B-REL-10 that are older than the last one change no stock, whatever their order", async () => {
		const before = now;
		wait(1);
		await load({ stock: 3 });
		await load({ stock: 5 }, before);
		expect(await atHand()).toBe(3);
		expect(warnings).toHaveLength(1);
		await load({ stock: 3 });
		expect(await atHand()).toBe(3);
	});

	it("B-REL-10 without a time are applied in the order of loading", async () => {
		await sell(2);
		await load({ stock: 4 }, null);
		expect(await atHand()).toBe(2);
	});

	it("B-REL-10 older than the database do not remove the limit of an item that they do not count", async () => {
		const before = now;
		wait(1);
		await load({ stock: 1 });
		await load({ stock: null }, before);
		expect([await sell(1), await sell(1)]).toEqual([200, 409]);
	});
});

describe("variants", () => {
	const sizes = (...own: (number | null)[]) => ({
		product_variants: own.map((stock, index) => variant(54 + index, { stock })),
	});

	it("B-REL-10 that get a number of their own exclude their sales since the previous catalogue", async () => {
		await load(sizes(null));
		await rows(
			"UPDATE stock_catalogues SET content_read_at = $1::timestamptz - interval '1 hour'",
			now.toISOString(),
		);
		await seedSale(54, 2);
		wait(1);
		await load({ stock: 2, ...sizes(3) });
		expect(await atHand('["2","54"]')).toBe(1);
	});

	it("B-REL-10 that share the product's number again exclude their last sales there", async () => {
		await load(sizes(3));
		await seedSale(54, 1);
		await rows(`UPDATE stock SET sold = 1 WHERE item = '["2","54"]'`);
		wait(1);
		await load({ stock: 8, ...sizes(null) });
		expect([await atHand(), await atHand('["2","54"]')]).toEqual([7, null]);
	});

	/** Sells a variant, from its own stock or the product's. */
	async function seedSale(id: number, count: number): Promise<void> {
		expect(await sell(count, { product: 1, variant: id })).toBe(200);
		await rows("UPDATE order_lines SET product = '2'");
	}
});
