import { describe, expect, it } from "vitest";
import { pageFixture } from "#stories/fixtures/site-models.ts";
import { renderPage, strictWords } from "#tests/ui/render.tsx";
import { thanksTo } from "#ui/pages/thanks.tsx";

describe("the thanks page", () => {
	it.each(["de", "en", "fr"] as const)("R-ROUTE-13 names sender and address in %s", async (language) => {
		const text = thanksTo({ name: "Ada", email: "ada@sternau.example" }, await strictWords(language));
		expect(text).toMatch(/^Ada, /);
		expect(text).toContain("ada@sternau.example");
	});

	it.each(["de", "en", "fr"] as const)(
		"R-ROUTE-13 has another text in %s for somebody without a name",
		async (language) => {
			const words = await strictWords(language);
			const text = thanksTo({ name: " ", email: "ada@sternau.example" }, words);
			expect(text).toBe(words("thanks.unnamed", { email: "ada@sternau.example" }));
			expect(text).not.toMatch(/^ ?,|\{\{/);
		},
	);

	it("R-ROUTE-13 names nobody when it is drawn first", async () => {
		const html = await renderPage(pageFixture("en", { template: "thanks", lead: null, blocks: [] }));
		expect(html).toContain("Your message has reached us.");
	});
});
