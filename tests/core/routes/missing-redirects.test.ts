import { describe, expect, it } from "vitest";
import { missingRedirects } from "#core/routes/missing-redirects.ts";
import type { MovedPaths } from "#core/routes/moved-paths.ts";

function missing(
	former: Readonly<Record<string, string>>,
	current: Readonly<Record<string, string>>,
	moved: MovedPaths = {},
) {
	return Object.fromEntries(
		missingRedirects(new Map(Object.entries(former)), new Map(Object.entries(current)), moved),
	);
}

describe("B-SEO-12 the redirects that a site lacks", () => {
	it("lead from each former address to the page's present one, through any number of renames", () => {
		expect(missing({ "/a": "de page 1", "/b": "de page 1" }, { "/c": "de page 1" })).toEqual({
			"/a": "/c",
			"/b": "/c",
		});
	});

	it("leave out an address that is a page again, of the same item or of another", () => {
		expect(missing({ "/b": "de page 1" }, { "/a": "de page 1" })).toEqual({ "/b": "/a" });
		expect(missing({ "/b": "de page 1" }, { "/a": "de page 1", "/b": "de page 2" })).toEqual({});
	});

	it("leave out pages that no longer exist in their language", () => {
		expect(missing({ "/a": "de page 1", "/en/a": "en page 1" }, { "/x": "fr page 1" })).toEqual({});
	});

	it("leave out addresses that lead on, also by a pattern, and those gone on purpose", () => {
		const former = { "/a/1": "de page 1", "/b": "de page 2" };
		const current = { "/c/1": "de page 1", "/d": "de page 2" };
		expect(missing(former, current, { "/a/*": "/c/*", "/b": { to: null, status: 410 } })).toEqual({});
		expect(missing(former, current, { "/a/*": "/gone/*", "/b": "/d" })).toEqual({ "/a/1": "/c/1" });
	});

	it("are one pattern for a folder with what is below it, and a line for what moved further", () => {
		const former = {
			"/shop/ringe": "de category 5",
			"/shop/ringe/seite/2": "de category 5 page 2",
			"/shop/ringe/halo": "de product 1",
			"/shop/ringe/nova": "de product 2",
		};
		const current = {
			"/shop/trauringe": "de category 5",
			"/shop/trauringe/seite/2": "de category 5 page 2",
			"/shop/trauringe/halo": "de product 1",
			"/shop/trauringe/supernova": "de product 2",
		};
		expect(missing(former, current)).toEqual({
			"/shop/ringe/*": "/shop/trauringe/*",
			"/shop/ringe/nova": "/shop/trauringe/supernova",
		});
	});

	it("are a line without a pattern for a folder with nothing below it", () => {
		const former = { "/shop/ringe": "de category 5", "/shop/ringe-aus-gold": "de category 6" };
		const current = { "/shop/trauringe": "de category 5", "/shop/goldringe": "de category 6" };
		expect(missing(former, current)).toEqual({
			"/shop/ringe": "/shop/trauringe",
			"/shop/ringe-aus-gold": "/shop/goldringe",
		});
	});

	it("are found for a thousand folders that moved at once", () => {
		const paths = (prefix: string) =>
			Object.fromEntries(
				Array.from({ length: 1000 }, (_, index) => [
					[`/shop/${prefix}${index}`, `de category ${index}`],
					[`/shop/${prefix}${index}/nova`, `de product ${index}`],
				]).flat(),
			);
		const found = missing(paths("ringe-"), paths("trauringe-"));
		expect(Object.keys(found)).toHaveLength(1000);
		expect(found["/shop/ringe-7/*"]).toBe("/shop/trauringe-7/*");
	});
});
