import { expect } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";

test("R-SHELL-01 opens Instagram and Facebook in a new tab from the social buttons", async ({ page }) => {
	await open(page, "/");
	for (const [name, host] of [
		["Instagram", "www.instagram.com"],
		["Facebook", "www.facebook.com"],
	] as const) {
		const link = page.getByRole("banner").getByRole("link", { name });
		await expect(link).toBeVisible();
		await expect(link).toHaveAttribute("href", new RegExp(`^https://${host}/`));
		await expect(link).toHaveAttribute("target", "_blank");
		await expect(link).toHaveAttribute("rel", "nofollow noopener noreferrer");
	}
});
