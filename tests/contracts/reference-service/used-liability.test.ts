import { beforeEach, describe, expect, it } from "vitest";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { addressInCountry, shopSettings } from "#tests/core/shop-fixtures.ts";
import { line, order, product, project, serviceOfFile } from "./test-service.ts";

const place = (id: number, country_code: string) => ({
	id,
	display_name: country_code,
	country_code,
	free_returns: false,
	return_days: null,
});
const settings = shopSettings({
	used_goods_liability_months: 12,
	used_goods_liability_required: true,
	shipping_countries: [place(1, "DE"), place(2, "FR")],
});
const products = [product(1), product(2, { condition: "used" })];
const now = new Date("2026-11-26T09:30:00Z");
const { post, rows, reset } = serviceOfFile({ catalogue: { project, products, settings }, now: () => now });

beforeEach(reset);

const watch = { lines: [line({ product: 2 })] };
const placed = (seed: string, changes: Partial<OrderPayload>) => post("/ecom/order", order(seed, changes));
const kept = () =>
	rows(
		"SELECT used_liability_months AS months, used_liability_text AS text, used_liability_agreed_at AS at FROM orders",
	);
const mailTo = async (whom: string) => {
	const [mail] = await rows("SELECT text FROM outbox WHERE kind = $1", `order.${whom}`);
	return String(mail?.text);
};

const sentence = "Ansprüche wegen Mängeln der gebrauchten Artikel dieser Bestellung verjähren 12 Monate nach";

describe("an order of used goods with a shorter liability period", () => {
	it("B-LAW-22 is stored with months, text and time, which its mails repeat", async () => {
		expect(await placed("agreed", { ...watch, usedLiabilityMonths: 12 })).toMatchObject({ status: 200 });
		expect(await kept()).toEqual([{ months: 12, text: expect.stringContaining(sentence), at: now }]);
		for (const whom of ["customer", "shop"]) {
			const mail = await mailTo(whom);
			expect(mail).toContain(sentence);
			expect(mail).toMatch(/Zugestimmt am 26\. November 2026/);
		}
	});

	it.each([
		["nothing", null],
		["other months than the shop's", 18],
	])("B-LAW-22 is refused if its customer agreed to %s", async (_, usedLiabilityMonths) => {
		const { status, body } = await placed("refused", { ...watch, usedLiabilityMonths });
		expect([status, body.errors]).toEqual([
			400,
			[expect.objectContaining({ field: "usedLiabilityMonths", key: "checkout.liabilityNotAgreed" })],
		]);
	});

	it("B-LAW-22 is accepted from a page of an earlier release if it has no used goods", async () => {
		const { usedLiabilityMonths: _, ...earlier } = order("earlier");
		expect(await post("/ecom/order", earlier)).toMatchObject({ status: 200 });
		expect(await kept()).toEqual([{ months: null, text: null, at: null }]);
		expect(await mailTo("customer")).not.toContain("verjähren");
	});

	it("B-LAW-22 has no shorter period for customers in France, even if it states one", async () => {
		const shippingAddress = addressInCountry("FR");
		const sent = await placed("france", { ...watch, shippingAddress, usedLiabilityMonths: 12 });
		expect(sent).toMatchObject({ status: 200 });
		expect(await kept()).toEqual([{ months: null, text: null, at: null }]);
		expect(await mailTo("customer")).not.toContain("verjähren");
	});
});

describe("a shop that does not require the shorter period", () => {
	const free = serviceOfFile({
		catalogue: { project, products, settings: { ...settings, used_goods_liability_required: false } },
	});
	beforeEach(free.reset);

	it("B-LAW-22 accepts an order without it, but not with other months", async () => {
		const sent = (seed: string, usedLiabilityMonths: number | null) =>
			free.post("/ecom/order", order(seed, { ...watch, usedLiabilityMonths }));
		expect(await sent("other", 18)).toMatchObject({
			status: 400,
			body: { errors: [{ field: "usedLiabilityMonths" }] },
		});
		expect(await sent("none", null)).toMatchObject({ status: 200 });
		expect(await free.rows("SELECT used_liability_months AS months FROM orders")).toEqual([{ months: null }]);
	});
});
