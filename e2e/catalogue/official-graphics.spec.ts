import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { ownSite } from "../support/own-site.ts";

/** A placeholder for the official file, whose graphic must not be imitated here. */
const graphic = (id: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect id="${id}" width="600" height="400" fill="#123456"/></svg>`;

const document = Buffer.from(`%PDF-1.7\n${" ".repeat(120 * 1024 - 9)}`);

test("B-LAW-08 shows a shop's official files: the notice in the page's language, the label next to the image, and a PDF as link with its size", async ({
	page,
}) => {
	test.slow();
	const site = ownSite("official-graphics");
	site.reset();
	const add = (name: string) =>
		writeFileSync(join(site.content, "media", `${name}.svg`), graphic(name.slice(-2)));
	add("eu-guarantee-notice.de");
	add("eu-guarantee-notice.fr");
	add("eu-guarantee-label.alpenhorn-mitternacht");
	for (const name of ["notice.fr", "notice.en", "label.alpenhorn-nachtgrat"])
		writeFileSync(join(site.content, "media", `eu-guarantee-${name}.pdf`), document);
	expect(await site.build()).toMatchObject({ status: 0 });
	const server = createPreviewServer({ directory: site.out });
	const { url } = await server.listen(0);
	const notice = page.locator("#product-guarantee, details").locator('img[src*="eu-guarantee-notice"]');
	for (const [path, language] of [
		["/shop/uhren/alpenhorn-mitternacht", "de"],
		["/fr/shop/uhren/alpenhorn-mitternacht", "fr"],
	] as const) {
		await open(page, `${url}${path}`);
		await expect(notice).toBeVisible();
		await expect(notice).toHaveAttribute("src", new RegExp(`eu-guarantee-notice-${language}\\.`));
		await expect(notice).toHaveAttribute("alt", language === "de" ? /mindestens zwei Jahre/ : /deux ans/);
		const label = page.locator('img[src*="eu-guarantee-label"]');
		await expect(label).toBeVisible();
		expect(await label.evaluate((own) => own.closest("details"))).toBeNull();
	}
	// French has both: the image is shown and the PDF linked.
	await expect(page.getByRole("link", { name: /^Avis officiel .*\(PDF, 120\sKo\)$/ })).toHaveAttribute(
		"href",
		"/documents/eu-guarantee-notice.fr.pdf",
	);
	// English has a PDF only: the law's text is shown with a link to it.
	await open(page, `${url}/en/shop/uhren/alpenhorn-nachtgrat`);
	await expect(notice).toHaveCount(0);
	await expect(page.getByText("at least two years from delivery", { exact: false })).toBeVisible();
	const links = page.getByRole("link", { name: /\(PDF, 120\sKB\)$/ });
	await expect(links).toHaveText([/^Official label/, /^Official notice/]);
	for (const [place, name] of ["label.alpenhorn-nachtgrat", "notice.en"].entries()) {
		const link = links.nth(place);
		await expect(link).toHaveAttribute("href", `/documents/eu-guarantee-${name}.pdf`);
		const answer = await page.request.get(`${url}/documents/eu-guarantee-${name}.pdf`);
		expect(answer.headers()["content-type"]).toBe("application/pdf");
		expect(await answer.body()).toEqual(document);
	}
	await server.close();
});
