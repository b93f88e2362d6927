import { expect, type Page } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { followLink, listen, open, openHydrated } from "../support/browsing.ts";
import { newBrowser } from "../support/consent-decision.ts";
import { banner, choose, keys, reopen, saved, watchHosts } from "../support/consents.ts";
import { test } from "../support/journey.ts";
import { repetition, smoke } from "../support/selection.ts";

test.describe("a decision without its time", () => {
	test.use(newBrowser);

	test("R-CONSENT-02 accepts a valid list without its meta key and adds the current timestamp", async ({
		page,
	}) => {
		await open(page, "/kontakt");
		await choose(page, "Alles ablehnen");
		const decided = await saved(page);
		await page.evaluate(() => localStorage.removeItem("int-consents-meta"));
		const before = Date.now();
		await open(page, "/uhren");
		await expect(banner(page)).toBeHidden();
		expect(await saved(page)).toEqual(decided);
		expect(await keys(page)).toEqual(["int-consents", "int-consents-meta"]);
		const { timestamp } = JSON.parse(
			(await page.evaluate(() => localStorage.getItem("int-consents-meta"))) ?? "{}",
		);
		expect(timestamp).toBeGreaterThanOrEqual(before);
	});
});

/** Refuses all cookies by keyboard, from a link in the footer; expects the focus there again. */
async function refuseByKeyboard(page: Page): Promise<void> {
	const link = page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).first();
	await link.focus();
	await banner(page).getByRole("button", { name: "Alles ablehnen", exact: true }).focus();
	await page.keyboard.press("Enter");
	await expect(banner(page)).toBeHidden();
	await expect(link).toBeFocused();
}

test.describe("a first visit", () => {
	test.use(newBrowser);

	test("R-CONSENT-04 has no banner in the document, and shows one after mount without taking the focus", async ({
		page,
		request,
	}) => {
		expect(await (await request.get("/uhren")).text()).not.toMatch(/Alles ablehnen|Alles erlauben/);
		const heard = listen(page);
		await open(page, "/uhren");
		await expect(banner(page)).toBeVisible();
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
		await expect(page.getByRole("status").filter({ hasText: "Hinweis zu Cookies" })).toBeAttached();
		await page.getByRole("banner").getByRole("button", { name: "Uhren" }).click();
		await expect(page.getByRole("banner").getByRole("link", { name: "Alle Uhren" })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(banner(page)).toBeVisible();
		expect(await saved(page)).toBeNull();
		expect(heard).toEqual([]);
	});

	test("B-LAW-10 ticks only locked entries, and gives both buttons the same look", async ({ page }) => {
		await open(page, "/uhren");
		const boxes = banner(page).getByRole("checkbox");
		await expect(boxes).toHaveCount(3);
		await expect(boxes.nth(0)).toBeChecked();
		await expect(boxes.nth(0)).toBeDisabled();
		for (const index of [1, 2]) await expect(boxes.nth(index)).not.toBeChecked();
		const look = (name: string) =>
			banner(page)
				.getByRole("button", { name, exact: true })
				.evaluate((button: HTMLElement) => {
					const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button);
					const { offsetWidth: width, offsetHeight: height, offsetTop: top } = button;
					return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height, top };
				});
		expect(await look("Alles ablehnen")).toEqual(await look("Alles erlauben"));
	});

	test("R-CONSENT-04 restores the focus after the banner is answered", async ({ page }) => {
		await open(page, "/kontakt");
		await refuseByKeyboard(page);
	});

	test("R-CONSENT-04 restores the focus while React delays the focus event", async ({ page }) => {
		await open(page, "/kontakt");
		// React stops the event at its root while it hydrates the page.
		await page
			.locator("#root")
			.evaluate((root) => root.addEventListener("focusin", (event) => event.stopPropagation(), true));
		await refuseByKeyboard(page);
	});

	test(
		"B-LAW-10 R-CONSENT-09 stores only the decision after refusing, with no cookie and no external request",
		smoke,
		async ({ page, context }) => {
			const asked = await watchHosts(page);
			await open(page, "/kontakt");
			await choose(page, "Alles ablehnen");
			await expect(banner(page)).toBeHidden();
			for (const path of ["/uhren", "/datenschutz", "/kontakt"]) await followLink(page, path);
			await page.waitForLoadState("networkidle");
			expect(await keys(page)).toEqual(["int-consents", "int-consents-meta"]);
			expect(await context.cookies()).toEqual([]);
			expect(asked).toEqual([]);
			await open(page, "/");
			await expect(page.getByRole("dialog")).toHaveCount(0);
		},
	);
});

test.describe("on a narrow phone", () => {
	test.use({ ...newBrowser, viewport: { width: 320, height: 640 } });

	for (const path of ["/uhren", "/en/watches", "/fr/montres"])
		test(`breaks no word of a row on ${path}`, repetition(path !== "/uhren"), async ({ page }) => {
			await open(page, path);
			const dialog = page.getByRole("dialog");
			await expect(dialog).toBeVisible();
			const broken = await dialog.locator("summary > span").evaluateAll((names) =>
				names.filter((name) => {
					const range = document.createRange();
					range.selectNodeContents(name);
					const words = (name.textContent ?? "").trim().split(/\s+/);
					return range.getClientRects().length > words.length;
				}),
			);
			expect(broken).toEqual([]);
			expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
		});
});

test.describe("the choice", () => {
	test.use(newBrowser);

	test(
		"R-CONSENT-04 saves the toggles with 'selected cookies' and all with 'allow all', and does not ask again",
		smoke,
		async ({ page }) => {
			await watchHosts(page);
			await open(page, "/uhren");
			await banner(page).getByRole("checkbox", { name: "Karten" }).check();
			await choose(page, "Auswahl speichern");
			await expect(banner(page)).toBeHidden();
			expect(await saved(page)).toEqual({ functional: true, analytics: false, maps: true });
			const scripts: string[] = [];
			page.on("request", (request) => scripts.push(request.url()));
			await open(page, "/uhren");
			expect(scripts.filter((address) => address.includes("cookie-banner"))).toEqual([]);
			await reopen(page).click();
			await choose(page, "Alles erlauben");
			await expect(banner(page)).toBeHidden();
			expect(await saved(page)).toEqual({ functional: true, analytics: true, maps: true });
		},
	);

	test("R-CONSENT-04 keeps unsaved toggles on the way into the shop, to another language and back", async ({
		page,
	}) => {
		await watchHosts(page);
		await openHydrated(page, "/uhren");
		await banner(page).getByRole("checkbox", { name: "Karten" }).check();
		for (const path of ["/shop", "/kontakt", "/shop/warenkorb", "/uhren"]) {
			await followLink(page, path);
			await expect(page.locator("main")).toBeVisible();
			await expect(banner(page).getByRole("checkbox", { name: "Karten" }), path).toBeChecked();
		}
		expect(await saved(page)).toBeNull();
		await followLink(page, "/en/watches");
		await expect(page.getByRole("dialog").getByRole("checkbox", { name: "Maps" })).toBeChecked();
		await followLink(page, "/shop");
		await choose(page, "Auswahl speichern");
		expect(await saved(page)).toEqual({ functional: true, analytics: false, maps: true });
	});

	test("R-CONSENT-05 shows name and link of a row, and toggles its description in 500 ms", async ({
		page,
	}) => {
		await open(page, "/en/watches");
		const dialog = page.getByRole("dialog");
		const row = dialog.locator("details", { hasText: /^Maps/ });
		const label = row.locator("summary");
		await expect(dialog.getByRole("link", { name: /^Privacy policy\s?: Maps/ })).toHaveAttribute(
			"href",
			/osmfoundation/,
		);
		const description = dialog.getByText("Shows a map by OpenStreetMap");
		await expect(description).toBeHidden();
		const duration = await row.evaluate(
			(element) => getComputedStyle(element, "::details-content").transitionDuration,
		);
		expect(new Set(duration.split(", "))).toEqual(new Set(["0.5s"]));
		await label.click();
		await expect(description).toBeVisible();
		await label.click();
		await expect(description).toBeHidden();
		for (const name of ["Reject all", "Allow all", "Selected cookies"])
			await expect(dialog.getByRole("button", { name, exact: true })).toBeVisible();
	});
});

test.describe("the banner's position", () => {
	test.use(newBrowser);

	for (const [viewport, width] of [
		[1440, 520],
		[1259, 440],
		[690, 674],
		[390, 374],
	] as const) {
		test(
			`R-CONSENT-04 at ${viewport} px the banner is ${width} px wide, clear of the bar, and axe finds nothing`,
			repetition(viewport === 1259 || viewport === 690),
			async ({ page }) => {
				await page.setViewportSize({ width: viewport, height: 844 });
				await page.emulateMedia({ reducedMotion: "reduce" });
				await open(page, "/uhren");
				await expect(banner(page)).toBeVisible();
				const box = await banner(page).boundingBox();
				expect(box?.width).toBe(width);
				expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844 - (viewport < 992 ? 100 : 0));
				expect(await violations(page)).toEqual([]);
			},
		);
	}

	test("covers no focused element, down to the page's last link", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await open(page, "/uhren");
		await expect(banner(page)).toBeVisible();
		const links = page.getByRole("contentinfo").getByRole("link");
		await links.nth(-3).focus();
		for (let press = 0; press < 3; press++) {
			await page.keyboard.press("Tab");
			const top = (await banner(page).boundingBox())?.y ?? 0;
			const focused = page.locator(":focus");
			await expect
				.poll(
					async () =>
						((await focused.boundingBox())?.y ?? 9999) + ((await focused.boundingBox())?.height ?? 0),
				)
				.toBeLessThanOrEqual(top);
		}
	});
});

test.describe("the button in the footer", () => {
	for (const [path, name] of [
		["/uhren", "Cookie Einstellungen"],
		["/en/watches", "Cookie settings"],
		["/fr/contact", "Paramètres des cookies"],
	] as const) {
		test(
			`R-FOOT-03 reopens the banner with the focus in it from ${path}`,
			repetition(path !== "/uhren"),
			async ({ page }) => {
				await open(page, path);
				await expect(page.getByRole("dialog")).toHaveCount(0);
				const button = page.getByRole("contentinfo").getByRole("button", { name, exact: true });
				await button.focus();
				await page.keyboard.press("Enter");
				await expect(page.getByRole("dialog")).toBeFocused();
				await page.keyboard.press("Escape");
				await expect(page.getByRole("dialog")).toHaveCount(0);
				await expect(button).toBeFocused();
			},
		);
	}

	test("R-FOOT-03 keeps the decision when closed without a choice, and restores the focus after a choice", async ({
		page,
	}) => {
		await open(page, "/uhren");
		await reopen(page).click();
		await banner(page).getByRole("checkbox", { name: "Statistik" }).check();
		await banner(page).getByRole("button", { name: "Schließen" }).click();
		expect(await saved(page)).toMatchObject({ analytics: false });
		await reopen(page).click();
		await expect(banner(page).getByRole("checkbox", { name: "Statistik" })).not.toBeChecked();
		await choose(page, "Alles ablehnen");
		await expect(reopen(page)).toBeFocused();
	});
});
