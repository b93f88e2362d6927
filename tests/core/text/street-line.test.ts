import { expect, it } from "vitest";
import { streetLine } from "#core/text/street-line.ts";

it.each([
	["FR", "18 rue Victor-Hugo"],
	["LU", "18 rue Victor-Hugo"],
	["BE", "rue Victor-Hugo 18"],
	["CH", "rue Victor-Hugo 18"],
	["DE", "rue Victor-Hugo 18"],
	[null, "rue Victor-Hugo 18"],
])("An address in %s has its house number where post there has it (R-COMP-01, B-LAW-17)", (country, line) => {
	expect(streetLine({ street: " rue Victor-Hugo", number: "18 " }, country)).toBe(line);
});

it("A street without a house number is a line of its own (R-COMP-01)", () => {
	expect(streetLine({ street: "Lieu-dit Bellevue", number: "" }, "FR")).toBe("Lieu-dit Bellevue");
});
