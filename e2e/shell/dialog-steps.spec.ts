import { expect, type Page } from "@playwright/test";
import { open, openHydrated } from "../support/browsing.ts";
import { test } from "../support/journey.ts";

for (const [kind, path, enter] of [
	["with React", "/shop", openHydrated],
	["without React", "/uhren", open],
] as const)
	test(`R-SHELL-03 B-USE-17 shows a drawer on a page ${kind} before the page behind it becomes inert, which follows at once`, async ({
		page,
	}) => {
		await enter(page, path);
		const button = page.getByRole("banner").getByRole("button", { name: "Menü" });
		const steps = await button.evaluate(async (element: HTMLButtonElement) => {
			const dialog = element.commandForElement as HTMLDialogElement;
			const state = () => ({
				shown: dialog.checkVisibility(),
				modal: dialog.matches(":modal"),
				focused: dialog.contains(document.activeElement),
			});
			element.click();
			const first = state();
			while (dialog.checkVisibility() && !dialog.open)
				await new Promise((resolve) => requestAnimationFrame(resolve));
			return [first, state()];
		});
		expect(steps).toEqual([
			{ shown: true, modal: false, focused: true },
			{ shown: true, modal: true, focused: true },
		]);
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toBeHidden();
		await expect(button).toBeFocused();
	});

const menu = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menü" });

/** Opens the menu by touch and presses something before it is modal; returns whether it becomes modal. */
const openAndPress = (page: Page, pressed: "the cross" | "the button") =>
	menu(page).evaluate(async (button: HTMLButtonElement, pressed) => {
		const dialog = button.commandForElement as HTMLDialogElement;
		button.click();
		const second = pressed === "the button" ? button : dialog.querySelector<HTMLElement>("[command=close]");
		second?.click();
		while (dialog.checkVisibility() && !dialog.open)
			await new Promise((resolve) => requestAnimationFrame(resolve));
		return dialog.matches(":modal");
	}, pressed);

test("R-SHELL-03 R-A11Y-02 makes a drawer's content reachable by keyboard from the first moment", async ({
	page,
}) => {
	await open(page, "/uhren");
	await menu(page).focus();
	await menu(page).evaluate((button: HTMLButtonElement) => {
		const link = button.commandForElement?.querySelector<HTMLElement>("a[href='/uber-uns']");
		document.addEventListener("keyup", () => link?.focus(), { once: true });
	});
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog").getByRole("link", { name: "Über uns" })).toBeFocused();
});

test("R-SHELL-03 accepts the cross and the button before a drawer is modal, without console messages", async ({
	page,
}) => {
	await open(page, "/uhren");
	const messages: string[] = [];
	page.on("console", (message) => {
		if (message.text().includes("popover")) messages.push(message.text());
	});
	expect(await openAndPress(page, "the cross")).toBe(false);
	await expect(page.getByRole("dialog")).toBeHidden();
	expect(await openAndPress(page, "the button")).toBe(true);
	expect(messages).toEqual([]);
});

test.describe("by touch on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("R-SHELL-03 closes a drawer on a touch of the page behind it, without following a link there", async ({
		page,
	}) => {
		await open(page, "/shop/dekoration");
		// On the left, next to the drawer.
		const product = page.getByRole("main").locator("a[href^='/shop/dekoration/']").first();
		const place = await product.evaluate((link) => {
			link.scrollIntoView({ block: "center" });
			const { left, right, top, bottom } = link.getBoundingClientRect();
			return { x: 32, y: (top + bottom) / 2, isOnLink: left < 32 && right > 32 && bottom < innerHeight };
		});
		expect(place).toMatchObject({ isOnLink: true });
		await menu(page).tap();
		const drawer = page.getByRole("dialog");
		await expect(drawer).toHaveJSProperty("open", true);
		await page.touchscreen.tap(place.x, place.y);
		await expect(drawer).toBeHidden();
		await expect(menu(page)).toBeFocused();
		await expect(page).toHaveURL("/shop/dekoration");
	});

	test("R-SHELL-03 ignores the second of two quick presses on the menu button", async ({ page }) => {
		await open(page, "/uhren");
		const links = await menu(page).evaluate(async (button: HTMLButtonElement) => {
			const { x, y, width, height } = button.getBoundingClientRect();
			const pressed = () =>
				document.elementFromPoint(x + width / 2, y + height / 2)?.closest("a")?.pathname ?? null;
			const dialog = button.commandForElement as HTMLDialogElement;
			button.click();
			while (!dialog.open) await new Promise((resolve) => requestAnimationFrame(resolve));
			const running = dialog.getAnimations({ subtree: true });
			// The drawer is in place and has its contents.
			for (const one of running) if (Number(one.effect?.getTiming().delay) < 100) one.finish();
			const first = pressed();
			for (const one of running) one.finish();
			return [first, pressed()];
		});
		expect(links).toEqual([null, "/vertrag-widerrufen"]);
	});
});
