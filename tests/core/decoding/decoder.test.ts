import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeContentId, oneOf, record } from "#core/decoding/content-decoders.ts";
import { decimal } from "#core/decoding/decode-decimal.ts";
import {
	boolean,
	contentText,
	integer,
	list,
	nullable,
	object,
	parseJson,
	string,
} from "#core/decoding/decoder.ts";
import { sameId } from "#core/shared/branded.ts";

const line = object({
	name: string(5),
	count: integer(1, 9),
	tags: list(string(3), 2),
	note: nullable(boolean),
});

describe("decoders", () => {
	it("B-SEC-04 give what they know, without the rest", () => {
		const input = { name: "ring", count: 9, tags: ["a", "b"], note: true, admin: true };
		expect(line(input)).toEqual({
			ok: true,
			value: { name: "ring", count: 9, tags: ["a", "b"], note: true },
		});
		expect(line({ name: "", count: 1, tags: [] })).toEqual({
			ok: true,
			value: { name: "", count: 1, tags: [], note: null },
		});
	});

	it.each([
		[null, "", "an object"],
		[[], "", "an object"],
		[{ name: "toolong", count: 1, tags: [] }, "name", "a text of at most 5 characters"],
		[{ name: 1, count: 1, tags: [] }, "name", "a text of at most 5 characters"],
		[{ name: "a", count: 10, tags: [] }, "count", "a whole number from 1 to 9"],
		[{ name: "a", count: 0, tags: [] }, "count", "a whole number from 1 to 9"],
		[{ name: "a", count: 1.5, tags: [] }, "count", "a whole number from 1 to 9"],
		[{ name: "a", count: "1", tags: [] }, "count", "a whole number from 1 to 9"],
		[{ name: "a", count: 1, tags: ["a", "b", "c"] }, "tags", "a list of at most 2 items"],
		[{ name: "a", count: 1, tags: { length: 0 } }, "tags", "a list of at most 2 items"],
		[{ name: "a", count: 1, tags: ["a", 7] }, "tags.1", "a text of at most 3 characters"],
		[{ name: "a", count: 1, tags: [], note: 0 }, "note", "true or false"],
		[Object.create({ name: "a", count: 1, tags: [] }), "name", "a text of at most 5 characters"],
	])("B-SEC-04 say where %o is wrong", (input, path, expected) => {
		expect(line(input)).toEqual({ ok: false, error: { path, expected } });
	});
});

describe("decoders of single values", () => {
	it("B-SEC-04 read decimals, ids and named values", () => {
		expect(decimal("1.50")).toEqual({ ok: true, value: "1.5" });
		expect(decimal("1e5", "price")).toEqual({ ok: false, error: { path: "price", expected: "a decimal" } });
		expect([7, "7a"].map((id) => decodeContentId(id).ok)).toEqual([true, true]);
		expect(["", "x".repeat(101), 1.5, null].map((id) => decodeContentId(id).ok)).toEqual(
			Array(4).fill(false),
		);
		expect(oneOf(["a", 1])(1)).toEqual({ ok: true, value: 1 });
		expect(oneOf(["a", 1])("1")).toEqual({ ok: false, error: { path: "", expected: "one of a, 1" } });
	});

	it("B-SEC-04 refuse entries with keys that reach a prototype, are too long or too many", () => {
		const values = record(string(3), 2);
		expect(values({ a: "1", b: "2" })).toEqual({ ok: true, value: { a: "1", b: "2" } });
		for (const input of [
			JSON.parse('{"__proto__":"x"}'),
			{ constructor: "x" },
			{ ["k".repeat(201)]: "x" },
			{ a: "1", b: "2", c: "3" },
			{ a: 1 },
			null,
		]) {
			expect(values(input, "values").ok).toBe(false);
		}
	});
});

describe("decoders and hostile JSON", () => {
	it.each([
		["{", "JSON"],
		["", "JSON"],
		['{"__proto__":{"admin":true}}', "plain keys"],
		['{"a":[{"constructor":1}]}', "plain keys"],
		['{"a":{"\\u005f_proto__":1}}', "plain keys"],
		['{"prototype":1}', "plain keys"],
		[`"${"x".repeat(100)}"`, "at most 100 characters"],
	])("B-SEC-04 refuse the JSON %s", (json, expected) => {
		expect(parseJson(json, 100)).toEqual({ ok: false, error: { path: "", expected } });
	});

	it("B-SEC-04 survive JSON nested beyond measure and take JSON at the very limit", () => {
		expect(parseJson("[".repeat(500_000) + "]".repeat(500_000), 2_000_000).ok).toBe(false);
		expect(parseJson('"abc"', 5)).toEqual({ ok: true, value: "abc" });
	});

	it("B-SEC-04 never throw on anything", () => {
		fc.assert(
			fc.property(fc.anything(), (input) => {
				expect(typeof line(input).ok).toBe("boolean");
				expect(typeof record(string(9), 9)(input).ok).toBe("boolean");
			}),
			{ numRuns: 1000 },
		);
	});

	it.each([
		[1, "1", true],
		[1, 2, false],
		[null, null, true],
		[null, "null", false],
		["a", null, false],
	])("R-CART-04 compares the ids %o and %o", (left, right, same) => {
		expect(sameId(left, right)).toBe(same);
	});
});

it("is the same for fields in another order, at any depth", () => {
	expect(contentText({ a: 1, b: [{ c: 2, d: null }] })).toBe(contentText({ b: [{ d: null, c: 2 }], a: 1 }));
});

it("differs with a value, a field and the order of a list", () => {
	const texts = [{ a: [1, 2] }, { a: [2, 1] }, { a: [1, 2], b: null }, { b: [1, 2] }].map(contentText);
	expect(new Set(texts).size).toBe(4);
});
