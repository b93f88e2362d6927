import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { overflow } from "../support/accessibility.ts";
import { test } from "../support/journey.ts";
import { filesBelow, ownSite } from "../support/own-site.ts";
import { allTemplatePages } from "../support/pages.ts";

const site = ownSite("long-words");

test.describe.configure({ timeout: 300_000 });

/** 92 characters without a place to break, like a serial number; capitals are the widest. */
const longWord = "DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFTSKAPITÄN0123".repeat(2);

/** Content fields with an author's text rather than an identifier, a number or a file. */
const wordFields =
	/^(?:company_name|name|display_name|description|header|free_text|title|teaser|kicker|heading|lead|markdown|term|text|source|label|role|quote|caption|display_value|comment|global_footer|bank_details|size_change|variant_display_name|guarantor|guarantee_terms|safety_warnings|short_name|city|street|registrar|insurance|postal_address|table)$/;

function withLongWords(value: unknown, field: string): unknown {
	if (typeof value === "string") return wordFields.test(field) ? `${value} ${longWord}` : value;
	if (Array.isArray(value)) return value.map((part) => withLongWords(part, field));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, part]) =>
			// The shop's settings translate names by their German texts.
			field === "names" ? [`${key} ${longWord}`, `${part} ${longWord}`] : [key, withLongWords(part, key)],
		),
	);
}

const markdownParts = `

## ${longWord}

[${longWord}](https://zertifikat.example/${longWord}) \`${longWord}\`

| ${longWord} | Wert |
| --- | --- |
| ${longWord} | ${longWord} |

- ${longWord}

> ${longWord}

    ${longWord}
`;

/** The arrangements of a theme, as the page's root names them. */
const arrangements = [
	{ header: "centred", hero: "framed", card: "framed", gallery: "strip", footer: "centred", list: "ruled" },
	{ header: "compact", hero: "split", card: "centred", gallery: "mosaic", footer: "plain", list: "dense" },
];

/** Returns the elements whose text is wider than they are and does not show. */
function cutOff(page: Page): Promise<readonly string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll("body *")]
			.filter((element) => {
				const { overflowX } = getComputedStyle(element);
				const hides = overflowX === "hidden" || overflowX === "clip";
				const isText = element.textContent.trim() !== "" && element.closest(".visually-hidden") === null;
				return hides && isText && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
			})
			.map((element) => `${element.tagName} ${element.className}`),
	);
}

test("B-USE-05 keeps pages within their width in every arrangement, however long an author's words are", async ({
	browser,
}) => {
	site.reset();
	for (const file of filesBelow(site.content, /\.json$/))
		writeFileSync(file, JSON.stringify(withLongWords(JSON.parse(readFileSync(file, "utf8")), "")));
	for (const file of filesBelow(site.content, /\.md$/))
		writeFileSync(file, `${readFileSync(file, "utf8")}${markdownParts}`);
	// Wide letters with space between them in every heading.
	site.edit<{ readonly config?: object }>("theme.json", (theme) => ({
		...theme,
		config: { ...theme.config, heading_case: "capitals" },
	}));
	const { status, stderr } = await site.build();
	expect(status, stderr).toBe(0);
	const server = createPreviewServer({ directory: site.out });
	const { url } = await server.listen(0);
	const page = await browser.newPage({ reducedMotion: "reduce" });
	try {
		const fits = async (where: string) => {
			expect.soft(await overflow(page), where).toEqual([]);
			expect.soft(await cutOff(page), where).toEqual([]);
			const width = page.viewportSize()?.width ?? 0;
			const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
			// An open drawer hides the page's scroll bar and keeps its place.
			expect.soft(scrollWidth, where).toBeLessThanOrEqual(width);
		};
		for (const width of [320, 390]) {
			await page.setViewportSize({ width, height: 700 });
			for (const [template, path] of allTemplatePages) {
				await page.goto(new URL(path, url).href);
				await fits(`${template} at ${width} px`);
				if (width > 320) continue;
				for (const arrangement of arrangements) {
					await page.evaluate((names) => {
						Object.assign(document.documentElement.dataset, names);
					}, arrangement);
					await fits(`${template}, ${JSON.stringify(arrangement)}`);
				}
			}
		}
		await page.setViewportSize({ width: 320, height: 700 });
		await page.goto(url);
		for (const name of ["Menü", "Kontakt"]) {
			await page.getByRole("banner").getByRole("button", { name }).click();
			const drawer = page.getByRole("dialog", { name });
			await expect(drawer).toBeVisible();
			await fits(`${name} at 320 px`);
			await drawer.getByRole("button", { name: "Schließen" }).click();
		}
	} finally {
		await page.close();
		await server.close();
	}
});
