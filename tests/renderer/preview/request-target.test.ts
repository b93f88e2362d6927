import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRequestTarget } from "#renderer/preview/request-target.ts";

describe("the target of a request", () => {
	it("is a decoded path and the query as it was sent", () => {
		expect(parseRequestTarget("/schmuck/ring%20gold/?a=%2F..&b=//x")).toEqual({
			path: "/schmuck/ring gold/",
			query: "?a=%2F..&b=//x",
		});
	});

	it("B-SEC-03 never climbs, never has empty segments and never names another host", () => {
		const piece = fc.constantFrom(
			"/",
			".",
			"..",
			"%2e",
			"%2E",
			"%2f",
			"\\",
			"%5C",
			"%",
			"%00",
			"a",
			"?",
			"#",
			":",
			"é",
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
				const target = parseRequestTarget(`/${pieces.join("")}`);
				if (target === null) return;
				const parts = target.path.slice(1).replace(/\/$/, "").split("/");
				expect(target.path).toMatch(/^\/(?!\/)/);
				expect(parts).not.toContain("..");
				expect(parts).not.toContain(".");
				if (target.path !== "/") expect(parts).not.toContain("");
				expect(target.path).not.toMatch(/[\\\0]/);
			}),
			{ numRuns: 2000 },
		);
	});
});
