import { describe, expect, it } from "vitest";
import { markdownFindings } from "#adapters/content-files/markdown.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createPageLinks } from "#core/pages/page-links.ts";
import { renderMarkdown } from "#renderer/plan/markdown.ts";
import { plainText } from "#renderer/plan/plain-text.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";
import { startComputingTime } from "#tests/computing-time.ts";

const readers: Readonly<Record<string, (text: string) => unknown>> = {
	"as findings": (text) => markdownFindings("pages/a.md", null, text),
	"on one line": (text) => plainText(text),
	"as HTML": (text) =>
		renderMarkdown(text, {
			language: "de",
			t: siteTexts({ translations: [] })("de").t,
			links: createPageLinks([], "de"),
			logger: createMemoryLogger(),
			subject: "test",
			anchors: new Set(),
		}),
};

function seconds(run: () => unknown): number {
	const computed = startComputingTime();
	run();
	return computed();
}

describe.each(Object.keys(readers))("Markdown read %s", (name) => {
	const read = readers[name] ?? (() => null);

	it.each(["[", "![", "[a](", "`a ", "``", "<a ", "*a **b", "[a][", "> ", "- [\n", "# [a]\n", "a\n="])(
		"B-SEC-02 takes a time proportional to its length: %j",
		(part) => {
			read(part.repeat(2000));
			// Quadratic time would be half a minute at half the greatest length.
			expect(seconds(() => read(part.repeat(100_000 / part.length)))).toBeLessThan(5);
		},
	);
});

describe("a Markdown text on one line", () => {
	it.each([
		["[Ringe](/ringe) und ![Bild](a.jpg)", "Ringe und !Bild"],
		["[[a](b)](c) [d](e(f))", "[a](c) d"],
	])("has the labels of its links: %s", (markdown, words) => {
		expect(plainText(markdown)).toBe(words);
	});
});
