import { describe, expect, it } from "vitest";
import type { ContentFinding } from "#core/content/finding.ts";
import { groupFindings } from "#renderer/cli/finding-groups.ts";

const finding = (file: string, key: string, params: ContentFinding["params"], more = {}): ContentFinding => {
	return { severity: "warning", file, field: null, key, params, ...more };
};

/** Returns the files of each group. */
const filesOf = (findings: readonly ContentFinding[]) =>
	groupFindings(findings).map((group) => group.map(({ file }) => file));

describe("the groups of findings", () => {
	it("B-REL-04 join findings of a rule that differ in the item's name", () => {
		const rule = "check.rule.shipping-time";
		expect(
			filesOf([
				finding("a", rule, { name: "Ring" }),
				finding("b", "check.rule.product-image", { name: "Ring" }),
				finding("c", rule, { name: "Kette" }),
			]),
		).toEqual([["a", "c"], ["b"]]);
	});

	it("B-REL-04 do not hide what is different: a rule's other words, the name of a missing image, an image's places", () => {
		const missing = "content.picture.missing";
		expect(
			filesOf([
				finding("a", "check.rule.small-image", { name: "Ring", found: "90 × 90" }),
				finding("b", "check.rule.small-image", { name: "Kette", found: "80 × 80" }),
				finding("c", missing, { name: "ring.jpg" }),
				finding("d", missing, { name: "kette.jpg" }),
				finding("e", missing, { name: "ring.jpg" }),
				finding("f", "content.picture.damaged", {}, { usedAt: [{ file: "g", field: null }] }),
				finding("h", "content.picture.damaged", {}, { usedAt: [{ file: "i", field: null }] }),
			]),
		).toEqual([["a"], ["b"], ["c", "e"], ["d"], ["f"], ["h"]]);
	});
});
