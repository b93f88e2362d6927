import { expect, it } from "vitest";
import type { ContentFinding } from "#core/content/finding.ts";
import { createNewFindings } from "#renderer/dev/dev-site.ts";

const finding = (file: string): ContentFinding => ({
	severity: "warning",
	...{ file, field: null, key: "content.file.unknown", params: {} },
});

it("B-USE-20 reports a finding once, and again after it was gone", () => {
	const newOf = createNewFindings();
	const [first, second] = [finding("a.xyz"), finding("b.xyz")];
	expect(newOf([first])).toEqual([first]);
	expect(newOf([first, second])).toEqual([second]);
	expect(newOf([second])).toEqual([]);
	expect(newOf([second, first])).toEqual([first]);
});
