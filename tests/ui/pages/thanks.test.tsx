import { describe, expect, it } from "vitest";
import { pageFixture } from "#stories/fixtures/site-models.ts";
import { renderPage, strictTranslate } from "#tests/ui/render.tsx";
import { thankYouText } from "#ui/pages/thanks.tsx";

describe("the thanks page", () => {
	it.each(["de", "en", "fr"] as const)("R-ROUTE-13 names sender and address in %s", async (language) => {
		const text = thankYouText({ name: "Ada", email: "ada@sternau.example" }, await strictTranslate(language));
		expect(text).toMatch(/^Ada, /);
		expect(text).toContain("ada@sternau.example");
	});

	it.each(["de", "en", "fr"] as const)(
		"R-ROUTE-13 has another text in %s for a sender without a name",
		async (language) => {
			const t = await strictTranslate(language);
			const text = thankYouText({ name: " ", email: "ada@sternau.example" }, t);
			expect(text).toBe(t("thanks.unnamed", { email: "ada@sternau.example" }));
			expect(text).not.toMatch(/^ ?,|\{\{/);
		},
	);

	it("R-ROUTE-13 names nobody on the first render", async () => {
		const html = await renderPage(pageFixture("en", { template: "thanks", lead: null, blocks: [] }));
		expect(html).toContain("Your message has reached us.");
	});
});
