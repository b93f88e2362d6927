import { describe, expect, it } from "vitest";
import type { Notice } from "#core/content/notices.ts";
import { type NoticeContext, noticeModels } from "#core/navigation/notices.ts";
import { createPageLinks } from "#core/pages/page-links.ts";
import { silentLogger } from "#core/platform/logger.ts";

const notice: Notice = {
	from: "2026-12-24",
	to: "2027-01-06",
	tone: "info",
	link: "https://karte.example/",
	translations: [
		{ language: "de", text: "Betriebsferien.", label: "Karte" },
		{ language: "en", text: "We are on holiday.", label: null },
	],
};

const modelsOf = (notices: readonly Notice[], context: Partial<NoticeContext> = {}) =>
	noticeModels(notices, "en", {
		links: createPageLinks([], "de"),
		logger: silentLogger,
		timeZone: "Europe/Berlin",
		day: "2026-12-20",
		...context,
	});

describe("notices", () => {
	it("B-USE-03 hold from the first to the last day by the shop's clock", () => {
		const [model] = modelsOf([notice]);
		expect(new Date(model?.from ?? 0).toISOString()).toBe("2026-12-23T23:00:00.000Z");
		expect(new Date(model?.until ?? 0).toISOString()).toBe("2027-01-06T23:00:00.000Z");
		expect(model).toMatchObject({ text: "We are on holiday.", label: null, isCurrent: false });
		expect(model?.link?.href).toBe("https://karte.example/");
	});

	it("B-USE-03 begin at midnight also on the days on which clocks change", () => {
		const days = { from: "2027-03-28", to: "2027-10-31" };
		const [model] = modelsOf([{ ...notice, ...days }], { timeZone: "America/Santiago" });
		const [berlin] = modelsOf([{ ...notice, ...days }]);
		expect(new Date(berlin?.from ?? 0).toISOString()).toBe("2027-03-27T23:00:00.000Z");
		expect(new Date(berlin?.until ?? 0).toISOString()).toBe("2027-10-31T23:00:00.000Z");
		expect(new Date(model?.from ?? 0).toISOString()).toBe("2027-03-28T03:00:00.000Z");
	});

	it.each([
		["2026-12-23", 1, false],
		["2026-12-24", 1, true],
		["2027-01-06", 1, true],
		["2027-01-07", 0, undefined],
	])("B-USE-03 of a build on %s: %i, current: %s", (day, count, isCurrent) => {
		const models = modelsOf([notice], { day });
		expect(models).toHaveLength(count);
		expect(models[0]?.isCurrent).toBe(isCurrent);
	});

	it("B-USE-03 are ordered by their first days, and left out if they end before they begin", () => {
		const models = modelsOf([
			{ ...notice, from: "2026-12-30" },
			notice,
			{ ...notice, from: "2027-02-01", to: "2027-01-01" },
		]);
		expect(models.map(({ days }) => days.from)).toEqual(["2026-12-24", "2026-12-30"]);
		expect(new Set(models.map(({ id }) => id)).size).toBe(2);
	});
});
