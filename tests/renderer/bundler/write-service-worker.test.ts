import { describe, expect, it } from "vitest";
import { namedFiles } from "#renderer/bundler/write-service-worker.ts";

describe("the files that a document needs offline", () => {
	it.each<[string, string, readonly string[]]>([
		[
			"styles and icons",
			'<link rel="stylesheet" href="/assets/a.css"><link href="/assets/i.svg">',
			["assets/a.css", "assets/i.svg"],
		],
		["scripts", '<script type="module" src="/assets/boot.js"></script>', ["assets/boot.js"]],
		[
			"modules loaded at hydration",
			'<div id="root" data-modules="/assets/a.js /assets/b.js">',
			["assets/a.js", "assets/b.js"],
		],
		[
			"images in all sizes",
			'<img src="/assets/media/l.png" srcset="/assets/media/l.png 400w, /assets/media/m.png 800w">',
			["assets/media/l.png", "assets/media/m.png"],
		],
		[
			"the shell",
			'<div id="root" data-shared="0a1b 2c">',
			["page-data/sq/d/0a1b.json", "page-data/sq/d/2c.json"],
		],
	])("R-SW-02 include %s", (_what, html, files) => {
		expect(namedFiles(html)).toEqual(files);
	});

	it("R-SW-02 include no other page, and no file of another host", () => {
		const html = '<a href="/kontakt">x</a><a href="https://example.org/assets/a.js">y</a><a href="#a">z</a>';
		expect(namedFiles(html)).toEqual([]);
	});

	it("R-SW-02 are listed once", () => {
		expect(namedFiles('<img src="/assets/a.svg"><img src="/assets/a.svg">')).toEqual(["assets/a.svg"]);
	});
});
