import { describe, expect, it } from "vitest";
import { lastModified } from "#core/catalogue/last-modified.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";

const created = "2026-09-01T08:00:00Z";
const history = [
	{ date: "2026-10-01T08:00:00Z", price_brutto: decimalOf("80") },
	{ date: "2026-12-01T08:00:00Z", price_brutto: decimalOf("100") },
];
const product = {
	date_created: created,
	date_updated: null,
	price_brutto: decimalOf("80.00"),
	price_history: null,
};

describe("lastModified", () => {
	it.each([
		["when it came into the catalogue", {}, created],
		["when it was changed", { date_updated: "2026-11-02" }, "2026-11-02"],
		[
			"when its present price came into force, no later one",
			{ price_history: history },
			"2026-10-01T08:00:00Z",
		],
		["the later of both", { price_history: history, date_updated: "2026-10-02" }, "2026-10-02"],
		[
			"the later of both in any time zone",
			{ date_created: "2026-10-01T09:30:00+02:00", price_history: history },
			"2026-10-01T08:00:00Z",
		],
		["nothing where the content has no date", { date_created: null }, null],
		["no price where it is on request", { price_brutto: null, price_history: history }, created],
	])("B-SEO-09 is %s", (_, fields, expected) => {
		expect(lastModified({ ...product, ...fields })).toBe(expected);
	});
});
