import { describe, expect, it } from "vitest";
import { comparisonText, pagePath } from "#renderer/cli/comparison-text.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import type { PageComparison } from "#renderer/render/plan-pages.ts";

const messages = createMessages("en");

describe("facette build --why", () => {
	it.each([
		["/uhren", "/uhren"],
		["uhren/", "/uhren"],
		["https://sternau.example/en/watches?page=2#top", "/en/watches"],
		["/", "/"],
		["https://sternau.example", "/"],
	])("finds the page that %s names", (given, path) => expect(pagePath(given)).toBe(path));

	it.each<[PageComparison["changed"], string]>([
		[null, "was rendered: the last build did not have this page"],
		[[], "was not rendered again: nothing that it depends on"],
		[["inputs"], "was not rendered again: something that it may depend on"],
		[["inputs", "model"], "was rendered again: its content is different."],
		[["rendering"], "was rendered again: its content is the same."],
		[["inputs", "rendering"], "was rendered again: its content is the same."],
		[["inputs", "model", "rendering"], "its content is different, and so is the program"],
	])("says why a page was rendered again, or not, after changes of %j", (changed, text) => {
		const lines = comparisonText("/uhren", [{ path: "/uhren", changed, reads: [] }], messages).split("\n");
		expect(lines).toEqual([expect.stringContaining(text)]);
	});

	it("names the products that the page depends on", () => {
		const page = { path: "/uhren", changed: [], reads: ["category=uhren", "halo"] };
		expect(comparisonText("uhren", [page], messages)).toContain(
			"\nProducts that it depends on: category=uhren, halo",
		);
	});

	it("lists all pages that were rendered", () => {
		const page = (path: string, changed: PageComparison["changed"]) => ({ path, changed, reads: ["halo"] });
		const pages = [page("/b", ["model"]), page("/a", null), page("/c", ["inputs"]), page("/d", [])];
		const lines = comparisonText("*", pages, messages).split("\n");
		expect(lines.map((line) => line.split(" ")[0])).toEqual(["/a", "/b"]);
		expect(comparisonText("*", [], messages)).toBe("No page was rendered again.");
	});

	it("suggests the page that was probably meant", () => {
		const page = { path: "/uhren", changed: [], reads: [] };
		expect(comparisonText("/uren", [page], messages)).toBe(
			"This build has no page /uren. Did you mean /uhren?",
		);
		expect(comparisonText("/impressum", [page], messages)).toBe("This build has no page /impressum.");
	});
});
