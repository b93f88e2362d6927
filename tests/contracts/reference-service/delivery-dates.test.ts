import { beforeEach, describe, expect, it } from "vitest";
import { canonicalJson, hashOf } from "#contracts/reference-service/fingerprint.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { withdrawalPath } from "#core/routes/built-in-paths.ts";
import { address, decimalOf } from "#tests/core/shop-fixtures.ts";
import {
	line,
	order as orderInAdvance,
	product,
	products,
	project,
	serviceOfFile,
	settings,
} from "./test-service.ts";

/** A Monday. The ring takes five working days, its parcel two: 16 December for orders since last Thursday. */
const monday = "2026-12-07T10:00:00Z";
let today = monday;
/** One in stock, then made in 18 more working days. */
const made = product(9, { stock: 1, reorder_possible: true, production_time: 18 });
const quick = product(10, { shipping_time: 1 });
const last = product(11, { stock: 3, production_time: 18 });
const { post, rows, reset } = serviceOfFile({
	now: () => new Date(today),
	catalogue: { project, products: [...products, made, quick, last], settings },
});

/** Returns an order that is paid with a provider immediately. */
const order: typeof orderInAdvance = (seed, changes) =>
	orderInAdvance(seed, { paymentMethod: 4, ...changes });

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
	] as const)("B-USE-12 is the one that the customer saw, also in the mail in %s", async (language, text) => {
		const { status, mail, stored } = await confirmed(on("2026-12-16"), language);
		expect(status).toBe(200);
		expect(mail).toContain(text);
		expect(stored).toEqual({ earliest_delivery: "2026-12-16", latest_delivery: "2026-12-16" });
	});

	it("B-USE-12 R-ORDER-06 is that of the day on which the order was first sent", async () => {
		expect((await confirmed(on("2026-12-11"))).mail).toContain("Liefertermin: Fr., 11. Dezember");
	});

	it.each([
		["is impossible to keep", on("2026-12-08")],
		["is too long ago", on("2026-12-04")],
		["belongs to no single day", on("2026-12-01", "2026-12-16")],
		["is later than that of today", on("2026-12-17")],
	])("B-USE-12 B-SEC-04 must be confirmed again if the sent one %s", async (seed, deliveryDates) => {
		const delivery = { deliveryDates: on("2026-12-16"), deliveryDays: { earliest: 7, latest: 7 } };
		const changed = { status: 409, body: { status: "dates_changed", ...delivery } };
		expect(await post("/ecom/order", order(seed, { deliveryDates }))).toEqual(changed);
		expect(await rows("SELECT 1 FROM outbox")).toEqual([]);
		expect(await post("/ecom/order", order(seed, { deliveryDates: on("2026-12-16") }))).toMatchObject({
			status: 200,
		});
	});
});

describe("the delivery date of an order with limited stock", () => {
	it("B-USE-12 must be confirmed again after the only piece in stock is sold", async () => {
		const lines = [line({ product: 9 })];
		const deliveryDates = on("2026-12-16");
		expect(await post("/ecom/order", order("first", { lines, deliveryDates }))).toMatchObject({
			status: 200,
		});
		const made = on("2027-01-14");
		expect(await post("/ecom/order", order("second", { lines, deliveryDates }))).toEqual({
			status: 409,
			body: { status: "dates_changed", deliveryDates: made, deliveryDays: { earliest: 25, latest: 25 } },
		});
		const agreed = order("second", { lines, deliveryDates: made });
		expect(await post("/ecom/order", agreed)).toMatchObject({ status: 200 });
		const [mail] = await rows("SELECT text FROM outbox WHERE kind = 'order.customer' ORDER BY id DESC");
		expect(String(mail?.text).replace(/[\u00a0\u202f]/g, " ")).toContain("Liefertermin: Do., 14. Januar");
	});

	it("B-USE-12 B-LAW-06 is unchanged if lines exceed their shared stock", async () => {
		const lines = [line({ product: 11, count: 2 }), line({ product: 11, count: 2 })];
		const sent = order("shared", { lines, totalCount: 4, deliveryDates: on("2026-12-16") });
		expect(await post("/ecom/order", sent)).toEqual({
			status: 409,
			body: { status: "out_of_stock", stock: [{ product: 11, variant: null, stock: 3 }] },
		});
	});
});

describe("the delivery date of an order that is sent again or by an older page", () => {
	it.each([
		["2026-12-09", 200],
		["2026-12-10", 409],
		["2026-12-11", 409],
	])(
		"B-USE-12 R-ORDER-06 must be in the future if the order is sent again on %s: %i",
		async (day, status) => {
			today = `${day}T10:00:00Z`;
			const late = order("late", { lines: [line({ product: 10 })], deliveryDates: on("2026-12-10") });
			expect(await post("/ecom/order", late)).toMatchObject({ status });
		},
	);

	it("B-USE-12 is that of today if an older page sends none", async () => {
		const { status, mail } = await confirmed(null);
		expect(status).toBe(200);
		expect(mail).toContain("Liefertermin: Mi., 16. Dezember");
	});

	it("R-ORDER-01 is not required from pages of an earlier release", async () => {
		const { deliveryDates: _, deliveryDays: __, ...earlier } = order("earlier");
		expect(await post("/ecom/order", earlier)).toMatchObject({ status: 200 });
	});

	it("R-ORDER-06 does not make the order another one if a newer page adds the days", async () => {
		const sent = order("lost answer", { deliveryDates: on("2026-12-16") });
		const {
			deliveryDays: _,
			presentWrapCost: __,
			cardText: ___,
			usedLiabilityMonths: ____,
			...earlier
		} = sent;
		const taken = await post("/ecom/order", earlier);
		expect(taken).toMatchObject({ status: 200 });
		// As stored by the earlier release of the service.
		await rows("UPDATE order_keys SET payload_hash = $1", hashOf(canonicalJson(earlier)));
		const again = { ...sent, deliveryDays: { earliest: 7, latest: 7 } };
		expect(await post("/ecom/order", again)).toEqual(taken);
	});
});

describe("the delivery of an order that is paid in advance", () => {
	const days = { earliest: 7, latest: 7 };
	const storedDays = "SELECT earliest_delivery::text, least_delivery_days, most_delivery_days FROM orders";

	it.each([
		["de", "Lieferzeit: 7 Arbeitstage nach Erteilung des Zahlungsauftrags"],
		["en", "Delivery time: 7 working days after you give the payment order"],
		["fr", "Délai de livraison : 7 jours ouvrés après votre ordre de virement"],
	] as const)(
		"B-USE-12 B-LAW-06 is counted from the payment, in the database and the mail in %s",
		async (language, text) => {
			const sent = orderInAdvance(language, { language, deliveryDays: days });
			expect(await post("/ecom/order", sent)).toMatchObject({ status: 200 });
			const mails = await rows("SELECT text FROM outbox");
			expect(mails).toHaveLength(2);
			const [mail] = await rows("SELECT text FROM outbox WHERE kind = 'order.customer'");
			const plain = String(mail?.text).replace(/[\u00a0\u202f]/g, " ");
			expect(plain).toContain(text);
			expect(plain).not.toMatch(/16\.? (Dezember|December|décembre)/);
			expect(await rows(storedDays)).toEqual([
				{ earliest_delivery: null, least_delivery_days: 7, most_delivery_days: 7 },
			]);
		},
	);

	it("B-USE-12 must be confirmed again if the customer saw other days", async () => {
		const sent = orderInAdvance("days", { deliveryDays: { earliest: 2, latest: 3 } });
		expect(await post("/ecom/order", sent)).toEqual({
			status: 409,
			body: { status: "dates_changed", deliveryDates: null, deliveryDays: days },
		});
	});

	it.each([null, days])(
		"B-USE-12 must be confirmed again if the customer saw dates, like on an earlier page, with days %j",
		async (deliveryDays) => {
			const sent = orderInAdvance("dates", { deliveryDates: on("2026-12-16"), deliveryDays });
			expect(await post("/ecom/order", sent)).toEqual({
				status: 409,
				body: { status: "dates_changed", deliveryDates: null, deliveryDays: days },
			});
			const agreed = { ...sent, deliveryDates: null, deliveryDays: days };
			expect(await post("/ecom/order", agreed)).toMatchObject({ status: 200 });
		},
	);

	it("B-USE-12 B-REL-06 is counted from the payment after a switch to payment in advance", async () => {
		const sent = order("switch", { deliveryDates: on("2026-12-16"), deliveryDays: days });
		expect(await post("/ecom/order", sent)).toMatchObject({ status: 200 });
		const { project, order_uuid } = sent;
		const change = { project, order_uuid, payment_method: 1 };
		expect(await post("/ecom/order/payment_method", change)).toMatchObject({ status: 200 });
		const [mail] = await rows("SELECT text FROM outbox WHERE kind = 'transfer.customer'");
		expect(mail?.text).toContain("Lieferzeit: 7 Arbeitstage nach Erteilung des Zahlungsauftrags");
		expect(mail?.text).not.toContain("Dezember");
		const back = { project, order_uuid, payment_method: 4 };
		expect(await post("/ecom/order/payment_method", back)).toMatchObject({ status: 200 });
		// The accepted dates are valid again.
		expect(await rows(storedDays)).toEqual([
			{ earliest_delivery: "2026-12-16", least_delivery_days: 7, most_delivery_days: 7 },
		]);
	});

	it("B-USE-12 B-REL-06 keeps its dates in an earlier order without stored days", async () => {
		const sent = order("before days", { deliveryDates: on("2026-12-16") });
		await post("/ecom/order", sent);
		await rows("UPDATE orders SET least_delivery_days = NULL, most_delivery_days = NULL");
		const { project, order_uuid } = sent;
		const change = { project, order_uuid, payment_method: 1 };
		expect(await post("/ecom/order/payment_method", change)).toMatchObject({ status: 200 });
		const [mail] = await rows("SELECT text FROM outbox WHERE kind = 'transfer.customer'");
		expect(String(mail?.text).replace(/[\u00a0\u202f]/g, " ")).toContain("Liefertermin: Mi., 16. Dezember");
	});
});

it("R-ORDER-01 B-USE-12 B-USE-16 one response reports all changes of an order, so that the customer confirms once", async () => {
	const sent = order("all", {
		lines: [line({ product: 7, count: 5, price_brutto: decimalOf("0.2") }), line({ product: 2, count: 2 })],
		totalCount: 7,
		presentWrap: true,
		presentWrapCost: decimalOf("1"),
		deliveryDates: on("2026-12-01"),
		deliveryDays: { earliest: 1, latest: 1 },
	});
	const { status, body } = await post("/ecom/order", sent);
	expect({ status, body }).toEqual({
		status: 409,
		body: {
			status: "out_of_stock",
			stock: [{ product: 2, variant: null, stock: 1 }],
			prices: [{ product: 7, variant: null, price_brutto: "0.1" }],
			wrapping: true,
			deliveryDates: on("2026-12-16"),
			deliveryDays: { earliest: 7, latest: 7 },
		},
	});
});

describe("the mail of an order from a German shop", () => {
	it.each([
		["Switzerland, without a right of withdrawal", "CH", "3011", false],
		["Germany, with one", "DE", "10115", true],
		["Japan, whose law is unknown, with the general sentence", "JP", "100-0001", true],
	])("B-LAW-02 B-LAW-18 is sent to %s", async (_, country_code, zip_code, expected) => {
		const state = country_code === "JP" ? "Tokyo" : "";
		const shippingAddress = { ...address, country_code, zip_code, state };
		expect(await post("/ecom/order", order(country_code, { shippingAddress }))).toMatchObject({
			status: 200,
		});
		const [mail] = await rows("SELECT text FROM outbox WHERE kind = 'order.customer'");
		expect(/Widerrufsrecht/.test(String(mail?.text))).toBe(expected);
		expect(String(mail?.text).includes(withdrawalPath("de", "de"))).toBe(expected);
	});
});
