import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { type Cart, cartOf } from "#core/cart/cart.ts";
import { orderTotals } from "#core/checkout/order-totals.ts";
import { compareDecimals, type DecimalText, parseDecimal, zero } from "#core/money/decimal-text.ts";
import { cartLine, decimalOf, euros, ring, size54 } from "#tests/core/shop-fixtures.ts";
import { order, product, project, serviceOfFile, settings, variant } from "./test-service.ts";

const prices = ["0.01", "0.1", "0.2", "9.99", "19.9", "1290", "990.505", "123456789.999999", "0"];
const goods = prices.map((price_brutto, index) =>
	product(index + 1, {
		price_brutto,
		product_variants:
			index % 2 === 0
				? []
				: [variant(index + 100, { price_brutto: prices[index - 1] }), variant(index + 200)],
	}),
);
const { post, rows, reset } = serviceOfFile({ catalogue: { project, products: goods, settings } });

beforeEach(reset);

/** Returns a line of the shop's goods with its price: the variant's, or else the product's. */
const anyLine = fc.record({
	index: fc.nat(prices.length - 1),
	count: fc.integer({ min: 1, max: 9999 }),
	own: fc.boolean(),
});

function lineOf({ index, count, own }: { index: number; count: number; own: boolean }) {
	const variantId = index % 2 === 0 ? null : index + (own ? 100 : 200);
	const price = variantId !== null && own ? prices[index - 1] : prices[index];
	return {
		product: index + 1,
		variant: variantId,
		personalization: null,
		count,
		price_brutto: decimalOf(price ?? ""),
	};
}

describe("stored totals", () => {
	it("R-ORDER-01 equal those of core for any order, to the last digit", async () => {
		let seed = 0;
		await fc.assert(
			fc.asyncProperty(fc.array(anyLine, { minLength: 1, maxLength: 12 }), async (chosen) => {
				seed += 1;
				const lines = chosen.map(lineOf);
				const cart = cartOfLines(lines);
				const products = new Map(cart.products.map(({ product: { id } }) => [String(id), { ...ring, id }]));
				const totals = orderTotals(
					cart,
					{ shippingCost: 4.9, presentWrapCost: zero },
					{ percent: decimalOf("19"), products },
				);
				const body = order(`random ${seed}`, {
					lines,
					totalCount: lines.reduce((sum, { count }) => sum + count, 0),
					totalPriceBrutto: totals.totalPriceBrutto.amount,
					total: totals.total.amount,
				});
				const response = await post("/ecom/order", body);
				expect(response.body).toMatchObject({ status: "ok", total: totals.total.amount });
				const [stored] = await rows(
					`SELECT total::text, total_price_brutto::text AS goods, contained_tax::text AS tax,
						(SELECT sum(count * price_brutto)::text FROM order_lines WHERE order_id = orders.id) AS sum
					FROM orders WHERE order_uuid = $1`,
					body.order_uuid,
				);
				const same = (name: string, amount: DecimalText) =>
					expect(compareDecimals(parseDecimal(stored?.[name]) ?? decimalOf("-1"), amount), name).toBe(0);
				same("total", totals.total.amount);
				same("goods", totals.totalPriceBrutto.amount);
				same("sum", totals.totalPriceBrutto.amount);
				same("tax", totals.containedTax?.amount ?? decimalOf("-1"));
			}),
			{ numRuns: process.env.CI ? 100 : 25 },
		);
	});

	it("R-ORDER-01 include prices that are compared to the last digit", async () => {
		const [first] = [lineOf({ index: 6, count: 1, own: false })];
		const lines = [{ ...first, price_brutto: decimalOf("990.5050") }];
		expect(lines[0]?.price_brutto).toBe("990.505");
		const changed = [{ ...first, price_brutto: decimalOf("990.504999") }];
		const { body } = await post("/ecom/order", order("digit", { lines: changed }));
		expect(body.prices).toEqual([{ product: 7, variant: null, price_brutto: "990.505" }]);
	});
});

function cartOfLines(lines: readonly ReturnType<typeof lineOf>[]): Cart {
	return cartOf(
		lines.map((line, index) =>
			cartLine({
				cartId: index + 1,
				product: { ...ring, id: line.product },
				variant: line.variant === null ? null : { ...size54, id: line.variant },
				count: line.count,
				priceBrutto: euros(line.price_brutto),
			}),
		),
		"EUR",
	);
}
