import { beforeEach, describe, expect, it } from "vitest";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { line, order, product, products, project, serviceOfFile, settings } from "./test-service.ts";

/** A Monday. The ring takes five working days, its parcel two: 16 December, from last Thursday on. */
const monday = "2026-12-07T10:00:00Z";
let today = monday;
/** At hand once, then made in 18 working days more. */
const made = product(9, { stock: 1, reorder_possible: true, production_time: 18 });
const quick = product(10, { shipping_time: 1 });
const { post, rows, reset } = serviceOfFile({
	now: () => new Date(today),
	catalogue: { project, products: [...products, made, quick], settings },
});

beforeEach(async () => {
	today = monday;
	await reset();
});

async function confirmed(
	deliveryDates: OrderPayload["deliveryDates"],
	language: OrderPayload["language"] = "de",
) {
	const { status } = await post(
		"/ecom/order",
		order(JSON.stringify([deliveryDates, language]), { deliveryDates, language }),
	);
	const [mail] = await rows("SELECT text FROM outbox WHERE kind = 'order.customer'");
	const [stored] = await rows("SELECT earliest_delivery::text, latest_delivery::text FROM orders");
	return { status, mail: String(mail?.text).replace(/[\u00a0\u202f]/g, " "), stored };
}

const on = (earliest: string, latest = earliest) => ({ earliest, latest });

describe("the delivery date of an order", () => {
	it.each([
		["de", "Liefertermin: Mi., 16. Dezember"],
		["en", "Delivery date: Wed 16 December"],
		["fr", "Date de livraison : mer. 16 décembre"],
	] as const)("B-USE-12 is mailed in %s as the customer saw it", async (language, text) => {
		const { status, mail, stored } = await confirmed(on("2026-12-16"), language);
		expect(status).toBe(200);
		expect(mail).toContain(text);
		expect(stored).toEqual({ earliest_delivery: "2026-12-16", latest_delivery: "2026-12-16" });
	});

	it("B-USE-12 R-ORDER-06 stays the one of the day on which it was sent first", async () => {
		expect((await confirmed(on("2026-12-11"))).mail).toContain("Liefertermin: Fr., 11. Dezember");
	});

	it.each([
		["no shop could keep", on("2026-12-08")],
		["is too long ago", on("2026-12-04")],
		["is none of one day", on("2026-12-01", "2026-12-16")],
		["comes later than that of today", on("2026-12-17")],
	])("B-USE-12 B-SEC-04 is asked for again where the one seen %s", async (seed, deliveryDates) => {
		const changed = { status: 409, body: { status: "dates_changed", deliveryDates: on("2026-12-16") } };
		expect(await post("/ecom/order", order(seed, { deliveryDates }))).toEqual(changed);
		expect(await rows("SELECT 1 FROM outbox")).toEqual([]);
		expect(await post("/ecom/order", order(seed, { deliveryDates: on("2026-12-16") }))).toMatchObject({
			status: 200,
		});
	});

	it("B-USE-12 is asked for again once the only piece at hand is sold", async () => {
		const lines = [line({ product: 9 })];
		const deliveryDates = on("2026-12-16");
		expect(await post("/ecom/order", order("first", { lines, deliveryDates }))).toMatchObject({
			status: 200,
		});
		const made = on("2027-01-13");
		expect(await post("/ecom/order", order("second", { lines, deliveryDates }))).toEqual({
			status: 409,
			body: { status: "dates_changed", deliveryDates: made },
		});
		const agreed = order("second", { lines, deliveryDates: made });
		expect(await post("/ecom/order", agreed)).toMatchObject({ status: 200 });
		const [mail] = await rows("SELECT text FROM outbox WHERE kind = 'order.customer' ORDER BY id DESC");
		expect(String(mail?.text).replace(/[\u00a0\u202f]/g, " ")).toContain("Liefertermin: Mi., 13. Januar");
	});

	it.each([
		["2026-12-09", 200],
		["2026-12-10", 409],
		["2026-12-11", 409],
	])("B-USE-12 R-ORDER-06 is one still ahead where it was sent again on %s: %i", async (day, status) => {
		today = `${day}T10:00:00Z`;
		const late = order("late", { lines: [line({ product: 10 })], deliveryDates: on("2026-12-10") });
		expect(await post("/ecom/order", late)).toMatchObject({ status });
	});

	it("B-USE-12 is that of today where an older page did not send it", async () => {
		const { status, mail } = await confirmed(null);
		expect(status).toBe(200);
		expect(mail).toContain("Liefertermin: Mi., 16. Dezember");
	});

	it("R-ORDER-01 an order of an earlier release is still taken", async () => {
		const { deliveryDates: _, ...earlier } = order("earlier");
		expect(await post("/ecom/order", earlier)).toMatchObject({ status: 200 });
	});
});
