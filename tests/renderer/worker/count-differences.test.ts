import { expect, it } from "vitest";
import { itemCountsText } from "#adapters/content-directus/pull/item-counts.ts";
import { createCountDifferences } from "#renderer/worker/count-differences.ts";

const builtWith = (pages: number) => itemCountsText({ id: "p1" }, new Map([["page", pages]]));
const counted = (pages: number) => new Map([["page", new Map([["p1", pages]])]]);

it("B-USE-11 an item that was deleted after a build is a change of the shop since the first answer that shows it", () => {
	const differences = createCountDifferences();
	const seenAt = (built: number, pages: number, now: number) =>
		differences.seenAt("ring.example", builtWith(built), counted(pages), now);
	expect(seenAt(7, 7, 1000)).toBeNull();
	expect(seenAt(7, 6, 2000)).toBe(2000);
	// The build has not ended yet, or it failed.
	expect(seenAt(7, 6, 3000)).toBe(2000);
	expect(seenAt(6, 6, 4000)).toBeNull();
	// A further item was added and deleted again.
	expect(seenAt(7, 6, 5000)).toBe(5000);
	expect(seenAt(7, 5, 6000)).toBe(6000);
});

it("B-USE-11 a shop has no difference before its first build, nor if the counts are of another version", () => {
	const differences = createCountDifferences();
	expect(differences.seenAt("ring.example", undefined, counted(7), 1000)).toBeNull();
	expect(differences.seenAt("ring.example", "7", counted(7), 1000)).toBeNull();
});
