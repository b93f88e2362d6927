import { describe, expect, it } from "vitest";
import { boolean, integer, object } from "#core/decoding/decoder.ts";
import {
	decoded,
	either,
	mapped,
	matching,
	optional,
	text,
	tuple,
	withAbsent,
} from "#core/decoding/file-decoders.ts";

const entry = object({
	hash: matching(/^[0-9a-f]{2}$/),
	pair: tuple(text, integer(0, 9)),
	either: either(integer(0, 9), text),
	count: mapped(text, (value) => value.length),
	shown: withAbsent(boolean, true),
	note: optional(text),
});

const complete = { hash: "0f", pair: ["a", 1], either: "b", count: "abc" };

describe("decoders of files", () => {
	it("B-SEC-04 give what they know: pairs, alternatives, defaults, and no field for what is missing", () => {
		const value = { ...complete, count: 3, shown: true };
		expect(entry(complete)).toEqual({ ok: true, value });
		expect(Object.keys(decoded(entry, complete))).not.toContain("note");
		expect(decoded(entry, { ...complete, note: "n", shown: false, either: 7 })).toEqual({
			...value,
			note: "n",
			shown: false,
			either: 7,
		});
	});

	it.each([
		["hash", { hash: "0g" }],
		["pair.1", { pair: ["a", 10] }],
		["pair.1", { pair: ["a"] }],
		["pair", { pair: { 0: "a", 1: 1 } }],
		["either", { either: null }],
		["count", { count: 1 }],
		["shown", { shown: 1 }],
		["note", { note: null }],
	])("B-SEC-04 say that %s is wrong", (path, wrong) => {
		expect(entry({ ...complete, ...wrong })).toMatchObject({ ok: false, error: { path } });
		expect(() => decoded(entry, { ...complete, ...wrong })).toThrow(`"${path}"`);
	});
});
