import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { overflow } from "../support/accessibility.ts";
import { test } from "../support/journey.ts";
import { filesBelow, ownSite } from "../support/own-site.ts";
import { allTemplatePages } from "../support/pages.ts";

const site = ownSite("long-words");

test.describe.configure({ timeout: 300_000 });

/** 120 characters without a place to break, like a serial number. */
const longWord = "Unzertrennlich0123456789".repeat(5);

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

test("keeps pages within their width, however long an author's words are", async ({ browser }) => {
	site.reset();
	for (const file of filesBelow(site.content, /\.json$/))
		writeFileSync(file, JSON.stringify(withLongWords(JSON.parse(readFileSync(file, "utf8")), "")));
	for (const file of filesBelow(site.content, /\.md$/))
		writeFileSync(file, `${readFileSync(file, "utf8")}${markdownParts}`);
	const { status, stderr } = await site.build();
	expect(status, stderr).toBe(0);
	const server = createPreviewServer({ directory: site.out });
	const { url } = await server.listen(0);
	const page = await browser.newPage();
	try {
		for (const width of [320, 390]) {
			await page.setViewportSize({ width, height: 700 });
			for (const [template, path] of allTemplatePages) {
				await page.goto(new URL(path, url).href);
				expect.soft(await overflow(page), `${template} at ${width} px`).toEqual([]);
				const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
				expect.soft(scrollWidth, `${template} at ${width} px`).toBe(width);
			}
		}
	} finally {
		await page.close();
		await server.close();
	}
});
