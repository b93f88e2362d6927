import { beforeEach, describe, expect, it } from "vitest";
import { address, decimalOf } from "#tests/core/shop-fixtures.ts";
import { line, order, serviceOfFile } from "./test-service.ts";

const { post, rows, reset } = serviceOfFile();
const place = (body: unknown) => post("/ecom/order", body);

async function countOf(table: string): Promise<number> {
	const [row] = await rows(`SELECT count(*)::int AS n FROM ${table}`);
	return Number(row?.n);
}

async function piecesOf(item: string): Promise<unknown> {
	const [row] = await rows("SELECT listed - sold AS pieces FROM stock WHERE item = $1", item);
	return row?.pieces;
}

/** Returns an order of one line with the given sums. */
function orderOf(seed: string, changes: Partial<ReturnType<typeof line>>, sum: string, total: string) {
	const only = line(changes);
	return order(seed, {
		lines: [only],
		totalCount: only.count,
		totalPriceBrutto: decimalOf(sum),
		total: decimalOf(total),
	});
}

beforeEach(reset);

describe("an accepted order", () => {
	it("R-ORDER-01 is stored completely", async () => {
		const invoiceAddress = { ...address, company: "Öztürk GmbH", city: "Ulm", zip_code: "89073" };
		const lines = [
			line({ product: 4, personalization: { text: "Ella", heart: true } }),
			line({ product: 3, variant: 56, count: 2, price_brutto: decimalOf("12.34") }),
		];
		const body = order("complete", {
			lines,
			totalCount: 3,
			totalPriceBrutto: decimalOf("124.68"),
			total: decimalOf("129.58"),
			language: "fr",
			comment: "Bitte klingeln",
			presentWrap: true,
			invoiceAddress,
			personalizedGoodsAcknowledged: true,
		});
		const { status, body: answer } = await place(body);
		expect(status).toBe(200);
		expect(answer).toEqual({
			status: "ok",
			order_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
			order_uuid: body.order_uuid,
			order_number: expect.stringMatching(/^\d\d-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
			total: "129.58",
		});
		const [stored] = await rows(
			"SELECT *, total_price_brutto::text, shipping_cost::text, total::text, contained_tax::text FROM orders",
		);
		expect(stored).toMatchObject({
			id: answer.order_id,
			order_uuid: body.order_uuid,
			order_number: answer.order_number,
			project: body.project,
			language: "fr",
			currency: "EUR",
			status: "awaiting_payment",
			received_at: expect.anything(),
			total_count: 3,
			total_price_brutto: "124.68",
			shipping_cost: "4.9",
			total: "129.58",
			contained_tax: "20.69",
			shipping_method: "Paket",
			payment_method: "1",
			customer_email: "mara@example.com",
			shipping_address: body.shippingAddress,
			invoice_address: invoiceAddress,
			comment: "Bitte klingeln",
			present_wrap: true,
			accepted_texts: body.acceptedTexts,
			personalized_goods_acknowledged: true,
		});
		const storedLines = await rows(
			"SELECT product, variant, personalization, count, price_brutto::text FROM order_lines ORDER BY position",
		);
		const asText = (id: unknown) => (id === null ? null : String(id));
		expect(storedLines).toEqual(
			lines.map(({ product, variant, ...rest }) => ({
				...rest,
				product: asText(product),
				variant: asText(variant),
			})),
		);
	});
});

describe("an address abroad", () => {
	it("B-USE-21 R-ORDER-01 is stored with its dependent locality, and in mails in its country's format", async () => {
		const invoiceAddress = {
			...address,
			street: "Av. Paulista",
			number: "1578",
			dependent_locality: "Bela Vista",
			city: "São Paulo",
			state: "SP",
			zip_code: "01310-200",
			country_code: "BR",
		};
		expect((await place(order("abroad", { invoiceAddress }))).status).toBe(200);
		expect(await rows("SELECT invoice_address FROM orders")).toEqual([{ invoice_address: invoiceAddress }]);
		const [mail] = await rows("SELECT text FROM outbox WHERE kind = 'order.customer'");
		expect(mail?.text).toContain("Av. Paulista 1578\nBela Vista\nSão Paulo-SP\n01310-200\nBrasilien");
	});
});

describe("attempts at an order", () => {
	it("R-ORDER-06 get the same response for the same payload, without a second order", async () => {
		const first = await place(order("twice"));
		const shuffled = Object.fromEntries(Object.entries(order("twice")).toReversed());
		expect(await place(shuffled)).toEqual(first);
		expect([await countOf("orders"), await countOf("outbox")]).toEqual([1, 2]);
	});

	it("R-ORDER-06 result in one order, even 20 at once", async () => {
		const body = orderOf("at once", { product: 2 }, "100", "104.9");
		const responses = await Promise.all(Array.from({ length: 20 }, () => place(body)));
		expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
		expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
		expect([await countOf("orders"), await countOf("order_lines"), await countOf("outbox")]).toEqual([
			1, 1, 2,
		]);
		expect(await piecesOf('["2"]')).toBe(0);
	});

	it("B-LAW-06 sell the last piece to exactly one of ten", async () => {
		const bodies = Array.from({ length: 10 }, (_, n) => orderOf(`last ${n}`, { product: 2 }, "100", "104.9"));
		const responses = await Promise.all(bodies.map(place));
		expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
		for (const { status, body } of responses.filter((response) => response.status !== 200)) {
			expect([status, body]).toEqual([
				409,
				{ status: "out_of_stock", stock: [{ product: 2, variant: null, stock: 0 }] },
			]);
		}
		expect([await countOf("orders"), await countOf("order_keys")]).toEqual([1, 1]);
	});
});

describe("prices and stock", () => {
	it("R-ORDER-01 can be corrected in an order with the key of a refused one", async () => {
		const body = orderOf("corrected", { price_brutto: decimalOf("99.99") }, "99.99", "104.89");
		expect(await place(body)).toEqual({
			status: 409,
			body: { status: "price_changed", prices: [{ product: 1, variant: null, price_brutto: "100" }] },
		});
		expect((await place(order("corrected"))).status).toBe(200);
	});

	it("R-ORDER-06 cannot be changed in another order with a used key", async () => {
		await place(order("used"));
		const other = await place(order("used", { comment: "anders" }));
		expect(other).toEqual({ status: 422, body: { status: "key_reuse" } });
		expect(await countOf("orders")).toBe(1);
	});

	it("R-ORDER-01 of a variant include its own price, or else the product's", async () => {
		const own = orderOf(
			"own",
			{ product: 3, variant: 56, count: 2, price_brutto: decimalOf("12.34") },
			"24.68",
			"29.58",
		);
		expect((await place(own)).body).toMatchObject({ status: "ok", total: "29.58" });
		const follows = orderOf(
			"follows",
			{ product: 3, variant: 54, price_brutto: decimalOf("12.34") },
			"12.34",
			"17.24",
		);
		expect((await place(follows)).body).toEqual({
			status: "price_changed",
			prices: [{ product: 3, variant: 54, price_brutto: "10" }],
		});
	});

	it("B-LAW-06 of a variant include its own stock, or else the product's", async () => {
		await place(
			orderOf(
				"own",
				{ product: 3, variant: 56, count: 2, price_brutto: decimalOf("12.34") },
				"24.68",
				"29.58",
			),
		);
		await place(
			orderOf(
				"product's",
				{ product: 3, variant: 54, count: 3, price_brutto: decimalOf("10") },
				"30",
				"34.9",
			),
		);
		expect([await piecesOf('["3","56"]'), await piecesOf('["3"]')]).toEqual([0, 2]);
	});
});

describe("stock", () => {
	it("B-LAW-06 is compared with the sum of all lines that share it", async () => {
		const lines = [54, 58].map((variant) =>
			line({ product: 3, variant, count: 3, price_brutto: decimalOf("10") }),
		);
		const body = order("together", {
			lines,
			totalCount: 6,
			totalPriceBrutto: decimalOf("60"),
			total: decimalOf("64.9"),
		});
		expect((await place(body)).body).toEqual({
			status: "out_of_stock",
			stock: [{ product: 3, variant: 54, stock: 5 }],
		});
		expect(await piecesOf('["3"]')).toBe(5);
	});

	it("B-LAW-06 can become negative for goods that can be reordered", async () => {
		const body = orderOf("reorder", { product: 7, count: 3, price_brutto: decimalOf("0.1") }, "0.3", "5.2");
		expect((await place(body)).body).toMatchObject({ status: "ok", total: "5.2" });
		expect(await piecesOf('["7"]')).toBe(-1);
	});

	it.each([
		["unknown", { product: 99 }],
		["on request", { product: 5 }],
		["a draft", { product: 6 }],
		["of another shop", { product: 8 }],
		["an inactive variant", { product: 3, variant: 60 }],
		["without its required variant", { product: 3 }],
	])("B-LAW-06 is sold out for a product that is %s", async (_, changes) => {
		const { status, body } = await place(orderOf("gone", changes, "100", "104.9"));
		expect(status).toBe(409);
		expect(body).toEqual({ status: "out_of_stock", stock: [{ variant: null, ...changes, stock: 0 }] });
	});
});

describe("an invalid order", () => {
	it.each<[string, Parameters<typeof order>[1], string]>([
		["a wrong sum", { totalPriceBrutto: decimalOf("1") }, "totalPriceBrutto"],
		["a wrong total", { total: decimalOf("1") }, "total"],
		["a wrong count", { totalCount: 2 }, "totalCount"],
		["free shipping", { shippingCost: decimalOf("0"), total: decimalOf("100") }, "shippingMethod"],
		["an unknown shipping method", { shippingMethod: "Brieftaube" }, "shippingMethod"],
		["an unknown payment method", { paymentMethod: 99 }, "paymentMethod"],
		["no e-mail address", { customerEmail: " " }, "customerEmail"],
		["two e-mail addresses", { customerEmail: "a@example.com,b@example.com" }, "customerEmail"],
		["another shop's name", { project: "another.example" }, "project"],
		["another currency", { currency: "CHF" }, "currency"],
		["no lines", { lines: [] }, "cart"],
	])("R-ORDER-01 is refused with %s", async (_, changes, field) => {
		const { status, body } = await place(order("wrong", changes));
		expect([status, body.status]).toEqual([400, "error"]);
		expect(body.errors).toContainEqual(expect.objectContaining({ field }));
		expect([await countOf("orders"), await countOf("order_keys"), await countOf("outbox")]).toEqual([
			0, 0, 0,
		]);
	});
});

describe("an order of personalised goods", () => {
	it.each<[string, Record<string, string | boolean>, string]>([
		["a field that the product does not have", { text: "Ella", size: "9" }, "lines.0.personalization.size"],
		["a text that is too long", { text: "12345678901" }, "lines.0.personalization.text"],
		["a missing required field", { heart: true }, "lines.0.personalization.text"],
		["a choice that is not offered", { text: "Ella", font: "Z" }, "lines.0.personalization.font"],
		["a value of the wrong type", { text: true }, "lines.0.personalization.text"],
	])("R-ORDER-01 is refused with %s", async (_, personalization, field) => {
		const only = line({ product: 4, personalization });
		const { status, body } = await place(
			order("engraved", { lines: [only], personalizedGoodsAcknowledged: true }),
		);
		expect(status).toBe(400);
		expect(body.errors).toEqual([expect.objectContaining({ field })]);
	});

	it("B-LAW-03 is accepted only with the acknowledgement, which is stored", async () => {
		const lines = [line({ product: 4, personalization: { text: "Ella", heart: true } })];
		const without = await place(order("engraved", { lines }));
		expect(without.body.errors).toEqual([
			expect.objectContaining({ field: "personalizedGoodsAcknowledged", key: "checkout.notAcknowledged" }),
		]);
		expect((await place(order("engraved", { lines, personalizedGoodsAcknowledged: true }))).status).toBe(200);
		expect(await rows("SELECT personalized_goods_acknowledged FROM orders")).toEqual([
			{ personalized_goods_acknowledged: true },
		]);
		expect(await rows("SELECT personalization FROM order_lines")).toEqual([
			{ personalization: { text: "Ella", heart: true } },
		]);
	});
});
