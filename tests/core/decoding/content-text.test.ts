import { expect, it } from "vitest";
import { contentText } from "#core/decoding/content-text.ts";

it("is the same for fields in another order, at any depth", () => {
	expect(contentText({ a: 1, b: [{ c: 2, d: null }] })).toBe(contentText({ b: [{ d: null, c: 2 }], a: 1 }));
});

it("differs with a value, a field and the order of a list", () => {
	const texts = [{ a: [1, 2] }, { a: [2, 1] }, { a: [1, 2], b: null }, { b: [1, 2] }].map(contentText);
	expect(new Set(texts).size).toBe(4);
});
