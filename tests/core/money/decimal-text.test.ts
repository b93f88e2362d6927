import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareDecimals, type DecimalText, parseDecimal, percentBelow } from "#core/money/decimal-text.ts";

const Exact = Decimal.clone({ precision: 60 });

/** Texts of decimals: signed, with redundant zeros, up to 15 digits and 6 decimals. */
const text = fc
	.tuple(fc.constantFrom("", "-"), fc.stringMatching(/^\d{1,15}$/), fc.option(fc.stringMatching(/^\d{1,6}$/)))
	.map(([sign, whole, fraction]) => `${sign}${whole}${fraction === null ? "" : `.${fraction}`}`);

const parse = (value: string) => parseDecimal(value) as DecimalText;

describe("decimals as text", () => {
	it("R-CAT-08 B-SEC-04 reads what decimal.js reads, in its one notation", () => {
		fc.assert(
			fc.property(text, (value) => {
				expect(parseDecimal(value)).toBe(new Exact(value).toFixed());
			}),
		);
	});

	it("R-CAT-08 orders any two as decimal.js does", () => {
		fc.assert(
			fc.property(text, text, (left, right) => {
				expect(compareDecimals(parse(left), parse(right))).toBe(new Exact(left).comparedTo(right));
			}),
		);
	});

	it("B-LAW-05 rounds a reduction down to whole per cent, exactly", () => {
		fc.assert(
			fc.property(text, text, (from, to) => {
				const before = new Exact(from);
				const percent = before.lessThanOrEqualTo(0)
					? 0
					: before.minus(to).times(100).dividedToIntegerBy(before).toNumber();
				const floor =
					before.greaterThan(0) && before.minus(to).times(100).lessThan(before.times(percent))
						? percent - 1
						: percent;
				expect(percentBelow(parse(from), parse(to))).toBe(floor);
			}),
		);
	});
});
