import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText } from "#renderer/plan/plain-text.ts";

/** Texts of authors and older systems, and the text that their page shows. */
const texts = [
	["Gold &amp; Silber, Gr&ouml;&szlig;e 52", "Gold & Silber, Größe 52"],
	["&lt;b&gt; &#8211; &#x2013; &nbsp;&euro;", "<b> – – \u00a0€"],
	["Ring \\*750\\* und 5 \\_ 6", "Ring *750* und 5 _ 6"],
	["2 * 3 = 6 und a_b_c", "2 * 3 = 6 und a_b_c"],
	["**Fett** und *schräg*, `Code`", "Fett und schräg, Code"],
	['Ein [Link](/x "Titel") und [noch [einer]](</a b>)', "Ein Link und noch [einer]"],
	["Ein [Link][1].\n\n[1]: https://example.org", "Ein Link."],
	["<https://example.org/a_b_c>", "https://example.org/a_b_c"],
	["Titel\n=====\n\nText\\\nzweite Zeile", "Titel Text zweite Zeile"],
	["## Titel ##\n> Zitat\n\n- eins\n- zwei\n\n1) drei", "Titel Zitat eins zwei drei"],
	["| a | b |\n|---|---|\n| 1 | 2 |", "a b 1 2"],
	["925. Silber\n\n***\n\nund mehr", "Silber und mehr"],
	["10\u00a0mm", "10\u00a0mm"],
	["", ""],
] as const;

describe("plain text", () => {
	it.each(texts)("B-SEO-03 of %j is the text that the page shows: %j", (markdown, words) => {
		expect(plainText(markdown)).toBe(words);
	});

	it("B-SEO-03 is cut after a word, with at most the given number of characters", () => {
		fc.assert(
			fc.property(fc.lorem({ maxCount: 40 }), fc.integer({ min: 20, max: 80 }), (text, longest) => {
				const words = plainText(text, longest);
				expect(words.length).toBeLessThanOrEqual(longest);
				if (words.endsWith("…")) expect(` ${text} `).toContain(` ${words.slice(0, -1).split(" ").at(-1)}`);
			}),
		);
	});
});
