import { describe, expect, it } from "vitest";
import { canonicalUrl } from "#core/routes/canonical-url.ts";

describe("canonicalUrl", () => {
	it.each([
		["/", {}, "https://shop.example/"],
		["/uhren", {}, "https://shop.example/uhren"],
		["/uhren/?sort=name#top", {}, "https://shop.example/uhren"],
		[
			"/uhren/?sort=name#top",
			{ trailingSlash: "drop", query: "drop", hash: "drop" },
			"https://shop.example/uhren",
		],
		["/uhren/?sort=name#top", { trailingSlash: "keep" }, "https://shop.example/uhren/"],
		["/uhren/?sort=name#top", { query: "keep" }, "https://shop.example/uhren?sort=name"],
		["/uhren/?sort=name#top", { hash: "keep" }, "https://shop.example/uhren#top"],
		[
			"/uhren/?sort=name#top",
			{ trailingSlash: "keep", query: "keep", hash: "keep" },
			"https://shop.example/uhren/?sort=name#top",
		],
		["/uhren#a?b", { query: "keep" }, "https://shop.example/uhren"],
		["/?a=1", { query: "keep" }, "https://shop.example/?a=1"],
		["/ring?variant=54", { query: "keep" }, "https://shop.example/ring"],
		["/ring?variant=54&a=1", { query: "keep" }, "https://shop.example/ring?a=1"],
		["/ring?a=1&variant=54", { query: "keep" }, "https://shop.example/ring?a=1"],
		["/ring?a=1&variant=54&b=2", { query: "keep" }, "https://shop.example/ring?a=1&b=2"],
	] as const)("R-A11Y-04 names %s with %j as %s", (path, options, expected) => {
		expect(canonicalUrl("shop.example", path, options)).toBe(expected);
	});

	it.each([
		["/danke", ["/danke"], null],
		["/danke/", ["/danke"], null],
		["/danke?x=1", ["/danke/"], null],
		["/", ["/"], null],
		["/shop/ringe", ["/shop/*"], null],
		["/shop", ["/shop/*"], "https://shop.example/shop"],
		["/danke-schoen", ["/danke"], "https://shop.example/danke-schoen"],
	])("R-A11Y-04 leaves out excluded paths: %s with %j", (path, exclude, expected) => {
		expect(canonicalUrl("shop.example", path, { exclude })).toBe(expected);
	});

	it("R-A11Y-04 accepts an origin as well as a host", () => {
		expect(canonicalUrl("http://localhost:4173/", "/uhren")).toBe("http://localhost:4173/uhren");
	});
});
