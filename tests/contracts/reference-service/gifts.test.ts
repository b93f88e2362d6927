import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { canonicalJson, hashOf } from "#contracts/reference-service/fingerprint.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";
import {
	order,
	post as posted,
	products,
	project,
	serviceOfFile,
	settings,
	startService,
} from "./test-service.ts";

const shop = { ...settings, present_wrapping_price: "3.5" };
const { post, rows, reset } = serviceOfFile({ catalogue: { project, products, settings: shop } });

beforeEach(reset);

const gift = (changes: Partial<OrderPayload> = {}) =>
	order(JSON.stringify(changes), {
		presentWrap: true,
		presentWrapCost: decimalOf("3.5"),
		cardText: "Für Dich <3\n{{price}} & Küsse",
		total: decimalOf("108.4"),
		...changes,
	});

describe("an order that is a gift", () => {
	it("B-USE-16 B-LAW-18 includes the price of its wrapping, and its mail the unchanged text of its card", async () => {
		expect(await post("/ecom/order", gift())).toMatchObject({ status: 200, body: { total: "108.4" } });
		expect(
			await rows("SELECT present_wrap, present_wrap_cost::text, card_text, total::text FROM orders"),
		).toEqual([
			{
				present_wrap: true,
				present_wrap_cost: "3.5",
				card_text: "Für Dich <3\n{{price}} & Küsse",
				total: "108.4",
			},
		]);
		const mails = await rows("SELECT kind, text, html FROM outbox ORDER BY kind");
		expect(mails).toHaveLength(2);
		for (const { text, html } of mails) {
			const plain = String(text).replace(/[\u00a0\u202f]/g, " ");
			expect(plain).toContain("Geschenkverpackung: 3,50 €");
			expect(plain).toContain("Text der Glückwunschkarte:\nFür Dich <3\n{{price}} & Küsse");
			expect(html).toContain("Für Dich &lt;3<br>\n{{price}} &amp; Küsse");
		}
	});

	it.each([
		["a card that is too long", { cardText: "a".repeat(301) }, "cardText"],
		["a URL on its card", { cardText: "https://example.com" }, "cardText"],
	])("B-USE-16 B-SEC-06 is refused with %s", async (_, changes, field) => {
		const { status, body } = await post("/ecom/order", gift(changes));
		expect(status).toBe(400);
		expect(body.errors).toEqual(expect.arrayContaining([expect.objectContaining({ field })]));
		expect(await rows("SELECT 1 FROM outbox")).toEqual([]);
	});

	it.each([
		["has another price", {}, { presentWrapCost: decimalOf("1"), total: decimalOf("105.9") }],
		["is no longer offered", { present_wrapping: false }, {}],
	])("B-USE-16 must be confirmed again, with its own status, if wrapping %s", async (_, offered, changes) => {
		const catalogue = { project, products, settings: { ...shop, ...offered } };
		const service = await startService({ catalogue });
		onTestFinished(() => service.close());
		const { status, body } = await posted(service, "/ecom/order", gift(changes));
		expect({ status, body }).toEqual({ status: 409, body: { status: "wrapping_changed", wrapping: true } });
	});

	it("R-ORDER-01 R-ORDER-06 can be an order of an earlier release, and is the same order from a page of this release", async () => {
		const sent = order("earlier");
		const {
			presentWrapCost: _,
			cardText: __,
			deliveryDates: ___,
			deliveryDays: ____,
			usedLiabilityMonths: _____,
			...earlier
		} = sent;
		const taken = await post("/ecom/order", earlier);
		expect(taken).toMatchObject({ status: 200 });
		// As stored by the earlier release of the service.
		await rows("UPDATE order_keys SET payload_hash = $1", hashOf(canonicalJson(earlier)));
		for (const again of [sent, earlier]) expect(await post("/ecom/order", again)).toEqual(taken);
	});
});
