import { describe, expect, it } from "vitest";
import { formatDay, formatDays } from "#ui/components/format-date.ts";

describe("a date in words", () => {
	it("R-I18N-01 has the first of a month as French writes it", () => {
		expect(formatDay("2026-12-01", "fr")).toBe("1er décembre");
		expect(formatDay("2026-12-11", "fr")).toBe("11 décembre");
		expect(formatDay("2026-12-21", "fr", "short")).toBe("lun. 21 décembre");
		expect(formatDay("2026-12-01", "de")).toBe("1. Dezember");
		expect(formatDays("2026-12-01", "2026-12-03", "fr")).toMatch(/^mar\. 1er\s–\sjeu\. 3 décembre$/);
	});
});
