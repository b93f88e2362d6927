import fc from "fast-check";
import type { NewCartLine, PersonalizationValues } from "#core/cart/cart-line.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import { euros, newLine, ring, size54, watch } from "#tests/core/shop-fixtures.ts";

const personalization: fc.Arbitrary<PersonalizationValues | null> = fc.option(
	fc.dictionary(
		fc.constantFrom("engraving", "font", "gift", "5"),
		fc.oneof(fc.string({ maxLength: 5 }), fc.boolean()),
	),
);

/** Prices with up to 6 decimals, as cents and parts of them. */
const price = fc
	.bigInt({ min: 0n, max: 10n ** 15n })
	.map((millionths) =>
		euros(`${millionths / 1_000_000n}.${String(millionths % 1_000_000n).padStart(6, "0")}`),
	);

/** Lines that are often identical, so that adding merges them. */
export const anyNewLine: fc.Arbitrary<NewCartLine> = fc
	.record({
		product: fc.constantFrom(ring, watch, { ...ring, id: "1" }),
		variant: fc.constantFrom(null, size54, { ...size54, id: 56 }),
		personalization,
		count: fc.integer({ min: 1, max: 12 }),
		priceBrutto: price,
	})
	.map((line) => newLine(line));

/** Known events, including refused ones. */
export const anyCartEvent: fc.Arbitrary<CartEvent> = fc.oneof(
	{ arbitrary: anyNewLine.map((line): CartEvent => ({ type: "add", ...line })), weight: 5 },
	fc.record({
		type: fc.constant("changeCount" as const),
		cartId: fc.integer({ min: 0, max: 6 }),
		count: fc.oneof(fc.integer({ min: -1, max: 10_001 }), fc.double(), fc.constantFrom(0, 9999)),
	}),
	fc.record({ type: fc.constant("remove" as const), cartId: fc.integer({ min: 0, max: 6 }) }),
	{ arbitrary: fc.constant<CartEvent>({ type: "reset" }), weight: 1 },
);
