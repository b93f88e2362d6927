import { afterEach, expect, it, vi } from "vitest";
import { publishingErrors } from "#core/check/apply-rules.ts";
import { createCheckInput } from "#renderer/site/check-input.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();
const { context } = demo.plan({ orderService: { url: "https://orders.example" } });
afterEach(() => vi.useRealTimers());

/** The demo with one product that is reduced from the beginning of a day. */
function reducedOn(date: string) {
	const { shop } = context.site;
	const [first] = shop?.products ?? [];
	if (!shop || !first) throw new Error("The demo has no products");
	const price_history = [
		{ date: "2026-01-01", price_brutto: decimalOf("9000") },
		{ date, price_brutto: decimalOf("100") },
	];
	const reduced = { ...first, price_brutto: decimalOf("100"), price_history };
	return { ...context.site, shop: { ...shop, products: [reduced] } };
}

it.each([
	["2026-07-01", []],
	["2026-07-02", ["check.rule.price-asked-later"]],
])(
	"B-REL-04 B-LAW-05 a check half an hour after midnight in Berlin uses Berlin's day for a price of %s",
	async (date, expected) => {
		vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-07-01T00:30:00+02:00") });
		const site = reducedOn(date);
		const checked = await createCheckInput({ ...context, content: demo.content, site }, "legal pages");
		const keys = publishingErrors(checked).map(({ key }) => key);
		expect(keys.filter((key) => key === "check.rule.price-asked-later")).toEqual(expected);
	},
);
