import { describe, expect, it } from "vitest";
import { checkSvg } from "#adapters/content-files/svg/check-svg.ts";

/** The opening tags of drawings as programs write them, and the size in pixels that they have. */
const drawings = [
	[
		"Illustrator",
		'version="1.1" id="Ebene_1" x="0px" y="0px" viewBox="0 0 300 100" style="enable-background:new 0 0 300 100;" xml:space="preserve"',
		300,
		100,
	],
	["Illustrator for the web", 'id="Layer_1" data-name="Layer 1" viewBox="0 0 841.89 595.28"', 841.89, 595.28],
	["Inkscape", 'width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1"', 793.701, 1122.52],
	["Figma", 'width="120" height="32" viewBox="0 0 120 32" fill="none"', 120, 32],
	["SVGO", 'viewBox="0 0 512 128"', 512, 128],
	["a text editor, in full width", 'width="100%" height="100%" viewBox="0,0,300,100"', 300, 100],
	["CorelDRAW", 'width="4cm" height="2cm" viewBox="0 0 4000 2000"', 151.181, 75.591],
	["a width alone", 'width="150" viewBox="0 0 300 100"', 150, 50],
	["a height alone", 'height="2em" viewBox="0 0 300 100"', 96, 32],
	["a style", 'style="width:60px;height:20px;fill:red" width="9" height="9"', 60, 20],
	["a style in full width", 'style="width:100%;height:auto" viewBox="0 0 300 100"', 300, 100],
	["no number", 'width="auto" height="-5" viewBox="0 0 30 20"', 30, 20],
	["coordinates within one", 'viewBox="0 0 1 0.5"', 200, 100],
	["coordinates of a plan", 'viewBox="-5e6 0 1e9 5e8"', 4000, 2000],
] as const;

describe("the size of a drawing", () => {
	it.each(drawings)(
		"B-REL-01 R-IMG-01 is written as what %s says: %s",
		(_title, attributes, width, height) => {
			const text = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="5" height="5"/></svg>`;
			const checked = checkSvg("media/x.svg", text);
			if (!checked.ok) throw new Error(checked.error.key);
			const tag = checked.value.text.slice(0, checked.value.text.indexOf("<rect"));
			expect(tag).toContain(` width="${width}"`);
			expect(tag).toContain(` height="${height}"`);
			expect(tag).not.toMatch(/style="[^"]*(?:width|height):/);
			expect(tag.includes("fill:red")).toBe(attributes.includes("fill:red"));
		},
	);

	it.each(["", 'viewBox="0 0 0 0"', 'viewBox="none"', 'width="100%"', 'width="50"'])(
		"B-REL-01 is asked for where %j does not say it",
		(attributes) => {
			const text = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect/></svg>`;
			expect(checkSvg("media/x.svg", text)).toMatchObject({ ok: false, error: { key: "content.svg.size" } });
		},
	);
});
