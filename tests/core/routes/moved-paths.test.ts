import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { lostPaths, movedPages, noteLostPaths } from "#core/routes/moved-paths.ts";

const isPage = (path: string) => ["/neu", "/kontakt"].includes(path);

describe("former paths of pages", () => {
	it("B-USE-07 lead directly to the page, however often it moved", () => {
		const moved = { "/ganz-alt": "/alt", "/alt": "/neu" };
		expect(movedPages(moved, isPage)).toEqual([
			{ path: "/ganz-alt", to: "/neu" },
			{ path: "/alt", to: "/neu" },
		]);
	});

	it("B-USE-07 do not redirect once a page uses them again", () => {
		expect(movedPages({ "/neu": "/alt", "/alt": "/neu" }, isPage)).toEqual([{ path: "/alt", to: "/neu" }]);
		expect(movedPages({ "/alt": "/neu", "/neu": "/kontakt" }, isPage)).toEqual([
			{ path: "/alt", to: "/neu" },
		]);
	});

	it("B-USE-07 that form a circle or lead to no page are left out and named", () => {
		const moved = { "/a": "/b", "/b": "/a", "/c": "/fort", "/alt": "/neu", "/kontakt": "/fort" };
		expect(movedPages(moved, isPage)).toEqual([{ path: "/alt", to: "/neu" }]);
		expect(lostPaths(moved, isPage).map(({ path }) => path)).toEqual(["/a", "/b", "/c"]);
	});

	it("B-USE-20 that form a circle are logged once, written out", () => {
		const logger = createMemoryLogger();
		const moved = { "/a": "/b", "/b": "/a", "/self": "/self", "/c": "/a", "/d": "/fort", "/alt": "/neu" };
		noteLostPaths(moved, isPage, logger);
		expect(logger.notes).toEqual([
			{ key: "redirects.circle", details: { circle: "/a → /b → /a" } },
			{ key: "redirects.circle", details: { circle: "/self → /self" } },
			{ key: "redirects.circle", details: { circle: "/c → /a → /b → /a" } },
			{ key: "redirects.lost", details: { path: "/d", to: "/fort" } },
		]);
	});

	it("B-USE-07 always lead from no page to a page, in one step", () => {
		const path = fc.constantFrom<string>("/a", "/b", "/c", "/d", "/e", "/f");
		fc.assert(
			fc.property(fc.dictionary(path, path), fc.uniqueArray(path), (moved, pages) => {
				const found = movedPages(moved, (one) => pages.includes(one));
				for (const { path: from, to } of found) {
					expect(pages).not.toContain(from);
					expect(pages).toContain(to);
				}
				const lost = lostPaths(moved, (one) => pages.includes(one)).length;
				const taken = Object.keys(moved).filter((one) => pages.includes(one)).length;
				expect(found.length + lost + taken).toBe(Object.keys(moved).length);
			}),
		);
	});
});
