import { describe, expect, it } from "vitest";
import type { ContentFinding } from "#core/content/finding.ts";
import { groupFindings } from "#renderer/cli/finding-groups.ts";
import { everyPlace, groupLines } from "#renderer/cli/group-lines.ts";
import { createMessages } from "#renderer/cli/messages.ts";

const finding = (file: string, key: string, params: ContentFinding["params"], more = {}): ContentFinding => {
	return { severity: "warning", file, field: null, key, params, ...more };
};

/** Returns the printed lines of findings of one kind. */
function linesOf(findings: readonly ContentFinding[], limit: number): readonly string[] {
	const groups = groupFindings(findings);
	expect(groups).toHaveLength(1);
	return groups.flatMap((group) => groupLines(group, createMessages("en"), limit).split("\n"));
}

describe("the groups of findings", () => {
	it("B-REL-04 join findings of one kind, at the position of the first", () => {
		const rule = "check.rule.delivery-time";
		const groups = groupFindings([
			finding("a", rule, { name: "Ring" }),
			finding("b", "check.rule.product-image", { name: "Ring" }),
			finding("c", rule, { name: "Kette" }),
			finding("d", rule, { name: "Ring" }, { severity: "hint" }),
		]);
		expect(groups.map((group) => group.map(({ file }) => file))).toEqual([["a", "c"], ["b"], ["d"]]);
	});

	it("B-REL-04 state the problem once, then each place with the differing values", () => {
		const missing = ["ring.jpg", "chain.jpg"].flatMap((name, index) =>
			["de", "en"].map((language) =>
				finding(`media/index.json:${index}`, "content.alt.language", { name, language }),
			),
		);
		expect(linesOf(missing, 10)).toEqual([
			"warning  media/index.json:0 [content.alt.language]",
			'       The picture ring.jpg has no alternative text in "de". Add one.',
			"       The same applies in 3 other places:",
			"         media/index.json:0  (en)",
			"         media/index.json:1  (chain.jpg)",
			"         media/index.json:1  (chain.jpg, en)",
		]);
	});

	it("B-REL-04 leave out the name of a rule's item and a value that the place contains", () => {
		const gaps = [
			finding("rings.json", "check.rule.gap", { name: "Ring", found: "[[town]]" }),
			finding("chain.json › [[name]]", "check.rule.gap", { name: "Kette", found: "[[name]]" }),
		];
		expect(linesOf(gaps, 10).at(-1)).toBe("         chain.json › [[name]]");
	});

	it("B-REL-04 name the first places and count the others; all on request, with the fields that use an image", () => {
		const damaged = Array.from({ length: 52 }, (_, index) => {
			const usedAt = [{ file: `pages/${index}.json`, field: "hero" }];
			return finding(`media/${index}.jpg`, "content.picture.damaged", {}, { usedAt });
		});
		const few = linesOf(damaged, 10);
		expect(few.filter((line) => line.includes("media/"))).toHaveLength(10);
		expect(few.at(-1)).toBe("         … and 42 more; facette check --all lists every place.");
		const all = linesOf(damaged, everyPlace.limit);
		expect(all.filter((line) => line.includes("media/"))).toHaveLength(52);
		expect(all.at(-1)).toContain("pages/51.json › hero");
	});
});
