import { expect } from "@playwright/test";
import { languages } from "#core/shared/language.ts";
import { open } from "./browsing.ts";
import { test } from "./journey.ts";
import { repetition } from "./matrix.ts";
import { templatePages } from "./pages.ts";

/** Templates with parts of their own. */
const shownHere: readonly string[] = ["home", "contact", "brands", "display", "not-found"];

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	for (const [template, path] of templatePages)
		test(
			`R-CONTENT-06 the page of the template ${template} can be read and left`,
			repetition(!shownHere.includes(template)),
			async ({ page }) => {
				await page.goto(path);
				await expect(page.getByRole("heading", { level: 1 }), template).toBeVisible();
				expect((await page.getByRole("main").innerText()).trim().length, template).toBeGreaterThan(40);
				const footer = page.getByRole("contentinfo");
				await expect(footer.getByRole("link", { name: "Impressum" }), template).toBeVisible();
				await footer.getByRole("link", { name: "Trauringe", exact: true }).first().click();
				await expect(page, template).toHaveURL("/trauringe");
			},
		);
});

test("R-CONTENT-06 a page asks no other host for anything, hydrated or not", async ({ page, baseURL }) => {
	const asked = new Set<string>();
	page.on("request", (request) => asked.add(new URL(request.url()).origin));
	for (const path of ["/", "/uhren", "/kontakt", "/uhren/rolex", "/datenschutz"]) {
		await open(page, path);
		await page.waitForLoadState("networkidle");
	}
	expect([...asked]).toEqual([baseURL]);
});

test("R-LOAD-01 every page has its data file, and the files share one build hash", async ({ request }) => {
	const app: unknown = await (await request.get("/page-data/app-data.json")).json();
	const { buildHash } = app as { buildHash?: unknown };
	expect(typeof buildHash).toBe("string");
	for (const language of languages) {
		const path = language === "de" ? "/kontakt" : `/${language}/contact`;
		const data: unknown = await (await request.get(`/page-data${path}/page-data.json`)).json();
		expect(data).toMatchObject({ buildHash, page: { path, language } });
		const [shared] = (data as { shared: string[] }).shared;
		expect((await request.get(`/page-data/sq/d/${shared}.json`)).status()).toBe(200);
	}
});
