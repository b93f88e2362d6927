import { describe, expect, it } from "vitest";
import { organizationData } from "#renderer/engines/structured-data/organization-data.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { pageFixture } from "#stories/fixtures/site-models.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";
import { renderPage } from "#tests/ui/render.tsx";

const demo = await readDemoSite();
const brand_config = { rolex_clock: true, rolex_api_key: "k1" };

describe("the data that all pages share", () => {
	it("R-ERR-02 R-IMG-02 a missing logo is logged, and the page shows the name instead", async () => {
		const { context, noted } = demo.plan({}, (site) => ({
			...site,
			project: { ...site.project, logo: "verloren.svg", logo_light: null },
		}));
		const shell = shellModel("de", context);
		expect(noted()).toContain("media.missing");
		expect(shell.logo).toBeNull();
		const html = await renderPage(pageFixture("de"), shell);
		expect(html).toContain(shell.siteName);
		expect(html).not.toMatch(/verloren|media\.missing/);
	});

	it("B-USE-05 a shop without a logo shows its name in header and footer, and search engines get its icon", async () => {
		const { context } = demo.plan({}, (site) => ({
			...site,
			project: { ...site.project, logo: null, logo_light: null },
		}));
		const shell = shellModel("de", context);
		const html = await renderPage(pageFixture("de"), shell);
		for (const part of ["header", "footer"])
			expect(html).toMatch(
				new RegExp(`<${part}.*data-part="wordmark"[^>]*>${shell.siteName}<.*</${part}>`, "s"),
			);
		const [organization] = organizationData(shell, "https://www.sternau.example");
		expect(organization).toMatchObject({ logo: "https://www.sternau.example/icon-512.png" });
	});

	it("R-CLOCK-01 the demo shop has no clock, and a project that enables it has the brand's own script", () => {
		expect(shellModel("de", demo.plan().context).clock).toBeNull();
		const { context } = demo.plan({}, (site) => ({
			...site,
			project: { ...site.project, config: { brand_config } },
		}));
		expect(shellModel("en", context).clock).toMatchObject({
			link: { href: "/en/watches/rolex" },
			hiddenOn: "/en/watches/longines",
			mounted: { apiKey: "k1", script: "https://static.rolex.com/retailers/clock/retailercall.js" },
		});
	});

	it("R-CLOCK-01 the configuration can name another script", () => {
		const script = "https://uhr.example/clock.js";
		const { context } = demo.plan({ retailerClock: { script } }, (site) => ({
			...site,
			project: { ...site.project, config: { brand_config } },
		}));
		expect(shellModel("de", context).clock?.mounted?.script).toBe(script);
	});
});
