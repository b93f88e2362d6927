import { describe, expect, it } from "vitest";
import { productRatings } from "#stories/shop/product-models.ts";
import { draw, textOf } from "#tests/ui/pages/draw-product.tsx";

describe("the ratings of a product", () => {
	it("R-PROD-05 B-LAW-09 show average, number, period and verification", async () => {
		const text = textOf(await draw({ ratings: productRatings }));
		expect(text).toContain("4,5 von 5");
		expect(text).toContain("2 Bewertungen");
		expect(text).toContain("Mai 2026 bis August 2026");
		expect(text).toContain("Wir prüfen anhand der Bestellnummer");
		expect(text).toContain("Lena und Max · veröffentlicht 12. August 2026 · Kauf geprüft");
		expect(text).toContain("Ohne Namen · veröffentlicht 30. Mai 2026 · Kauf nicht geprüft");
	});

	it("B-LAW-09 show the dates, rewards, order and times of ratings that the shop states", async () => {
		const [first, second] = productRatings;
		if (!first || !second) throw new Error("There are two ratings");
		const dated = { ...second, published_on: "2026-09-01", experienced_on: "2026-05-02", rewarded: true };
		const settings = { rating_publication_days: 7, rating_retention_months: 60 };
		const text = textOf(await draw({ settings, ratings: [first, dated] }));
		expect(text).toContain("veröffentlicht 1. September 2026 · Erfahrung vom 2. Mai 2026");
		expect(text).toContain("Für diese Bewertung gab es eine Gegenleistung");
		expect(text).not.toContain("Für keine dieser Bewertungen");
		expect(text).toContain("innerhalb von 7 Tagen");
		expect(text).toContain("höchstens 60 Monate");
		expect(text.indexOf("Ohne Namen")).toBeLessThan(text.indexOf("Lena und Max"));
		const free = [first, second].map((own) => ({ ...own, rewarded: false }));
		expect(textOf(await draw({ ratings: free }))).toContain("Für keine dieser Bewertungen");
	});

	it("B-LAW-09 R-CAT-08 show no average if there is none", async () => {
		const html = await draw();
		expect(textOf(html)).not.toMatch(/\d von 5|0 Bewertungen/);
		expect(html).not.toContain('href="#ratings"');
	});
});
