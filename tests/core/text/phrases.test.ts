import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phrases } from "#core/text/phrases.ts";

/** Returns the texts that a pattern finds. */
const foundIn = (pattern: RegExp, texts: readonly string[]) => texts.filter((text) => pattern.test(text));

/** Compiles phrases from a text. */
const compile = (text: string) => phrases(Object.assign([text], { raw: [text] }));

const word = fc.stringMatching(/^[a-zäéß]{1,8}$/u);

describe("phrases", () => {
	it("B-LAW-25 finds any escaped text in itself", () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[!-~äß§€…’]{1,12}$/u), (text) => {
				const escaped = [...text].map((character) => `\\${character}`).join("");
				expect(compile(escaped).exec(`a ${text} z`)?.[0]).toBe(text);
			}),
		);
	});

	it("B-LAW-25 finds each alternative, and an optional word or none", () => {
		fc.assert(
			fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), word, word, (words, optional, last) => {
				const pattern = compile(`^${words.join("|")} (${optional})? ${last}$`);
				for (const first of words) {
					expect(pattern.test(`${first} ${last}`)).toBe(true);
					expect(pattern.test(`${first} ${optional} ${last}`)).toBe(true);
					expect(pattern.test(`${first}  ${last}`)).toBe(false);
				}
			}),
		);
	});
});

describe("words of phrases", () => {
	it("B-LAW-25 finds one phrase for each line, in upper or lower case, and skips comments", () => {
		const pattern = phrases`
			# Refunds
			money back

			geld zurück
		`;
		expect(foundIn(pattern, ["Money back!", "Geld zurück", "# Refunds", "money", "moneyback"])).toEqual([
			"Money back!",
			"Geld zurück",
		]);
	});

	it("B-LAW-25 finds a phrase within longer words, except at the edge of a word", () => {
		expect(phrases`rückgabe`.test("Warenrückgaberecht")).toBe(true);
		expect(foundIn(phrases`_no_`, ["no", "No.", "know", "not", "2no"])).toEqual(["no", "No."]);
		expect(foundIn(phrases`cost* more`, ["cost more", "costs more", "costs 5 more"])).toEqual([
			"cost more",
			"costs more",
		]);
		expect(foundIn(phrases`_(a|b)_ c`, ["b c", "ab c"])).toEqual(["b c"]);
	});

	it("B-LAW-25 finds alternatives of words and of phrases", () => {
		expect(phrases`no|any returns|refunds`.source).toBe("(?:no|any) (?:returns|refunds)");
		expect(
			foundIn(phrases`prices (on request|vary)`, ["Prices vary", "Prices on request", "Prices"]),
		).toEqual(["Prices vary", "Prices on request"]);
		const long = phrases`
			prices (
				# Not stated
				on request|
				vary
			) here
		`;
		expect(long.source).toBe("prices (?:on request|vary) here");
	});

	it("B-LAW-25 finds optional letters and words, and a blank fewer without them", () => {
		expect(phrases`no (further)? returns?`.source).toBe("no(?: (?:further))? returns?");
		expect(phrases`(no)? (more)? returns`.source).toBe("(?:(?:no) )?(?:(?:more) )?returns");
		expect(phrases`returns (not)?`.source).toBe("returns(?: (?:not))?");
		expect(phrases`return( not)?s`.source).toBe("return(?: not)?s");
		expect(foundIn(phrases`<n> ?%`, ["5%", "5 %", "12,5\u00a0%", "1 000 %", "%"])).toEqual([
			"5%",
			"5 %",
			"12,5\u00a0%",
			"1 000 %",
		]);
	});
});

describe("phrases and the text around them", () => {
	it("B-LAW-25 finds words at a distance in the same sentence", () => {
		const near = "Returns are possible only within the period and only unworn.";
		expect(phrases`returns … unworn`.test(near)).toBe(true);
		expect(phrases`returns …20 unworn`.test(near)).toBe(false);
		expect(phrases`returns …* unworn`.test("Returns. Only unworn.")).toBe(false);
		expect(
			foundIn(phrases`free ~ delivery`, ["free delivery", "free fast delivery", "free so fast delivery"]),
		).toEqual(["free delivery", "free fast delivery"]);
		expect(phrases`free ~2 delivery`.test("free so fast delivery")).toBe(true);
	});

	it("B-LAW-25 finds hyphens or blanks, both apostrophes, and signs themselves", () => {
		expect(foundIn(phrases`second-hand`, ["second-hand", "second hand", "secondhand"])).toEqual([
			"second-hand",
			"second hand",
		]);
		expect(foundIn(phrases`don’t`, ["don't", "don’t"])).toHaveLength(2);
		expect(foundIn(phrases`e.g. \(5\)\?`, ["e.g. (5)?", "eg (5)?"])).toEqual(["e.g. (5)?"]);
	});

	it("B-LAW-25 leaves out phrases by the text before and after them", () => {
		expect(foundIn(phrases`(un!)insured`, ["insured", "uninsured"])).toEqual(["insured"]);
		expect(foundIn(phrases`gold(! tone|en)`, ["gold", "gold tone", "golden"])).toEqual(["gold"]);
		expect(foundIn(phrases`about(= <n>)`, ["about 3", "about us"])).toEqual(["about 3"]);
		expect(foundIn(phrases`((in|of) =)jade`, ["in jade", "jade"])).toEqual(["in jade"]);
		expect(foundIn(phrases`^only …* here$`, ["Only here", "Only us and here", "not only here"])).toEqual([
			"Only here",
			"Only us and here",
		]);
	});

	it("B-LAW-25 contains other patterns", () => {
		const weekday = phrases`
			monday
			tuesday
		`;
		const pattern = phrases`${weekday}s? and ${weekday} ${/\d{2}:\d{2}/}`;
		expect(pattern.test("Mondays and Tuesday 10:00")).toBe(true);
		expect(pattern.test("Mondays and Tuesday 10")).toBe(false);
	});

	it("B-LAW-25 rejects phrases that it cannot read", () => {
		expect(() => phrases`(open`).toThrow("A closing parenthesis is missing");
		expect(() => phrases`closed)`).toThrow("A parenthesis is closed that is not open");
		expect(() => phrases`?`).toThrow("Nothing precedes the question mark");
	});
});
