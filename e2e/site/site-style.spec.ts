import { expect, type Page } from "@playwright/test";
import { overflow } from "../support/accessibility.ts";
import { json, testOn } from "../support/changed-site.ts";

const longWord = "Goldschmiedemeisterwerkstatt";

interface PageContent {
	readonly translations: readonly { readonly blocks: readonly object[] }[];
}

/** The demo without a logo, with outlined buttons, and with large headings that have a long word. */
const test = testOn({
	"theme.css": () => "h1 { --heading-size: 6rem }\nh2 { --heading-size: 4rem }\n",
	"content/theme.json": json(({ config, ...theme }: { readonly config?: object }) => ({
		...theme,
		config: { ...config, heading_font: "@fontsource-variable/jost", button_style: "outlined" },
	})),
	"content/project.json": json(({ logo: _, logo_light: __, ...project }: Record<string, unknown>) => project),
	"content/pages/events.json": json(({ translations, ...page }: PageContent) => ({
		...page,
		translations: translations.map((version) => ({
			...version,
			heading: `${longWord} am Rhein`,
			image: "pearl-necklace-akoya.jpg",
			blocks: [{ type: "text", markdown: `## ${longWord}\n\nText.` }, ...version.blocks],
		})),
	})),
});

test.describe.configure({ mode: "default" }); // One worker, which builds the site once.

/** Returns the number of lines of the word in a heading. */
const linesOf = (page: Page, heading: string) =>
	page
		.locator(`main ${heading}`, { hasText: longWord })
		.first()
		.evaluate((element, word) => {
			const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
			const range = document.createRange();
			range.setStart(node, 0);
			range.setEnd(node, word.length);
			return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
		}, longWord);

test("B-USE-05 a site without a logo has its name in its heading font, in header and footer", async ({
	page,
}) => {
	await page.goto("/");
	for (const part of ["banner", "contentinfo"] as const) {
		const name = page.getByRole(part).locator("[data-part=wordmark]").first();
		await expect(name).toHaveText("Juwelier Sternau");
		await expect(name).toHaveCSS("font-family", /^Jost/);
	}
	for (const icon of ["/favicon.ico", "/icon-512.png"])
		expect((await page.request.get(icon)).status()).toBe(200);
});

for (const width of [320, 768, 1440])
	test(`B-USE-07 large headings have a long word in one line at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/events");
		for (const heading of ["h1", "h2"]) expect(await linesOf(page, heading), heading).toBe(1);
		expect(await overflow(page)).toEqual([]);
	});

test("B-USE-07 outlined secondary buttons are not underlined", async ({ page }) => {
	await page.goto("/");
	const buttons = page.locator("main a[data-part=button]");
	for (const button of await buttons.all()) await expect(button).toHaveCSS("text-decoration-line", "none");
	expect(await buttons.count()).toBeGreaterThan(1);
});

test("B-USE-05 a page of the template info has its small image next to the text on tablets", async ({
	page,
}) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto("/events");
	const head = page.locator("[data-part=page-head]");
	const [image, title] = await Promise.all([
		head.locator("img").boundingBox(),
		head.locator("h1").boundingBox(),
	]);
	expect(image?.height ?? 0).toBeLessThan(400);
	expect(image?.x ?? 0).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
});
