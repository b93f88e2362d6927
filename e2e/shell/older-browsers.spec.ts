import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";

/**
 * Removes features that older browsers lack. Removing the APIs would not stop the browser from handling the
 * attributes, so the preceding events are cancelled too: `command` for buttons, `beforetoggle` for panels, and
 * `cancel` for dialogs unless a key was pressed. Everything that then opens and closes is done by the site.
 */
function withoutFeatures(): void {
	const remove = (prototype: object, ...names: string[]) => {
		for (const name of names) Reflect.deleteProperty(prototype, name);
	};
	remove(HTMLButtonElement.prototype, "commandForElement", "command");
	remove(HTMLDialogElement.prototype, "closedBy", "requestClose");
	remove(HTMLElement.prototype, "popover", "showPopover", "hidePopover", "togglePopover");
	let byKey = false;
	addEventListener("keydown", () => (byKey = true), true);
	addEventListener("pointerdown", () => (byKey = false), true);
	addEventListener("command", (event) => event.preventDefault(), true);
	addEventListener(
		"beforetoggle",
		(event) => {
			if ((event.target as Element).hasAttribute("popover")) event.preventDefault();
		},
		true,
	);
	addEventListener("cancel", (event) => !byKey && event.preventDefault(), true);
}

const banner = (page: Page) => page.getByRole("banner");
const drawer = (page: Page) => page.getByRole("dialog");
const strip = (page: Page) => banner(page).getByRole("navigation", { name: "Hauptnavigation" });

/** Opens a page and waits until the network is idle. */
async function openOld(page: Page, path: string): Promise<void> {
	await page.addInitScript(withoutFeatures);
	await page.goto(path);
	await page.waitForLoadState("networkidle");
}

test("B-USE-17 opens nothing natively in a browser without commands, popovers and closedby", async ({
	page,
}) => {
	await page.route(/older-browsers/, (route) => route.abort());
	await openOld(page, "/kontakt");
	await banner(page).getByRole("button", { name: "Menü" }).click();
	await strip(page).getByRole("button", { name: "Uhren" }).click();
	await expect(drawer(page)).toBeHidden();
	await expect(strip(page).getByRole("link", { name: "Alle Uhren" })).toBeHidden();
});

test("R-SHELL-03 R-NAV-03 B-USE-17 opens drawers in an older browser, and closes them on the cross, Escape, a press outside and a link", async ({
	page,
}) => {
	await openOld(page, "/kontakt");
	const opener = banner(page).getByRole("button", { name: "Menü" });
	for (const close of [
		() => drawer(page).getByRole("button", { name: "Schließen" }).click(),
		() => page.keyboard.press("Escape"),
		() => page.mouse.click(10, 300),
	]) {
		await opener.click();
		await expect(drawer(page)).toBeVisible();
		await close();
		await expect(drawer(page)).toBeHidden();
		await expect(opener).toBeFocused();
	}
	await opener.click();
	const watches = drawer(page).getByRole("link", { name: "Alle Uhren" });
	await drawer(page).getByText("Uhren", { exact: true }).click();
	await expect(watches).toBeVisible();
	await watches.click();
	await expect(page).toHaveURL("/uhren");
	await expect(drawer(page)).toBeHidden();
});

test("R-SHELL-03 B-USE-17 keeps a newly opened drawer open in an older browser on a press not meant for it", async ({
	page,
}) => {
	await openOld(page, "/kontakt");
	// However long the browser takes, the drawer stays newly opened; a style element would violate the page's policy.
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("dialog * { animation-play-state: paused !important; }");
		document.adoptedStyleSheets.push(sheet);
	});
	await banner(page).getByRole("button", { name: "Menü" }).click();
	await expect(drawer(page)).toHaveJSProperty("open", true);
	const place = await drawer(page).evaluate((dialog) => {
		// It has arrived and no longer moves.
		for (const one of dialog.getAnimations({ subtree: true })) one instanceof CSSAnimation || one.finish();
		const { left, top } = dialog.getBoundingClientRect();
		const target = document.elementFromPoint(left + 60, top + 300);
		return { x: left + 60, y: top + 300, isIgnored: target === dialog };
	});
	expect(place.isIgnored).toBe(true);
	await page.mouse.click(place.x, place.y);
	await expect(drawer(page)).toHaveJSProperty("open", true);
	await page.mouse.click(10, 300);
	await expect(drawer(page)).toBeHidden();
});

test("R-NAV-02 R-NAV-03 B-USE-17 opens one panel of the strip at a time in an older browser; Escape, a press outside and a link close it", async ({
	page,
}) => {
	await openOld(page, "/kontakt");
	const button = (name: string) => strip(page).getByRole("button", { name, exact: true });
	const watches = strip(page).getByRole("link", { name: "Alle Uhren" });
	await button("Uhren").click();
	await expect(watches).toBeVisible();
	await expect(button("Uhren")).toHaveAttribute("aria-expanded", "true");
	await expect
		.poll(() => page.locator("[popover][data-open]").evaluate((panel) => panel.getBoundingClientRect().top))
		.toBe(170);
	await button("Schmuck").click();
	await expect(watches).toBeHidden();
	await expect(strip(page).getByRole("link", { name: "Perlen", exact: true })).toBeVisible();
	await page.mouse.click(10, 890);
	await expect(strip(page).getByRole("link", { name: "Perlen", exact: true })).toBeHidden();
	await button("Uhren").press("Enter");
	await watches.focus();
	await page.keyboard.press("Escape");
	await expect(watches).toBeHidden();
	await expect(button("Uhren")).toBeFocused();
	await button("Uhren").click();
	await watches.click();
	await expect(page).toHaveURL("/uhren");
	await expect(watches).toBeHidden();
});

test("B-USE-17 keeps the polyfills under 1 KB, and does not load them in a browser that lacks nothing", async ({
	page,
	context,
}) => {
	const old = await context.newPage();
	const loaded = old.waitForResponse(/older-browsers/);
	await openOld(old, "/kontakt");
	expect(gzipSync(await (await loaded).body()).length).toBeLessThan(1000);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.goto("/kontakt");
	await page.waitForLoadState("networkidle");
	expect(asked.filter((address) => address.includes("older-browsers"))).toEqual([]);
	expect(asked.some((address) => address.includes("boot"))).toBe(true);
});
