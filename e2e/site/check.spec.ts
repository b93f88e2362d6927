import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { filesBelow, type OwnSite, ownSite } from "../support/own-site.ts";
import { smoke } from "../support/selection.ts";

/** Creates a copy of the demo with the command for it, because journeys run in parallel. */
function ownShop(name: string) {
	const site = ownSite(`check-${name}`);
	site.reset();
	return {
		...site,
		facette: (command: string, ...options: readonly string[]) => facette(site, command, ...options),
	};
}

function facette(site: OwnSite, command: string, ...options: readonly string[]) {
	const args = ["dist/program/cli.js", command, "--site", join(site.work, "shop"), ...options];
	return spawnSync(process.execPath, args, { encoding: "utf8", env: { ...process.env, LC_ALL: "de" } });
}

test("B-REL-04 B-LAW-08 passes the check: the demo lacks only the official graphics", smoke, () => {
	const site = ownShop("clean");
	const { status, stdout } = site.facette("check", "--json");
	const found = JSON.parse(stdout).findings.map(({ key }: { readonly key: string }) => key);
	expect(new Set(found)).toEqual(
		new Set(["check.rule.guarantee-notice-file", "check.rule.guarantee-label-file"]),
	);
	expect(stdout).toContain("https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj");
	expect(status).toBe(0);
});

test.describe("a site before it is published", () => {
	test("B-REL-04 lists its defects with file, line and law, as text, JSON and page", async ({ page }) => {
		const site = ownShop("defects");
		rmSync(join(site.content, "pages/terms.json"));
		site.edit("company.json", (company: object) => ({ ...company, registers: [], ust_id: "29/999" }));
		site.edit("shop/manufacturers.json", (list: { readonly id: string }[]) =>
			list.map((own) => (own.id === "alpenhorn" ? { ...own, contact: null } : own)),
		);
		const html = join(site.work, "check.html");
		const { status, stdout } = site.facette("check", "--json", "--html", html);
		expect(status).toBe(1);
		const { counts, findings } = JSON.parse(stdout);
		const hints = findings.filter(({ severity }: { readonly severity: string }) => severity === "hint");
		// The demo has no official labels of guarantees; there are no other hints.
		expect(new Set(hints.map(({ key }: { readonly key: string }) => key))).toEqual(
			new Set(["check.rule.guarantee-label-file"]),
		);
		expect(counts).toMatchObject({ error: 2, hint: hints.length });
		expect(findings.slice(0, 2)).toEqual([
			expect.objectContaining({
				severity: "error",
				file: "company.json",
				field: "registers",
				line:
					readFileSync(join(site.content, "company.json"), "utf8")
						.split("\n")
						.findIndex((line) => line.includes('"registers"')) + 1,
				source: "§ 5 (1) no. 4 DDG",
				text: expect.stringContaining("gmbh"),
			}),
			expect.objectContaining({ severity: "error", file: "pages", text: expect.stringContaining("/agb") }),
		]);
		await page.setContent(readFileSync(html, "utf8"));
		await expect(page.getByRole("heading", { name: "Vor dem Veröffentlichen", level: 1 })).toBeVisible();
		await expect(page.getByRole("heading", { name: "Fehler: rechtswidrig oder defekt (2)" })).toBeVisible();
		// Findings of one kind are an entry with a list of the other places.
		for (const others of await page.locator("summary").all()) await others.click();
		await expect(page.getByRole("listitem")).toHaveCount(findings.length);
		await expect(page.getByText("company.json:")).not.toHaveCount(0);
	});

	test("B-LAW-20 is not built without terms; an allowed preview is marked on every page", async ({
		page,
	}) => {
		test.slow();
		const site = ownShop("preview");
		rmSync(join(site.content, "pages/terms.json"));
		const refused = site.facette("build", "--out", site.out);
		expect(refused.status).toBe(1);
		expect(refused.stderr).toContain("Allgemeinen Geschäftsbedingungen");
		const config = join(site.work, "shop/facette.config.ts");
		const text = readFileSync(config, "utf8");
		writeFileSync(config, text.replace("\tdomain:", "\tallowIncomplete: true,\n\tdomain:"));
		expect(site.facette("build", "--out", site.out).status).toBe(0);
		const pages = filesBelow(site.out, /\.html$/);
		expect(pages.length).toBeGreaterThan(100);
		const notice = /role="note"[^>]*>(?:Vorschau|Preview|Aperçu)/;
		expect(pages.filter((file) => !notice.test(readFileSync(file, "utf8")))).toEqual([]);
		await page.setContent(readFileSync(join(site.out, "en/index.html"), "utf8"));
		await expect(page.getByRole("note")).toHaveText(/Preview: this website is incomplete/);
	});
});
