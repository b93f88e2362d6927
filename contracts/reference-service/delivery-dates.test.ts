import { beforeEach, describe, expect, it } from "vitest";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { order, serviceOfFile } from "./test-service.ts";

/** A Monday. The ring takes five working days, its parcel two: 16 December, from last Thursday on. */
const now = () => new Date("2026-12-07T10:00:00Z");
const { post, rows, reset } = serviceOfFile({ now });

beforeEach(reset);

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
		["an older page did not send", null],
	])("B-USE-12 B-SEC-04 is that of today where it %s", async (_, dates) => {
		const { status, mail } = await confirmed(dates);
		expect(status).toBe(200);
		expect(mail).toContain("Liefertermin: Mi., 16. Dezember");
	});

	it("R-ORDER-01 an order of an earlier release is still taken", async () => {
		const { deliveryDates: _, ...earlier } = order("earlier");
		expect(await post("/ecom/order", earlier)).toMatchObject({ status: 200 });
	});
});
