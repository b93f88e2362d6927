import { describe, expect, it } from "vitest";
import { fillPattern, fixedPart, formerPattern, matchPattern } from "#core/routes/path-pattern.ts";

describe("patterns of former paths", () => {
	it.each([
		["/blog/*", "/blog/2019/uhren", { "*": "2019/uhren" }],
		["/blog/*", "/blog", { "*": "" }],
		["/blog/*", "/blogs/1", null],
		["/p/:slug", "/p/halo", { slug: "halo" }],
		["/p/:slug", "/p/halo/bild", null],
		["/:lang/p/:slug/*", "/fr/p/halo/a/b", { lang: "fr", slug: "halo", "*": "a/b" }],
		["/p", "/p", {}],
	])("B-USE-07 %s matches %s: %j", (pattern, path, values) => {
		expect(matchPattern(pattern, path)).toEqual(values);
	});

	it("B-USE-07 fill their targets", () => {
		expect(fillPattern("/shop/:slug/*", { slug: "halo", "*": "a/b" })).toBe("/shop/halo/a/b");
		expect(fixedPart("/shop/:slug/*")).toBe("/shop");
		expect(fixedPart("/*")).toBe("/");
	});

	it.each([
		["/%C3%BCber/*", "/über/*"],
		["/p/:slug/", "/p/:slug"],
		["/plain", "/plain"],
		["/a*", null],
		["/a/*/b", null],
		["/:a/:a", null],
		["/a/*?id=1", null],
		["a/*", null],
	])("B-SEC-03 %s is normalized as %s", (text, normalized) => {
		expect(formerPattern(text)).toBe(normalized);
	});
});
