import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { followLink, open } from "../support/browsing.ts";
import { stored } from "../support/deployed-site.ts";
import { test as base } from "../support/journey.ts";

const owner = [
	...["--name", "Bijouterie Léman", "--owner", "Claire Dubois", "--street", "Rue du Rhône 42"],
	...["--postcode", "1204", "--town", "Genève", "--country", "CH", "--phone", "022 310 20 30"],
];

function run(...args: readonly string[]): void {
	const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/program/cli.js", ...args], {
		encoding: "utf8",
	});
	if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}

/** Tests on a new shop in French, German and English, with its own server and allowed service workers. */
const test = base.extend<{ readonly shop: { readonly url: string; disconnect(): Promise<void> } }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
	shop: async ({}, use) => {
		mkdirSync("dist/test", { recursive: true });
		const folder = mkdtempSync("dist/test/french-");
		const [site, out] = [join(folder, "shop"), join(folder, "site")];
		run("init", site, ...owner, "--languages", "fr,de,en");
		run("build", "--site", site, "--out", out);
		const server = createPreviewServer({ directory: out });
		const { url } = await server.listen(0);
		await use({ url, disconnect: () => server.close() });
		await server.close();
		rmSync(folder, { recursive: true, force: true });
	},
	baseURL: async ({ shop }, use) => use(shop.url),
	decidedAt: async ({ shop }, use) => use([shop.url]),
	serviceWorkers: "allow",
});

test("R-ROUTE-04 R-ROUTE-12 R-SW-02 a site whose first language is French has French at the root in every step", async ({
	page,
	shop,
}) => {
	const html = page.locator("html");
	await open(page, "/");
	await expect(html).toHaveAttribute("lang", "fr");
	await followLink(page, "/de");
	await expect(html).toHaveAttribute("lang", "de");
	await followLink(page, "/");
	await expect(html).toHaveAttribute("lang", "fr");

	await open(page, "/boutique/boucles-d-oreilles/creoles-torsadees");
	await page.getByRole("button", { name: "Ajouter au panier" }).click();
	await expect(page.getByRole("banner").locator('a[href="/boutique/panier"]').first()).toContainText("1");
	await open(page, "/boutique/panier");
	const line = page.getByRole("main").locator('a[href="/boutique/boucles-d-oreilles/creoles-torsadees"]');
	await expect(line.first()).toBeVisible();
	await followLink(page, "/de/shop/warenkorb");
	await expect(
		page.getByRole("main").locator('a[href="/de/shop/ohrschmuck/gedrehte-creolen"]').first(),
	).toBeVisible();

	for (const [path, language] of [
		["/rien", "fr"],
		["/de/nichts", "de"],
		["/de/shop/nichts", "de"],
		["/fr/contact", "fr"],
	] as const) {
		const response = await page.goto(path);
		expect(response?.status(), path).toBe(404);
		await expect(html).toHaveAttribute("lang", language);
	}

	await open(page, "/contact");
	await expect.poll(() => stored(page)).toContain("/contact");
	await shop.disconnect();
	await page.goto("/contact");
	await expect(html).toHaveAttribute("lang", "fr");
	for (const [path, text] of [
		["/mentions-legales", "Pas de connexion"],
		["/de/impressum", "Keine Verbindung"],
		["/en/imprint", "No connection"],
	] as const) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
	}
});
