import { expect, it } from "vitest";
import { contentSources, rules } from "#core/check/rules.ts";
import { foreignSources, sourceIn } from "#core/check/sources.ts";

it.each([
	["AT", "§ 5 (1) no. 7 ECG"],
	["FR", "art. 19 LCEN"],
	["DE", "§ 5 (1) no. 6 DDG"],
	["IT", "§ 5 (1) no. 6 DDG"],
])("B-REL-04 B-LAW-17 a finding names the law of a shop in %s: %s", (country, source) => {
	const rule = rules.find(({ id }) => id === "tax-number");
	expect(sourceIn(rule?.source ?? "", country)).toBe(source);
});

it("B-REL-04 findings on legal pages of shops in Austria and France name no German law", () => {
	const named = rules.filter(({ id }) => /^(?:page-|imprint$|register|withdrawal-|privacy)/.test(id));
	for (const { source } of named)
		for (const country of ["AT", "FR"]) expect(sourceIn(source, country)).not.toMatch(/BGB|DDG|PAngV/);
});

it("B-REL-04 each source with foreign equivalents belongs to a rule or a finding", () => {
	const sources = new Set([...rules.map(({ source }) => source), ...contentSources.values()]);
	expect([...foreignSources.keys()].filter((source) => !sources.has(source))).toEqual([]);
});
