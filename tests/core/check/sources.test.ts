import { expect, it } from "vitest";
import { contentSources, rules } from "#core/check/rules.ts";
import { foreignSources, sourceIn } from "#core/check/sources.ts";

const sources = [...rules.flatMap(({ source }) => source ?? []), ...contentSources.values()];

it.each([
	["AT", "§ 5 (1) no. 7 ECG"],
	["FR", "art. 19 LCEN"],
	["DE", "§ 5 (1) no. 6 DDG"],
	["IT", null],
])("B-REL-04 B-LAW-17 a finding names the law of a shop in %s: %s", (country, source) => {
	const rule = rules.find(({ id }) => id === "tax-number");
	expect(sourceIn(rule?.source ?? "", country)).toBe(source);
});

it.each([
	["WCAG 1.1.1, § 3 BFSG", "CH", "WCAG 1.1.1"],
	["§ 3 PAngV, Art. 4 PBV", "CH", "Art. 3 PBV, Art. 4 PBV"],
	["§ 5 DDG, § 5 ECG, art. 1-1 LCEN", "FR", "art. 1-1 LCEN"],
	["§ 5 DDG, § 5 ECG, art. 1-1 LCEN", "DE", "§ 5 DDG"],
	["§ 476 BGB, Art. 10, 21 Directive (EU) 2019/771", "FR", "Art. 10, 21 Directive (EU) 2019/771"],
	["§ 357 (1), § 357a BGB, Art. 13, 14 Directive 2011/83/EU", "DE", null],
	["RAL 560 A5, Décret n° 2002-65, art. 5", "FR", null],
	["Dir. 2011/83/EU, Art. 6 (7); Loi n° 94-665, art. 2", "IT", "Dir. 2011/83/EU, Art. 6 (7)"],
	["Dir. 2011/83/EU, Art. 6 (7); Loi n° 94-665, art. 2", "GB", undefined],
])("B-LAW-17 the source %s is in %s: %s", (source, country, expected) => {
	// Null stands for the source as it is, but for its separators.
	const whole = source.replaceAll("; ", ", ");
	expect(sourceIn(source, country)).toBe(expected === null ? whole : (expected ?? null));
});

it.each([
	["AT", /BGB|DDG|PAngV|BFSG|LCEN|Code de|PBV/],
	["FR", /BGB|DDG|PAngV|BFSG|UWG|ECG|PBV|UStG/],
	["CH", /BGB|DDG|PAngV|BFSG|§|LCEN|Code de|ECG|GPSR|DSGVO|Dir\.|Directive|Regulation/],
	["GB", /BGB|DDG|PAngV|BFSG|UWG|ECG|PBV|UStG|GPSR|DSGVO|Dir\.|Directive|Regulation/],
	["DE", /LCEN|Code de|PBV|ECG|MedienG|MWSTG|Décret|Loi/],
])("B-REL-04 B-LAW-17 no finding of a shop in %s names the law of another country", (country, foreign) => {
	const named = sources.flatMap((source) => sourceIn(source, country) ?? []);
	expect(named.length).toBeGreaterThan(20);
	expect(named.filter((source) => foreign.test(source))).toEqual([]);
});

it("B-REL-04 no source is an id that only this repository knows", () => {
	expect(sources.filter((source) => /\b[BR]-[A-Z0-9]+-\d+|specification/.test(source))).toEqual([]);
});

it("B-LAW-17 each source holds in some country, whole", () => {
	const countries = ["DE", "AT", "CH", "FR"];
	const held = (source: string) => countries.map((country) => sourceIn(source, country) ?? "").join();
	const parts = (source: string) => source.split(/[,;] /);
	const lost = sources.filter((source) => parts(source).some((part) => !held(source).includes(part)));
	expect(lost).toEqual([]);
});

it("B-REL-04 each source with foreign equivalents is one of a rule or a finding", () => {
	const cited = sources.join("; ");
	expect([...foreignSources.keys()].filter((source) => !cited.includes(source))).toEqual([]);
});
