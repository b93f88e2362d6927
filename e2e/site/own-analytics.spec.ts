import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { followLink, notesOf } from "../support/browsing.ts";
import { newBrowser } from "../support/consent-decision.ts";
import { banner, choose } from "../support/consents.ts";
import { test } from "../support/journey.ts";
import { ownSite } from "../support/own-site.ts";
import { ports } from "../support/sites.ts";

// Playwright cannot intercept requests of a service worker.
test.use({
	...newBrowser,
	serviceWorkers: "block",
	baseURL: `http://127.0.0.1:${ports.ownAnalytics}`,
});
test.describe.configure({ mode: "default" });

const site = ownSite("own-analytics");
const pause = 300;

/** Builds and serves the demo shop with Plausible, which needs the consent; returns a function that stops the server. */
async function serveWith(consent: "analytics" | "none") {
	site.reset();
	cpSync("e2e/doubles/plausible", join(site.work, "shop"), { recursive: true });
	const [config, module] = ["facette.config.ts", "plausible.ts"].map((name) => join(site.work, "shop", name));
	if (!config || !module) throw new Error("no files");
	const text = readFileSync(config, "utf8");
	writeFileSync(config, text.replace(/analytics: \{.*\},/, 'analytics: { module: "./plausible.ts" },'));
	writeFileSync(module, readFileSync(module, "utf8").replace('consent: "none"', `consent: "${consent}"`));
	const { status, stderr } = await site.build();
	expect(status, stderr).toBe(0);
	const server = createPreviewServer({ directory: site.out });
	await server.listen(ports.ownAnalytics);
	return () => server.close();
}

/** Answers for Plausible; returns the paths of the counted pages. */
async function countedPages(page: Page): Promise<readonly string[]> {
	const paths: string[] = [];
	await page.route("https://plausible.io/**", (route) => {
		const { name, url } = route.request().postDataJSON();
		if (name === "pageview") paths.push(new URL(url).pathname);
		return route.fulfill({ status: 202 });
	});
	return paths;
}

/** Follows a link within the document and opens another page. */
async function expectWorkingShop(page: Page): Promise<void> {
	await followLink(page, "/shop");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.goto("/kontakt");
	await expect(page.getByRole("heading", { level: 1, name: "Kontakt" })).toBeVisible();
}

const statistics = (page: Page) => banner(page).getByRole("checkbox", { name: "Statistik" });

test.afterAll(() => rmSync(site.work, { recursive: true, force: true }));

test.describe("a site's own analytics", () => {
	test("R-ANA-01 count at once without asking if they need no consent", async ({ page }) => {
		const close = await serveWith("none");
		const counted = await countedPages(page);
		await page.goto("/uhren");
		await expect.poll(() => counted).toEqual(["/uhren"]);
		await expect(banner(page)).toBeVisible();
		await expect(statistics(page)).toHaveCount(0);
		await followLink(page, "/schmuck");
		await expect.poll(() => counted).toEqual(["/uhren", "/schmuck"]);
		await close();
	});

	test("R-ANA-01 R-CONSENT-06 count only after consent if they need it, and never disturb the shop", async ({
		page,
	}) => {
		const close = await serveWith("analytics");
		const counted = await countedPages(page);
		const requested: string[] = [];
		page.on("request", (request) => requested.push(request.url()));
		const loaded = () => requested.filter((url) => url.includes("analytics-plausible"));
		await page.goto("/uhren");
		await expect(statistics(page)).toBeVisible();
		await expect(banner(page)).toContainText("Zählt Besuche mit Plausible.");
		await page.waitForTimeout(pause);
		expect([counted, loaded()]).toEqual([[], []]);
		await choose(page, "Alles erlauben");
		await expect.poll(() => counted).toEqual(["/uhren"]);
		expect(loaded()).toHaveLength(1);
		const policy = (await page.request.get("/uhren")).headers()["content-security-policy"];
		expect(policy).toMatch(/connect-src [^;]*https:\/\/plausible\.io/);
		expect(policy).not.toMatch(/script-src [^;]*plausible/);

		const notes = notesOf(page);
		const failures: string[] = [];
		page.on("pageerror", ({ message }) => failures.push(message));
		for (const [body, note] of [
			['throw new Error("broken");', "analytics.notLoaded"],
			[
				'export default { open: async () => ({ rememberConsent() {}, forgetConsent() {}, loadDuration() {}, pageView() { throw new Error("broken"); } }) };',
				"analytics.failed",
			],
		] as const) {
			await page.route("**/analytics-plausible-*", (route) =>
				route.fulfill({ contentType: "text/javascript", body }),
			);
			await page.goto("/uhren");
			await expect.poll(() => notes.join()).toContain(note);
			await expectWorkingShop(page);
			await page.unrouteAll();
		}
		// It never arrives.
		await page.route("**/analytics-plausible-*", () => undefined);
		await page.goto("/uhren");
		await expectWorkingShop(page);
		expect(failures).toEqual([]);
		await page.unrouteAll({ behavior: "ignoreErrors" });
		await close();
	});
});
