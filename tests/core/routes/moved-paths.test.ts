import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { lostPaths, movedPages, noteLostPaths } from "#core/routes/moved-paths.ts";

const isPage = (path: string) => ["/neu", "/kontakt"].includes(path);

describe("former paths of pages", () => {
	it("B-USE-07 lead directly to the page, however often it moved", () => {
		const moved = { "/ganz-alt": "/alt", "/alt": "/neu" };
		expect(movedPages(moved, isPage)).toEqual([
			{ path: "/ganz-alt", to: "/neu", status: 301 },
			{ path: "/alt", to: "/neu", status: 301 },
		]);
	});

	it("B-USE-07 do not redirect once a page uses them again", () => {
		expect(movedPages({ "/neu": "/alt", "/alt": "/neu" }, isPage)).toEqual([
			{ path: "/alt", to: "/neu", status: 301 },
		]);
		expect(movedPages({ "/alt": "/neu", "/neu": "/kontakt" }, isPage)).toEqual([
			{ path: "/alt", to: "/neu", status: 301 },
		]);
	});

	it("B-USE-07 that form a circle or lead to no page are left out and named", () => {
		const moved = { "/a": "/b", "/b": "/a", "/c": "/fort", "/alt": "/neu", "/kontakt": "/fort" };
		expect(movedPages(moved, isPage)).toEqual([{ path: "/alt", to: "/neu", status: 301 }]);
		expect(lostPaths(moved, isPage).map(({ path }) => path)).toEqual(["/a", "/b", "/c"]);
	});

	it("B-USE-20 that form a circle are logged once, written out", () => {
		const logger = createMemoryLogger();
		const moved = { "/a": "/b", "/b": "/a", "/self": "/self", "/c": "/a", "/d": "/fort", "/alt": "/neu" };
		noteLostPaths(moved, isPage, "facette.config.ts", logger);
		expect(logger.notes).toEqual([
			{ key: "redirects.circle", details: { circle: "/a → /b → /a", file: "facette.config.ts" } },
			{ key: "redirects.circle", details: { circle: "/self → /self", file: "facette.config.ts" } },
			{ key: "redirects.circle", details: { circle: "/c → /a → /b → /a", file: "facette.config.ts" } },
			{ key: "redirects.lost", details: { path: "/d", to: "/fort", file: "facette.config.ts" } },
		]);
	});

	it("B-USE-07 have their own status, and lead to files and other sites too", () => {
		const moved = {
			"/bald": { to: "/neu", status: 302 },
			"/weg": { to: null, status: 410 },
			"/auch-weg": "/weg",
			"/blog": { to: "https://blog.example/", status: 308 },
			"/karte": "/sitemap.xml",
		} as const;
		expect(movedPages(moved, isPage)).toEqual([
			{ path: "/bald", to: "/neu", status: 302 },
			{ path: "/weg", to: null, status: 410 },
			{ path: "/auch-weg", to: null, status: 410 },
			{ path: "/blog", to: "https://blog.example/", status: 308 },
			{ path: "/karte", to: "/sitemap.xml", status: 301 },
		]);
	});

	it("B-USE-07 that are pages are named, and so is the line of a list that a move comes from", () => {
		const logger = createMemoryLogger();
		const place = "redirects.csv:3";
		const moved = { "/neu": "/kontakt", "/d": { to: "/fort", status: 301, place } } as const;
		noteLostPaths(moved, isPage, "facette.config.ts", logger);
		expect(logger.notes).toEqual([
			{ key: "redirects.lost", details: { path: "/d", to: "/fort", file: place } },
			{ key: "redirects.page", details: { path: "/neu", file: "facette.config.ts" } },
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

describe("patterns of former paths", () => {
	it("B-USE-07 lead on what they match", () => {
		const moved = {
			"/blog/*": "/neu",
			"/produkt/:slug": "/kontakt/:slug",
			"/fort/*": "/nirgends/*",
			"/kreis/*": "/kreis/tiefer/*",
			"/ganz-alt": "/blog/2019/uhren",
		};
		expect(movedPages(moved, isPage)).toEqual([
			{ path: "/blog/*", to: "/neu", status: 301 },
			{ path: "/produkt/:slug", to: "/kontakt/:slug", status: 301 },
			{ path: "/ganz-alt", to: "/neu", status: 301 },
		]);
		expect(lostPaths(moved, isPage).map(({ path }) => path)).toEqual(["/fort/*", "/kreis/*"]);
	});

	it("B-USE-07 can lead on to former paths, and are lost if there is none", () => {
		const moved = {
			"/products/uhr": "/neu",
			"/:locale/products/:handle": "/products/:handle",
			"/blogs/:blog": "/posts/:blog",
		};
		const { to } = movedPages(moved, isPage).find(({ path }) => path.startsWith("/:locale")) ?? {};
		expect(to).toBe("/products/:handle");
		expect(lostPaths(moved, isPage).map(({ path }) => path)).toEqual(["/blogs/:blog"]);
	});
});
