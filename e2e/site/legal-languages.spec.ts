import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { json, testOn } from "../support/changed-site.ts";
import { test as withDemo } from "../support/journey.ts";
import { ownSite } from "../support/own-site.ts";

interface Texts {
	readonly language: string;
	readonly safety_warnings?: string | null;
}

interface Translated {
	readonly translations: readonly Texts[];
}

/** A watch without French warnings, and a candle without French texts. */
const products = "shop/products";
const silentIn = (language: string) => (own: Translated) => ({
	...own,
	translations: own.translations.map((texts) =>
		texts.language === language ? { ...texts, safety_warnings: null } : texts,
	),
});
const without = (language: string) => (own: Translated) => ({
	...own,
	translations: own.translations.filter((texts) => texts.language !== language),
});

const test = testOn({
	"facette.config.ts": (text) => text.replace("\tdomain:", "\tallowIncomplete: true,\n\tdomain:"),
	[`content/${products}/kronberg-regatta.json`]: json(silentIn("fr")),
	[`content/${products}/duftkerze-waldrand.json`]: json(without("fr")),
});

test.describe.configure({ mode: "default" }); // One worker, which builds the site once.

test("B-LAW-21 shows warnings missing in a language in another one, marked as such", async ({ page }) => {
	await open(page, "/fr/shop/uhren/kronberg-regatta");
	const warning = page.getByText("Von Kindern fernhalten", { exact: false });
	await expect(warning).toBeVisible();
	expect(await warning.evaluate((own) => own.closest("[lang]")?.getAttribute("lang"))).toBe("de");
	const name = page.getByRole("heading", { level: 1 });
	expect(await name.evaluate((own) => own.closest("[lang]")?.getAttribute("lang"))).toBe("fr");
});

test("B-LAW-21 marks a product missing in a language with the language of its texts, in lists too", async ({
	page,
}) => {
	await open(page, "/fr/shop/raumduefte/duftkerze-waldrand");
	await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "de");
	await expect(page.locator('main div[lang="de"]').filter({ hasText: "Enthält Linalool" })).toBeVisible();
	await open(page, "/fr/shop/raumduefte");
	const card = page.getByRole("heading", { name: "Duftkerze Waldrand" }).getByRole("link");
	await expect(card).toHaveAttribute("lang", "de");
});

withDemo("B-LAW-21 check and build refuse warnings that a language lacks, and name it", async () => {
	const site = ownSite("legal-languages");
	site.reset();
	site.edit(`${products}/kronberg-regatta.json`, silentIn("fr"));
	const args = ["dist/program/cli.js", "check", "--site", join(site.work, "shop"), "--json"];
	const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
	expect(JSON.parse(stdout).findings).toContainEqual(
		expect.objectContaining({
			severity: "error",
			file: "shop/products/kronberg-regatta.json",
			field: "translations.2.safety_warnings",
		}),
	);
	const { status, stderr } = await site.build();
	expect(status).toBe(1);
	expect(stderr).toContain("safety_warnings");
});
