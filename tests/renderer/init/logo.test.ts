import { describe, expect, it } from "vitest";
import { checkSvg } from "#adapters/content-files/svg/check-svg.ts";
import { drawLogos } from "#renderer/init/logo.ts";

const navy = { color: "#23395b", ground: "#fcfbf8" };
const widthOf = (svg: string) => Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);

describe("the logo of a new shop", () => {
	it.each(["Goldschmiede Weber", "Bijouterie Léman", "Łucja & Søn", "18 Karat", "Ювелир", "O’Neill <b>"])(
		"B-USE-05 B-SEC-03 of %s is an image that a site may publish, without text that needs a font",
		(name) => {
			for (const svg of Object.values(drawLogos(name, navy))) {
				expect(checkSvg("logo.svg", svg).ok).toBe(true);
				expect(svg).not.toContain("<text");
				expect(svg).not.toContain("NaN");
			}
		},
	);

	it("B-USE-05 sets a long name in two lines", () => {
		const long = drawLogos("Uhren und Schmuck Schneider", navy).logo;
		expect(widthOf(long)).toBeLessThan(widthOf(drawLogos("UhrenundSchmuckSchneider", navy).logo));
	});

	it.each([
		["a light site in a dark color", navy],
		["a dark site in a light color", { color: "#c9a227", ground: "#14110f" }],
		["a dark site in a dark color", { color: "#23395b", ground: "#14110f" }],
		["a light site in a light color", { color: "#c9a227", ground: "#fcfbf8" }],
	])(
		"B-USE-05 R-A11Y-05 has a dark logo for light grounds and a light one for dark grounds on %s",
		(_, colors) => {
			const { logo, light } = drawLogos("Weber", colors);
			const tone = (svg: string) => Number.parseInt(/fill="#(\w\w)\w{4}"\/><\/svg>/.exec(svg)?.[1] ?? "", 16);
			expect(tone(logo)).toBeLessThan(0x60);
			expect(tone(light)).toBeGreaterThan(0xa0);
		},
	);
});
