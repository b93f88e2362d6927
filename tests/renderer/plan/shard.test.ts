import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isInShard, parseShard } from "#renderer/plan/shard.ts";

describe("a shard", () => {
	it("B-REL-11 is written as its number and how many there are", () => {
		expect(parseShard("2/4")).toEqual({ index: 2, count: 4 });
		expect(parseShard("100/100")).toEqual({ index: 100, count: 100 });
	});

	it.each(["", "0/4", "5/4", "1/0", "1/101", "a/b", "1/", "/4", "1/2/3", "1.5/4", "-1/4", " 1/4"])(
		"B-REL-11 is not %j",
		(text) => {
			expect(parseShard(text)).toBeNull();
		},
	);

	it("B-REL-11 has each page that no other shard has", () => {
		fc.assert(
			fc.property(fc.string(), fc.integer({ min: 1, max: 100 }), (path, count) => {
				const shards = Array.from({ length: count }, (_, index) => ({ index: index + 1, count }));
				expect(shards.filter((shard) => isInShard(path, shard))).toHaveLength(1);
			}),
		);
	});
});
