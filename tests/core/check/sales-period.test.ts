import { describe, expect, it } from "vitest";
import { noticeRules } from "#core/check/notice-rules.ts";
import { frenchSales } from "#core/legal/french-sales.ts";
import { demoInput } from "#tests/core/check/demo-input.ts";

const rule = noticeRules.find(({ id }) => id === "sales-period");

function found(text: string, from: string, to: string, zip_code = "75001", country_code = "FR") {
	const { site } = demoInput;
	const addresses = [{ ...site.company.addresses[0], zip_code, country_code }] as const;
	const translations = [{ language: "fr" as const, text, label: null }];
	const notices = [{ from, to, tone: "info" as const, link: null, translations }];
	const changed = {
		...site,
		company: { ...site.company, addresses },
		project: { ...site.project, notices },
	};
	return rule?.find({ ...demoInput, site: changed, today: "2026-11-29" }).length;
}

describe("the periods of French sales", () => {
	it.each([
		[2020, "2020-01-08", "2020-06-24"],
		[2022, "2022-01-12", "2022-06-22"],
		[2024, "2024-01-10", "2024-06-26"],
		[2025, "2025-01-08", "2025-06-25"],
		[2026, "2026-01-07", "2026-06-24"],
		[2027, "2027-01-06", "2027-06-23"],
	])("B-LAW-20 begin in %i on %s and %s", (year, winter, summer) => {
		expect(frenchSales(year).map(({ from }) => from)).toEqual([winter, summer]);
	});

	it("B-LAW-20 last four weeks", () => {
		expect(frenchSales(2026)[0].to).toBe("2026-02-03");
	});
});

describe("a notice of sales", () => {
	it.each([
		["Soldes : jusqu’à −50 %", "2027-01-06", "2027-02-02", 0],
		["Soldes : jusqu’à −50 %", "2027-01-13", "2027-01-20", 0],
		["Soldes : jusqu’à −50 %", "2027-01-06", "2027-02-28", 1],
		["Soldes d’avant-saison", "2026-12-01", "2026-12-24", 1],
		["Soldes : jusqu’à −50 %", "2027-03-01", "2027-03-31", 1],
		["Les soldes commencent le 6 janvier", "2026-12-28", "2027-01-05", 0],
		["Les soldes commencent le 6 janvier", "2026-12-28", "2027-02-28", 1],
		["Prix réduits, hors soldes", "2027-03-01", "2027-03-31", 0],
		["Ventes privées", "2027-03-01", "2027-03-31", 0],
		["Soldes passées", "2026-03-01", "2026-03-31", 0],
	])("B-LAW-20 %j from %s to %s gives %i findings in Paris", (text, from, to, count) => {
		expect(found(text, from, to)).toBe(count);
	});

	it.each([
		["57000", "FR"],
		["06000", "FR"],
		["20000", "FR"],
		["97110", "FR"],
		["1000", "BE"],
		["1204", "CH"],
	])("B-LAW-20 is not compared in %s %s, which has other dates or laws", (zip, country) => {
		expect(found("Soldes", "2027-03-01", "2027-03-31", zip, country)).toBe(0);
	});
});
