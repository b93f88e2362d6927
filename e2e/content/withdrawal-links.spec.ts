import { expect } from "@playwright/test";
import { languages } from "#core/language/language.ts";
import { readDocument, test } from "../support/documents.ts";
import { allTemplatePages, origin } from "../support/pages.ts";
import { repetition, smoke } from "../support/selection.ts";
import { variantAddress } from "../support/sites.ts";
import { withdrawalTexts as labels } from "../support/withdrawal-form.ts";

const phone = { width: 390, height: 844 };

test(
	"B-LAW-02 R-ROUTE-06 links withdrawal and legal pages on every page of a shop, without script",
	smoke,
	async ({ reader, request }) => {
		const english = ["/en", "/en/shop", "/en/shop/warenkorb", "/en/shop/kasse", "/en/contact"];
		const french = ["/fr", "/fr/shop", "/fr/shop/kasse", "/fr/contact"];
		const pages = [
			...allTemplatePages.map(([, path]) => ["de", path] as const),
			...english.map((path) => ["en", path] as const),
			...french.map((path) => ["fr", path] as const),
		];
		for (const [language, path] of pages) {
			const { footer } = await readDocument(reader, request, path);
			const { link, path: href, legal } = labels[language];
			expect(footer, path).toContainEqual({ text: link, href });
			for (const text of Object.keys(legal)) expect(footer, path).toContainEqual({ text, href: legal[text] });
		}
	},
);

test("B-LAW-02 has neither page nor link in any language on a site without a shop", async ({
	reader,
	request,
}) => {
	for (const [language, path] of [
		["de", "/kontakt"],
		["en", "/en/contact"],
		["fr", "/fr/contact"],
	] as const) {
		const { status, footer } = await readDocument(reader, request, `${variantAddress}${path}`);
		expect(status).toBe(200);
		expect(footer.map(({ href }) => href)).not.toContain(labels[language].path);
		expect((await request.get(`${variantAddress}${labels[language].path}`)).status(), path).toBe(404);
	}
});

test("B-LAW-02 B-SEO-01 has an indexable version in each language", async ({ reader, request }) => {
	const alternates = {
		de: `${origin}${labels.de.path}`,
		en: `${origin}${labels.en.path}`,
		fr: `${origin}${labels.fr.path}`,
		"x-default": `${origin}${labels.de.path}`,
	};
	const sitemap = await (await request.get("/sitemap.xml")).text();
	for (const language of languages) {
		const { path, heading: title } = labels[language];
		const page = await readDocument(reader, request, path);
		expect(page).toMatchObject({ status: 200, lang: language, noindex: false });
		expect(page.headings[0]).toBe(title);
		expect(page.alternates).toEqual(alternates);
		const entry = sitemap.split("<url>").find((text) => text.includes(`<loc>${origin}${path}</loc>`)) ?? "";
		for (const [hreflang, href] of Object.entries(alternates))
			expect(entry, path).toContain(`hreflang="${hreflang}" href="${href}"`);
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	for (const size of [phone, { width: 1440, height: 900 }])
		test(
			`B-LAW-02 shows the link at body size at ${size.width} px, and explains withdrawal by mail`,
			repetition(size !== phone),
			async ({ page }) => {
				await page.setViewportSize(size);
				await page.goto("/uhren");
				const link = page
					.getByRole("contentinfo")
					.getByRole("link", { name: "Vertrag widerrufen", exact: true });
				await expect(link).toBeVisible();
				const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
				expect(await link.evaluate(sizeOf)).toBeGreaterThanOrEqual(
					await page.locator("body").evaluate(sizeOf),
				);
				await link.click();
				await expect(page).toHaveURL("/vertrag-widerrufen");
				await expect(page.locator("form[aria-labelledby=withdrawal] [name=order_reference]")).toHaveCount(1);
				const mail = page.getByRole("link", { name: /^Widerruf an .* schreiben/ });
				await expect(mail).toBeVisible();
				const { pathname, searchParams } = new URL((await mail.getAttribute("href")) ?? "");
				expect(pathname).toContain("@");
				expect(searchParams.get("subject")).toBe("Widerruf");
				expect(searchParams.get("body")).toContain(
					"Hiermit widerrufe ich den von mir abgeschlossenen Vertrag",
				);
				await expect(page.getByRole("main").locator("address")).toContainText("Berlin");
			},
		);
});
