import { describe, expect, it } from "vitest";
import { formatDay, formatDays } from "#ui/components/format-date.ts";

const spaced = (text: string) => text.replaceAll("\u00a0", " ");

describe("a date in words", () => {
	it("R-I18N-01 uses the French form for the first of a month", () => {
		expect(spaced(formatDay("2026-12-01", "fr"))).toBe("1er décembre");
		expect(spaced(formatDay("2026-12-11", "fr"))).toBe("11 décembre");
		expect(spaced(formatDay("2026-12-21", "fr", "short"))).toBe("lun. 21 décembre");
		expect(spaced(formatDay("2026-12-01", "de"))).toBe("1. Dezember");
		expect(spaced(formatDays("2026-12-01", "2026-12-03", "fr"))).toBe("mar. 1er – jeu. 3 décembre");
	});

	it.each([
		["de", "Di., 15. – Do., 17. Dezember", "Do., 31. Dezember – Mo., 4. Januar"],
		["en", "Tue 15 – Thu 17 December", "Thu 31 December – Mon 4 January"],
		["fr", "mar. 15 – jeu. 17 décembre", "jeu. 31 décembre – lun. 4 janvier"],
	] as const)("B-USE-12 names a month once in %s, and two months each", (language, one, two) => {
		const without = (text: string) => spaced(text).replaceAll(/(?<=^|– )(Tue|Thu|Mon),/g, "$1");
		expect(without(formatDays("2026-12-15", "2026-12-17", language))).toBe(one);
		expect(without(formatDays("2026-12-31", "2027-01-04", language))).toBe(two);
		expect(formatDays("2026-12-15", "2026-12-15", language)).not.toContain("–");
	});

	it.each(["de", "en", "fr"] as const)(
		"B-USE-12 breaks no line within a date in %s, only between two",
		(language) => {
			expect(formatDay("2026-12-15", language, "short")).not.toContain(" ");
			expect(formatDays("2026-12-30", "2027-01-04", language).split(" ")).toHaveLength(2);
		},
	);
});
