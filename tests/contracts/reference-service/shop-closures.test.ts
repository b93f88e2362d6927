import { beforeEach, describe, expect, it } from "vitest";
import { order, product, project, serviceOfFile, settings } from "./test-service.ts";

let now = new Date();
const closure = (mode: "delay" | "stop", from: string, to: string) => ({
	from,
	to,
	mode,
	translations: [{ language: "de", text: "Wir machen Betriebsferien." }],
});
const { post, rows, reset } = serviceOfFile({
	now: () => now,
	catalogue: {
		project,
		products: [product(1)],
		settings: {
			...settings,
			shop_closures: [
				closure("stop", "2027-08-02", "2027-08-15"),
				closure("delay", "2027-12-20", "2028-01-09"),
			],
		},
	},
});
const send = (seed: string) => post("/ecom/order", order(seed));
const closed = { status: "error", errors: [{ field: "cart", key: "checkout.closed" }] };

beforeEach(async () => {
	await reset();
});

describe("a holiday that stops orders", () => {
	it.each([
		["2027-08-01T21:59:59Z", 200],
		["2027-08-01T22:00:00Z", 400],
		["2027-08-15T21:59:59Z", 400],
		["2027-08-15T22:00:00Z", 200],
	])(
		"R-PROD-06 begins and ends at midnight in the shop's time zone: at %s status %i",
		async (time, status) => {
			now = new Date(time);
			const reply = await send(time);
			expect(reply.status).toBe(status);
			if (status === 400) expect(reply.body).toMatchObject(closed);
			expect(await rows("SELECT 1 FROM orders")).toHaveLength(status === 200 ? 1 : 0);
		},
	);

	it("R-ORDER-01 responds to a repeated order of before with that order, and takes a refused one afterwards", async () => {
		now = new Date("2027-08-01T21:59:00Z");
		const taken = await send("lost answer");
		now = new Date("2027-08-01T22:01:00Z");
		expect(await send("lost answer")).toEqual(taken);
		expect((await send("second tab")).body).toMatchObject(closed);
		now = new Date("2027-08-16T08:00:00Z");
		expect((await send("second tab")).status).toBe(200);
	});
});

describe("a holiday that delays orders", () => {
	it("B-USE-12 takes orders, and confirms days of delivery after its end", async () => {
		now = new Date("2027-12-27T09:00:00Z");
		const reply = await send("delayed");
		expect(reply.status).toBe(200);
		const [mail] = await rows("SELECT text FROM outbox WHERE kind = 'order.customer'");
		const [stored] = await rows("SELECT least_delivery_days, most_delivery_days FROM orders");
		// Paid in advance, so the days count from the payment: usually five to dispatch and two to send. The holiday adds
		// eight working days, Tuesday 28 December to Friday 7 January without Epiphany, a holiday in the customer's state.
		expect(stored).toEqual({ least_delivery_days: 15, most_delivery_days: 15 });
		expect(String(mail?.text)).toContain("15");
	});
});

describe("a shop in another time zone", () => {
	const west = serviceOfFile({
		now: () => now,
		catalogue: {
			project,
			time_zone: "America/New_York",
			products: [product(1)],
			settings: { ...settings, shop_closures: [closure("stop", "2027-08-02", "2027-08-15")] },
		},
	});

	it.each([
		["2027-01-01T04:59:59Z", "26"],
		["2027-01-01T05:00:00Z", "27"],
	])("R-ORDER-01 numbers an order by its own year: at %s %s", async (time, year) => {
		now = new Date(time);
		const { body } = await west.post("/ecom/order", order(time));
		expect(body.order_number).toMatch(new RegExp(`^${year}-`));
	});

	it.each([
		["2027-08-02T03:59:59Z", 200],
		["2027-08-02T04:00:00Z", 400],
	])("R-PROD-06 closes at its own midnight: at %s status %i", async (time, status) => {
		now = new Date(time);
		expect((await west.post("/ecom/order", order(time))).status).toBe(status);
	});
});
