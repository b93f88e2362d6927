import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeCatalogue } from "#contracts/reference-service/catalogue-schema.ts";
import { reconcileStock } from "#contracts/reference-service/orders/stock-counts.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";
import { line, order, product, project, serviceOfFile, settings } from "./test-service.ts";

/** The product that is sold online and in the shop, delivered to the shop and counted. */
const id = 2;
let now = new Date("2027-03-01T10:00:00Z");
const listing = (stock: number, stock_counted_at: string | null = null) =>
	product(id, { price_brutto: "100", stock, stock_counted_at });
const { post, rows, running, reset } = serviceOfFile({
	now: () => now,
	catalogue: { project, settings, products: [listing(5)] },
});

/** An event: pieces are sold or delivered, or a catalogue is written or loaded. */
const happening = fc.oneof(
	{
		arbitrary: fc.record({ kind: fc.constant("online" as const), pieces: fc.integer({ min: 1, max: 3 }) }),
		weight: 4,
	},
	fc.record({ kind: fc.constant("shop" as const), pieces: fc.integer({ min: 1, max: 2 }) }),
	fc.record({ kind: fc.constant("delivery" as const), pieces: fc.integer({ min: 1, max: 4 }) }),
	fc.record({ kind: fc.constant("count" as const), pieces: fc.constant(0) }),
	{ arbitrary: fc.record({ kind: fc.constant("write" as const), pieces: fc.constant(0) }), weight: 3 },
	/** The number of catalogues before the last one, because a build may have taken hours or be an old one. */
	{
		arbitrary: fc.record({ kind: fc.constant("load" as const), pieces: fc.constantFrom(0, 0, 0, 1, 2) }),
		weight: 3,
	},
);

/** A written catalogue, and the number of pieces that the shop itself had sold by then. */
interface Written {
	readonly content_read_at: string;
	readonly products: readonly ReturnType<typeof product>[];
	readonly soldInShop: number;
}

/** A simulated shop: the actions of its owner, and the actual stock. */
class Shop {
	/** The unsold pieces; below 0 if the last one was sold in the shop before the service knew. */
	free = 5;
	/** The stock in the content. */
	stock = 5;
	countedAt: string | null = null;
	soldInShop = 0;
	orders = 0;
	readonly written: Written[] = [];
	newest: Written | null = null;

	private readonly run: number;

	constructor(run: number) {
		this.run = run;
	}

	write(): void {
		this.written.push({
			content_read_at: now.toISOString(),
			products: [listing(this.stock, this.countedAt)],
			soldInShop: this.soldInShop,
		});
	}

	async load(back: number): Promise<void> {
		const written = this.written.at(-1 - back);
		if (!written) return;
		const { soldInShop: _, ...catalogue } = written;
		await reconcileStock(
			{ database: running().database, now: () => now, timeZone: "Europe/Berlin", warn: () => {} },
			decodeCatalogue({ project, settings, ...catalogue }),
		);
		if (!this.newest || written.content_read_at >= this.newest.content_read_at) this.newest = written;
	}

	async happen({ kind, pieces }: { readonly kind: string; readonly pieces: number }): Promise<void> {
		now = new Date(now.getTime() + 600_000);
		switch (kind) {
			case "online":
				if (await this.sell(pieces)) this.free -= pieces;
				return;
			case "shop": {
				const taken = Math.max(0, Math.min(pieces, this.free));
				this.free -= taken;
				this.soldInShop += taken;
				this.stock = Math.max(0, this.stock - taken);
				return;
			}
			case "delivery":
				this.free += pieces;
				this.stock += pieces;
				return;
			case "count":
				// The shop calls a customer whose ordered piece is missing.
				this.free = Math.max(0, this.free);
				this.stock = this.free;
				this.countedAt = now.toISOString();
				return;
			case "write":
				return this.write();
			default:
				return await this.load(pieces);
		}
	}

	async sell(count: number): Promise<boolean> {
		this.orders += 1;
		const body = order(`model ${this.run} ${this.orders}`, {
			lines: [line({ product: id, count })],
			totalCount: count,
			totalPriceBrutto: decimalOf(String(100 * count)),
			total: decimalOf(`${100 * count + 4}.9`),
		});
		const { status } = await post("/ecom/order", body);
		expect([200, 409]).toContain(status);
		return status === 200;
	}

	/** Expects no more offered pieces than exist, apart from sales in the shop since the last written catalogue. */
	async check(): Promise<void> {
		const [row] = await rows("SELECT listed - sold AS pieces FROM stock");
		const unknown = this.soldInShop - (this.newest?.soldInShop ?? 0);
		expect(Number(row?.pieces)).toBeLessThanOrEqual(this.free + unknown);
	}
}

let runs = 0;

it("B-REL-10 never offers more pieces than exist, whatever is sold, counted, delivered, rebuilt and loaded, in any order", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 20 }), async (happenings) => {
			runs += 1;
			await reset();
			await rows("TRUNCATE stock, stock_catalogues");
			const shop = new Shop(runs);
			shop.write();
			await shop.load(0);
			for (const happening of happenings) {
				await shop.happen(happening);
				await shop.check();
			}
			now = new Date(now.getTime() + 600_000);
			shop.write();
			await shop.load(0);
			await shop.check();
		}),
		{ numRuns: process.env.CI ? 200 : 25 },
	);
});
