import { expect, test } from "@playwright/test";
import { open } from "./browsing.ts";
import { allTemplatePages } from "./pages.ts";

test("R-SHELL-04 at 2400 px no words, image, table or form of any template is wider than 1600 px", async ({
	page,
}) => {
	test.setTimeout(120_000);
	await page.setViewportSize({ width: 2400, height: 1200 });
	const wide: string[] = [];
	for (const [, path] of allTemplatePages) {
		await open(page, path);
		const found = await page.evaluate(() =>
			[...document.querySelectorAll("img, svg, video, iframe, table, form, input, p, li, h1, h2, h3, dl")]
				.filter((element) => element.getBoundingClientRect().width > 1600)
				.map((element) => `${element.tagName} ${element.getBoundingClientRect().width} ${element.className}`),
		);
		wide.push(...found.map((element) => `${path} ${element}`));
	}
	expect(wide).toEqual([]);
});
