import { expect, type Page } from "@playwright/test";
import { followLink, open } from "../support/browsing.ts";
import { choose, keys, reopen, watchHosts } from "../support/consents.ts";
import { test } from "../support/journey.ts";
import { smoke } from "../support/selection.ts";

const frame = (page: Page) => page.locator("main iframe");
const load = (page: Page) => page.getByRole("button", { name: "Inhalt laden" });

test.describe("external content", () => {
	test(
		"R-CONSENT-08 makes no request for a map before consent, loads it once on demand, and asks again on the next visit",
		smoke,
		async ({ page }) => {
			const asked = await watchHosts(page);
			await open(page, "/kontakt");
			await page.waitForLoadState("networkidle");
			await expect(page.getByRole("link", { name: /Datenschutz bei OpenStreetMap/ })).toBeVisible();
			await expect(frame(page)).toHaveCount(0);
			expect(asked).toEqual([]);
			await load(page).click();
			await expect(frame(page)).toHaveAttribute("title", "Karte: Sternau Mitte");
			await expect(frame(page)).toHaveAttribute("referrerpolicy", "strict-origin");
			expect(await keys(page)).toEqual(["int-consents", "int-consents-meta"]);
			await expect.poll(() => asked).toContain("www.openstreetmap.org");
			const requests = asked.length;
			await open(page, "/kontakt");
			await page.waitForLoadState("networkidle");
			await expect(load(page)).toBeVisible();
			await expect(frame(page)).toHaveCount(0);
			expect(asked).toHaveLength(requests);
		},
	);

	test("R-CONSENT-08 R-CONSENT-07 always loads a map with stored consent until the consent manager revokes it", async ({
		page,
	}) => {
		const asked = await watchHosts(page);
		await open(page, "/datenschutz");
		await expect(page.getByRole("heading", { name: "Zustimmungen verwalten" })).toHaveCount(0);
		await open(page, "/kontakt");
		await page.getByRole("button", { name: "Immer laden" }).click();
		await expect(frame(page)).toHaveCount(1);
		expect(await keys(page)).toContain("contentConsent:map-mitte");
		await open(page, "/kontakt");
		await expect(frame(page)).toHaveCount(1);

		await followLink(page, "/datenschutz");
		const manager = page.getByRole("main");
		await expect(manager.getByRole("heading", { name: "Zustimmungen verwalten" })).toBeVisible();
		await expect(manager.getByRole("heading", { name: "Externe Inhalte" })).toBeVisible();
		const box = manager.getByRole("checkbox", { name: "Karte: Sternau Mitte" });
		await expect(box).toBeChecked();
		await expect(manager.getByRole("heading", { name: "Matomo Tracking" })).toBeVisible();
		expect(asked).not.toContain("statistik.juwelier-sternau.example");
		await manager.getByRole("button", { name: "Einstellung laden" }).click();
		await expect(frame(page)).toHaveAttribute("src", /action=optOut&language=de&idSite=1$/);

		await box.uncheck();
		expect(await keys(page)).toEqual(["int-consents", "int-consents-meta"]);
		await followLink(page, "/kontakt");
		await expect(load(page)).toBeVisible();
		await expect(frame(page)).toHaveCount(0);
		await open(page, "/datenschutz");
		await expect(page.getByRole("heading", { name: "Zustimmungen verwalten" })).toHaveCount(0);
	});
});

test.describe("external content and what was decided elsewhere", () => {
	test("R-CONSENT-07 shows the consent manager on the privacy page of each language", async ({ page }) => {
		// A file of the site that runs no script.
		await page.goto("/robots.txt");
		await page.evaluate(() => localStorage.setItem("contentConsent:film", "damaged"));
		await open(page, "/datenschutz");
		for (const [path, heading] of [
			["/datenschutz", "Zustimmungen verwalten"],
			["/en/privacy", "Manage consents"],
			["/fr/mentions-legales", "Gérer vos consentements"],
		] as const) {
			if (path !== "/datenschutz") await followLink(page, path);
			await expect(page.getByRole("heading", { name: heading })).toBeVisible();
			await expect(page.getByRole("checkbox", { name: "film" })).toBeChecked();
		}
	});

	test("R-CONSENT-08 loads a map when the banner allows maps, and removes it when they are refused", async ({
		page,
	}) => {
		await watchHosts(page);
		await open(page, "/kontakt");
		await reopen(page).click();
		await choose(page, "Alles erlauben");
		await expect(frame(page)).toHaveCount(1);
		await reopen(page).click();
		await choose(page, "Alles ablehnen");
		await expect(frame(page)).toHaveCount(0);
		await expect(load(page)).toBeVisible();
	});

	test("keeps the focus in the map's section when its button is removed", async ({ page }) => {
		await watchHosts(page);
		await open(page, "/kontakt");
		for (const name of ["Inhalt laden", "Nicht mehr laden", "Immer laden"]) {
			await page.getByRole("button", { name }).press("Enter");
			const place = page.locator("section:has(> :focus)");
			await expect(place).toHaveAttribute("aria-labelledby", "karte-sternau-mitte");
		}
	});
});

test.describe("questions and answers", () => {
	test("open and close by keyboard, and an address with a hash opens its question", async ({ page }) => {
		await open(page, "/service");
		const question = page.locator("summary", { hasText: "Kann ich ein Stück schicken?" });
		const answer = page.getByText("Der Rückweg ist ebenfalls versichert");
		await expect(answer).toBeHidden();
		await question.press("Enter");
		await expect(answer).toBeVisible();
		await question.press("Enter");
		await expect(answer).toBeHidden();
		await open(page, "/service#kann-ich-ein-stueck-schicken");
		await expect(answer).toBeVisible();
		await open(page, "/kontakt");
		await followLink(page, "/service#kann-ich-ein-stueck-schicken");
		await expect(answer).toBeVisible();
		await question.press("Enter");
		await page.emulateMedia({ media: "print" });
		await expect(answer).toBeVisible();
	});
});
