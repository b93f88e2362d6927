import { expect } from "@playwright/test";
import { open, openHydrated } from "./browsing.ts";
import { test } from "./journey.ts";

for (const [kind, path, enter] of [
	["with React", "/shop", openHydrated],
	["without React", "/uhren", open],
] as const)
	test(`R-SHELL-03 B-USE-17 on a page ${kind} a drawer is shown before the page behind it can no longer be used, which comes at once`, async ({
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
			element.focus();
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
