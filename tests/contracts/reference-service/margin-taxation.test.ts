import { beforeEach, describe, expect, it } from "vitest";
import { decimalOf, shopSettings } from "#tests/core/shop-fixtures.ts";
import { line, order, product, project, serviceOfFile } from "./test-service.ts";

const products = [
	product(1),
	product(2, { price_brutto: "300", condition: "used", margin_taxed: true }),
	product(3, { condition: "new", margin_taxed: true }),
];
const settings = shopSettings({ bank_details: "IBAN DE02" });
const { post, rows, reset } = serviceOfFile({ catalogue: { project, products, settings } });

beforeEach(reset);

const newRing = line({ product: 1 });
const usedWatch = line({ product: 2, price_brutto: decimalOf("300") });

/** Returns the tax and the customer's mail of an order of the lines, with shipping for 4.90 EUR. */
async function taken(lines: readonly ReturnType<typeof line>[], goods: string, total: string) {
	const totalCount = lines.reduce((sum, { count }) => sum + count, 0);
	const sums = { totalCount, totalPriceBrutto: decimalOf(goods), total: decimalOf(total) };
	const body = order(`margin ${total}`, { lines: [...lines], ...sums });
	expect(await post("/ecom/order", body)).toMatchObject({ status: 200, body: { total } });
	const [stored] = await rows("SELECT contained_tax::text AS tax FROM orders");
	const [mail] = await rows("SELECT text FROM outbox WHERE kind = 'order.customer'");
	return { tax: stored?.tax, mail: String(mail?.text) };
}

describe("goods whose margin is taxed", () => {
	it("B-LAW-22 are stored and confirmed without tax, in the words of the law", async () => {
		const { tax, mail } = await taken([usedWatch], "300", "304.9");
		expect(tax).toBeNull();
		expect(mail).toContain("Gebrauchtgegenstände/Sonderregelung");
		expect(mail).toContain("Gebraucht\n");
		expect(mail).not.toMatch(/19\s%/);
	});

	it("B-LAW-22 do not change the tax of the other goods of their order, with its share of the shipping", async () => {
		const { tax, mail } = await taken([newRing, usedWatch], "400", "404.9");
		// A quarter of 404.90 is 101.225; 101.225 × 19 / 119.
		expect(tax).toBe("16.16");
		expect(mail).toMatch(/16,16\s€/);
		expect(mail.match(/Sonderregelung/g)).toHaveLength(1);
	});

	it("B-LAW-22 exclude new goods, even if the catalogue marks them", async () => {
		const { tax, mail } = await taken([line({ product: 3 })], "100", "104.9");
		expect(tax).toBe("16.75");
		expect(mail).not.toContain("Sonderregelung");
	});
});
