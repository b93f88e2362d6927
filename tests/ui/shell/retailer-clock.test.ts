import { describe, expect, it } from "vitest";
import type { ClockModel } from "#core/navigation/retailer-clock.ts";
import { internal, pageFixture, shellFixture } from "#stories/fixtures/site-models.ts";
import { renderPage } from "#tests/ui/render.tsx";

const clock: ClockModel = {
	brand: "Rolex",
	link: { ...internal("/uhren/rolex"), hreflang: "de" },
	hiddenOn: "/uhren/longines",
	mounted: { apiKey: "schluessel", script: "https://uhr.example/clock.js" },
};

const headerOf = async (path: string, model: ClockModel | null) => {
	const page = { ...pageFixture("de"), path };
	const html = await renderPage(page, shellFixture("de", { clock: model }));
	return html.slice(html.indexOf("<header"), html.indexOf("</header>"));
};

describe("the clock in a prerendered header", () => {
	it("R-CLOCK-01 is a plain link, without the brand's script, its key or a button that does not work yet", async () => {
		const header = await headerOf("/kontakt", clock);
		expect(header).toMatch(/<a [^>]*href="\/uhren\/rolex"[^>]*hreflang="de"/);
		expect(header).not.toMatch(/uhr\.example|schluessel|Uhr laden|<iframe|<script/);
	});

	it("R-CLOCK-01 is missing on the page that hides it, and without rolex_clock", async () => {
		expect(await headerOf("/uhren/longines", clock)).not.toContain("/uhren/rolex");
		expect(await headerOf("/kontakt", null)).not.toContain("/uhren/rolex");
	});
});
