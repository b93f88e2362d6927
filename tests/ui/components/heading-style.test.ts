import { describe, expect, it } from "vitest";
import { headingStyle, longestWord } from "#ui/components/heading-style.ts";

describe("the size of a heading by its longest word", () => {
	it("B-USE-05 is that of the standard for short words", () => {
		expect(headingStyle("Ringe und Uhren")).toBeUndefined();
		expect(headingStyle("Ring-Etui/Dose")).toBeUndefined();
	});

	it("B-USE-05 counts letters by their widths, so that a word of wide letters fits too", () => {
		expect(longestWord("Goldschmiedemeisterwerkstatt am Rhein")).toBeCloseTo(28, -1);
		expect(longestWord("Willkommen") ?? 0).toBeGreaterThan(longestWord("Illustrator") ?? 0);
		expect(longestWord("qui vous accompagnent.")).toBeGreaterThan(13);
	});
});
