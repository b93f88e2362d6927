import { expect } from "@playwright/test";
import { testOn } from "../support/changed-site.ts";

/** A wrapper of the large image with a button that counts. */
const hero = `import { useState } from "react";

export default function Hero({ Default, language, site, ...props }) {
	const [count, setCount] = useState(0);
	return (
		<div className="own-hero">
			<Default {...props} />
			<button type="button" onClick={() => setCount(count + 1)}>
				Presses: {count}
			</button>
		</div>
	);
}
`;

/** A footer that counts, too; it fails after three presses. */
const footer = `import { useState } from "react";

export default function Footer({ Default, language, site, ...props }) {
	const [count, setCount] = useState(0);
	if (count === 3) throw new Error("too many presses");
	return (
		<>
			<button type="button" onClick={() => setCount(count + 1)}>
				{site.siteName} ({language}): {count}
			</button>
			<Default {...props} />
		</>
	);
}
`;

const test = testOn({
	"hero.tsx": () => hero,
	"footer.tsx": () => footer,
	"facette.config.ts": (text) =>
		text.replace("defineConfig({", '$&\n\tcomponents: { Hero: "./hero.tsx", Footer: "./footer.tsx" },'),
});

test.describe.configure({ mode: "default" }); // One worker, which builds the site once.

test("B-USE-07 a component of a site's own works when it is pressed before its script is loaded", async ({
	page,
}) => {
	const failures: string[] = [];
	page.on("pageerror", (error) => failures.push(error.message));
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Presses: 0" }).click();
	await page.getByRole("button", { name: "Presses: 1" }).click();
	await expect(page.getByRole("button", { name: "Presses: 2" })).toBeVisible();
	await expect(page.locator('.own-hero [data-part="hero"] h1')).toBeVisible();
	expect(failures).toEqual([]);
});

test("B-USE-07 a component of a site's own works after a move within the document", async ({ page }) => {
	await page.goto("/kontakt");
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	// Hydrates the page.
	await page
		.locator("footer")
		.getByRole("button", { name: /\(de\): 0$/ })
		.click();
	await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
	await page.locator("header a[href='/']").first().click();
	await page.getByRole("button", { name: "Presses: 0" }).click();
	await expect(page.getByRole("button", { name: "Presses: 1" })).toBeVisible();
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("B-USE-07 a component in an island reacts to its first press, and the built-in one is shown if it fails", async ({
	page,
}) => {
	await page.goto("/kontakt");
	const button = page.locator("footer").getByRole("button", { name: /\(de\): \d$/ });
	await button.click();
	await expect(button).toHaveText(/: 1$/);
	await button.click();
	await button.click();
	await expect(button).toHaveCount(0);
	await expect(page.locator("footer").getByRole("link", { name: "Impressum" })).toBeVisible();
});
