import { expect, it } from "vitest";
import { rules } from "#core/check/rules.ts";
import { sourceIn } from "#core/check/sources.ts";

it.each([
	["AT", "§ 5 (1) no. 7 ECG"],
	["FR", "art. 19 LCEN"],
	["DE", "§ 5 (1) no. 6 DDG"],
	["IT", "§ 5 (1) no. 6 DDG"],
])("B-REL-04 B-LAW-17 a shop in %s is told of the law there: %s", (country, source) => {
	const rule = rules.find(({ id }) => id === "tax-number");
	expect(sourceIn(rule?.source ?? "", country)).toBe(source);
});

it("B-REL-04 no German law is named to shops in Austria and France where the legal pages lack something", () => {
	const named = rules.filter(({ id }) => /^(?:page-|imprint$|register|withdrawal-|privacy)/.test(id));
	for (const { source } of named)
		for (const country of ["AT", "FR"]) expect(sourceIn(source, country)).not.toMatch(/BGB|DDG|PAngV/);
});
