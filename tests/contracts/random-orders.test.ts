import { describe, expect, it, onTestFinished } from "vitest";
import { specifiedReport } from "#adapters/composition/payments.ts";
import { createOrders } from "#adapters/order-service/orders.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { parseMoney, sumMoney } from "#core/money/money.ts";
import type { Time } from "#core/platform/time.ts";
import type { OrderResponse, Orders } from "#core/ports/orders.ts";
import { offerOf } from "#core/product-page/product-page-state.ts";
import { sameId } from "#core/shared/branded.ts";
import { type ShopCatalogue, shopCatalogue } from "#renderer/site/shop-catalogue.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";
import { askStatus } from "#ui/shop/order/order-outcome.ts";
import { retryWhileUnknown } from "#ui/shop/order/order-retry.ts";
import type { Database } from "../../contracts/reference-service/database/database.ts";
import { createReferenceService } from "../../contracts/reference-service/reference-service.ts";
import { faultKinds, startFaultyProxy } from "./faulty-proxy.ts";
import { type Customer, customersOf, seed, uuidOf } from "./random-checkouts.ts";
import { testDatabase } from "./reference-service/test-database.ts";

/** Milliseconds that the shop waits for a response, generous for a busy machine; late responses take twice as long. */
const timeout = 3000;

/** The number of ordering customers. */
const customers = process.env.CI ? 200 : 40;

/** How often a customer presses again before the test gives up. */
const presses = 15;

/** A clock with delays a hundred times shorter. */
const hurried: Time = { now: systemTime.now, wait: (milliseconds) => systemTime.wait(milliseconds / 100) };

/** The final state of an order in the shop. */
interface Sent {
	readonly payload: OrderPayload;
	readonly response: OrderResponse;
	/** The response in the other place, if it was sent from two. */
	readonly other: OrderResponse | null;
}

/** Opens the demo shop with its order service in memory, and a shop behind the proxy. */
async function openShop() {
	const demo = await readDemoSite();
	const catalogue = shopCatalogue(demo.plan().context);
	if (!catalogue) throw new Error("The demo has no shop.");
	const options = { ...testDatabase(), rateFactor: 1_000_000 };
	const service = await createReferenceService({ catalogue, ...options });
	onTestFinished(() => service.close());
	await service.database.query("TRUNCATE order_keys, orders, order_lines, payment_reports, outbox");
	await service.database.query("UPDATE stock SET sold = 0");
	const proxy = await startFaultyProxy({ target: service.url, seed, share: 0.5, lateBy: 2 * timeout });
	onTestFinished(() => proxy.close());
	return {
		catalogue,
		database: service.database,
		proxy,
		orders: createOrders({ url: proxy.url, timeout }, specifiedReport),
	};
}

/** Presses until the outcome of the order is known, each time with the stored payload. */
async function order({ attempts, payload }: Customer, orders: Orders): Promise<OrderResponse> {
	attempts.begin(payload);
	const send = () => orders.place(attempts.open()?.payload ?? payload);
	let response = await retryWhileUnknown(send, hurried);
	for (let press = 1; press < presses; press++) {
		// After an unknown kind of conflict the shop asks for the order's status.
		if (response.outcome === "conflict") {
			const status = await askStatus(orders, payload, hurried);
			if (status.outcome === "ok" && status.order) return { outcome: "ok", order: status.order.order };
		} else if (response.outcome !== "unknown_retry") break;
		response = await retryWhileUnknown(send, hurried);
	}
	return response;
}

/** Lets eight customers order at a time, some of them in two places at once. */
async function orderAll(customers: readonly Customer[], orders: Orders): Promise<readonly Sent[]> {
	const waiting = [...customers];
	const sent: Sent[] = [];
	async function serve(): Promise<void> {
		for (let customer = waiting.shift(); customer; customer = waiting.shift()) {
			const { payload, attempts, twice } = customer;
			const [response, other] = await Promise.all([
				order(customer, orders),
				twice ? order(customer, orders) : null,
			]);
			if (response.outcome === "ok") attempts.update(payload.order_uuid, { order: response.order });
			sent.push({ payload, response, other });
		}
	}
	await Promise.all(Array.from({ length: 8 }, serve));
	return sent;
}

/** Expects a final outcome for every customer, the same in both places. */
function expectResponses(sent: readonly Sent[]): void {
	// The second response may report even less stock.
	const outcomeOf = (response: OrderResponse) => (response.outcome === "ok" ? response : response.outcome);
	for (const { response, other } of sent) {
		expect(["ok", "changed"]).toContain(response.outcome);
		if (other) expect(outcomeOf(other)).toEqual(outcomeOf(response));
	}
}

/** Returns the orders that the shop reported as placed. */
function confirmedIn(sent: readonly Sent[]) {
	return sent.flatMap(({ payload, response }) =>
		response.outcome === "ok" ? [{ payload, order: response.order }] : [],
	);
}

const byKey = (left: { readonly order_uuid: string }, right: { readonly order_uuid: string }) =>
	left.order_uuid < right.order_uuid ? -1 : 1;

/** Expects every reported order to be stored once, unchanged, and no other. */
async function expectOrders(database: Database, sent: readonly Sent[]): Promise<void> {
	const confirmed = confirmedIn(sent);
	const stored = await database.query<{ order_uuid: string }>(
		"SELECT id::text AS order_id, order_uuid::text, order_number, total::text FROM orders",
	);
	expect([...stored].sort(byKey)).toEqual(confirmed.map((one) => one.order).sort(byKey));
	for (const { payload, order } of confirmed) expect(order.total).toBe(payload.total);

	const lines = await database.query<{ order_uuid: string }>(
		`SELECT order_uuid::text, jsonb_agg(jsonb_build_object('product', product, 'variant', variant, 'count', count,
			'personalization', personalization, 'price_brutto', price_brutto::text) ORDER BY position) AS lines
		FROM orders JOIN order_lines ON order_id = id GROUP BY order_uuid`,
	);
	const wanted = confirmed.map(({ payload: { order_uuid, lines } }) => ({
		order_uuid,
		lines: lines.map((line) => ({
			...line,
			product: String(line.product),
			variant: line.variant === null ? null : String(line.variant),
		})),
	}));
	expect([...lines].sort(byKey)).toEqual(wanted.sort(byKey));

	const [sums] = await database.query<{ keys: number; total: string }>(
		"SELECT (SELECT count(*)::integer FROM order_keys) AS keys, sum(total)::text AS total FROM orders",
	);
	expect(sums?.keys, "keys that are taken").toBe(confirmed.length);
	const totals = confirmed.flatMap(({ payload }) => parseMoney(payload.total, payload.currency) ?? []);
	expect(parseMoney(sums?.total ?? "", "EUR")).toEqual(sumMoney(totals, "EUR"));
}

/** Expects one mail to each customer and one to the shop per order, and nothing else. */
async function expectMails(database: Database, sent: readonly Sent[]): Promise<void> {
	const mails = await database.query<{ kind: string; customer: string; number: string }>(
		`SELECT kind, CASE kind WHEN 'order.customer' THEN recipient ELSE reply_to END AS customer,
			orders.order_number AS number FROM outbox LEFT JOIN orders ON position(order_number IN subject) > 0`,
	);
	const written = mails.map(({ kind, customer, number }) => `${kind} ${customer} ${number}`);
	const wanted = confirmedIn(sent).flatMap(({ payload, order }) =>
		["order.customer", "order.shop"].map((kind) => `${kind} ${payload.customerEmail} ${order.order_number}`),
	);
	expect(written.sort()).toEqual(wanted.sort());
}

/** Returns the stock of a line, and whether the shop can reorder it. */
function stockOf({ products }: ShopCatalogue, line: OrderPayload["lines"][number]) {
	const product = products.find(({ id }) => sameId(id, line.product));
	if (!product) throw new Error(`Nobody sells ${line.product}.`);
	const variant = product.product_variants.find(({ id }) => sameId(id, line.variant)) ?? null;
	const counted = variant !== null && variant.stock !== null;
	const item = JSON.stringify([product.id, ...(counted ? [variant.id] : [])].map(String));
	return { item, ...offerOf(product, variant) };
}

/**
 * Expects the remaining stock to be the initial one minus sales, and no customer to be refused who could have been
 * served.
 */
async function expectStock(
	database: Database,
	sent: readonly Sent[],
	catalogue: ShopCatalogue,
): Promise<void> {
	const piecesIn = (payloads: readonly OrderPayload[], item: string) =>
		payloads
			.flatMap(({ lines }) => lines)
			.filter((line) => stockOf(catalogue, line).item === item)
			.reduce((sum, { count }) => sum + count, 0);
	const sold = confirmedIn(sent).map(({ payload }) => payload);
	const stock = await database.query<{ item: string; pieces: number; listed: number }>(
		"SELECT item, listed - sold AS pieces, listed FROM stock WHERE project = $1",
		[catalogue.project],
	);
	expect(stock.length).toBeGreaterThan(0);
	const expected = stock.map(({ item, listed }) => [item, listed - piecesIn(sold, item)]);
	expect(stock.map(({ item, pieces }) => [item, pieces])).toEqual(expected);

	const left = new Map(stock.map(({ item, pieces }) => [item, pieces]));
	const listed = new Map(stock.map((row) => [row.item, row.listed]));
	const scarce = (payload: OrderPayload) =>
		payload.lines.map((line) => stockOf(catalogue, line)).filter((found) => !found.reorder_possible);
	for (const { item } of sold.flatMap(scarce)) {
		expect(piecesIn(sold, item), item).toBeLessThanOrEqual(listed.get(item) ?? Number.POSITIVE_INFINITY);
	}
	for (const { payload, response } of sent) {
		if (response.outcome === "ok") continue;
		const short = scarce(payload).filter(
			({ item }) => piecesIn([payload], item) > (left.get(item) ?? Infinity),
		);
		expect(short, payload.order_uuid).not.toEqual([]);
	}
}

describe("orders through a network that loses, delays, doubles and garbles", () => {
	it(`R-ORDER-06 B-REL-02 ${customers} random ones: none is duplicated or lost, and sums, stock and mails agree`, async () => {
		const { catalogue, database, proxy, orders } = await openShop();
		const sent = await orderAll(customersOf(catalogue, customers), orders);
		await proxy.idle();
		const ok = confirmedIn(sent).length;
		const outOfStock = sent.filter(({ response }) => response.outcome === "changed").length;
		console.info({ ok, outOfStock, ...proxy.faults });

		await expectOrders(database, sent);
		await expectStock(database, sent, catalogue);
		await expectMails(database, sent);
		expectResponses(sent);
		expect(sent.length).toBe(customers);
		expect(ok).toBeGreaterThan(customers / 2);
		expect(outOfStock).toBeGreaterThan(customers / 20);
		for (const kind of faultKinds) expect(proxy.faults[kind], kind).toBeGreaterThan(0);
	});

	it("R-ORDER-06 B-REL-02 a key for each attempt instead of each draft would order twice", async () => {
		const { catalogue, database, proxy, orders } = await openShop();
		const attempt = { count: 0 };
		const careless: Orders = {
			...orders,
			place: (payload) => orders.place({ ...payload, order_uuid: uuidOf(`attempt ${attempt.count++}`) }),
		};
		const customers = customersOf(catalogue, 20).map((customer) => ({ ...customer, twice: false }));
		const sent = await orderAll(customers, careless);
		await proxy.idle();
		const [stored] = await database.query<{ count: number }>("SELECT count(*)::integer FROM orders");
		expect(stored?.count).toBeGreaterThan(confirmedIn(sent).length);
	});
});
