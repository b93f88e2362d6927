import { expect } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { listen, open } from "../support/browsing.ts";
import { visiting } from "../support/consent-decision.ts";
import { readDocument, test } from "../support/documents.ts";
import { templatePages } from "../support/pages.ts";
import { repetition, smoke } from "../support/selection.ts";
import { shopAddress, variantAddress } from "../support/sites.ts";

test.use(visiting(variantAddress));

/** The dark pages for `npm test`; axe sees everything on them in light as well. */
const shownDark: readonly string[] = ["contact"];

const left = ["/barrierefreiheit", "/terminvereinbarung"];

test("R-SHELL-02 shows no menu button without a primary menu, and still opens the contact drawer", async ({
	page,
}) => {
	const heard = listen(page);
	await open(page, "/uhren");
	const header = page.getByRole("banner");
	const menu = header.getByRole("button", { name: "Menü" });
	await expect(menu).toHaveCount(0);
	await expect(header.getByRole("navigation", { name: "Hauptnavigation" })).toHaveCount(0);
	await header.getByRole("button", { name: "Kontakt" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	expect(heard).toEqual([]);
	// The same button on the site with a primary menu.
	await open(page, `${shopAddress}/uhren`);
	await expect(menu).toBeVisible();
});

test(
	"R-SHELL-01 R-ROUTE-10 shows neither shop button nor cart link without a shop",
	smoke,
	async ({ page }) => {
		await open(page, "/uhren");
		const header = page.getByRole("banner");
		await expect(header.getByRole("link", { name: "Shop" })).toHaveCount(0);
		await expect(header.getByRole("link", { name: /Warenkorb/ })).toHaveCount(0);
	},
);

test("R-ROUTE-07 neither links nor builds the appointment page without appointments", async ({
	page,
	request,
}) => {
	await open(page, "/uhren");
	await page.getByRole("banner").getByRole("button", { name: "Kontakt" }).click();
	await expect(page.getByRole("dialog").getByRole("link", { name: "Zur Kontaktseite" })).toBeVisible();
	await expect(page.getByRole("dialog").getByRole("link", { name: "Termin vereinbaren" })).toHaveCount(0);
	expect((await request.get("/terminvereinbarung")).status()).toBe(404);
	expect((await request.get("/en/appointment")).status()).toBe(404);
});

test("R-ROUTE-06 neither links nor builds the accessibility statement if disabled", async ({
	reader,
	request,
}) => {
	const { footer } = await readDocument(reader, request, "/uhren");
	const targets = footer.map(({ href }) => href);
	expect(targets).toContain("/impressum");
	expect(targets).toContain("/datenschutz");
	expect(targets).not.toContain("/barrierefreiheit");
	expect((await request.get("/barrierefreiheit")).status()).toBe(404);
});

for (const [template, path] of templatePages) {
	if (left.includes(path)) continue;
	test(
		`R-A11Y-05 passes axe on the dark ${path} of the template ${template}`,
		repetition(!shownDark.includes(template)),
		async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await open(page, path);
			await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
			expect(await violations(page)).toEqual([]);
		},
	);
}
