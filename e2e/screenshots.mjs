// Photographs the demo shop: every listed view at 390, 768 and 1440 px, light and dark, into dist/screenshots.
//   npm run screenshots [-- view …]
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { createJiti } from "jiti";
import { ensureBrowser } from "../renderer/setup/browser.mjs";
import { root } from "../renderer/setup/install.mjs";
import { launchArguments } from "./launch.mjs";
import { withDemo } from "./support/demo-sites.mjs";

const widths = [390, 768, 1440];

/** The views: a path, actions before the screenshot, and whether the cookie banner is shown. */
const views = {
	home: { path: "/" },
	category: { path: "/uhren" },
	brand: { path: "/uhren/kronberg" },
	contact: { path: "/kontakt" },
	service: { path: "/service" },
	imprint: { path: "/impressum" },
	privacy: { path: "/datenschutz" },
	"not-found": { path: "/gibt-es-nicht" },
	"home-en": { path: "/en" },
	drawer: { path: "/", act: (page) => press(page, "Menü"), viewport: true },
	"contact-drawer": {
		path: "/",
		act: (page) => press(page, "Kontakt"),
		viewport: true,
	},
	banner: { path: "/", undecided: true, viewport: true },
};

function press(page, name) {
	return page.getByRole("banner").getByRole("button", { name }).click();
}

async function photograph(contexts, address, name, file) {
	const { path, act, undecided = false, viewport = false } = views[name];
	const page = await (undecided ? contexts.first : contexts.later).newPage();
	await page.goto(address + path);
	await page.locator("html[data-ready]").waitFor();
	await page.evaluate(() => document.fonts.ready);
	if (act) await act(page);
	// Scrolls past images below the fold to load them.
	if (!viewport) await scrollThrough(page);
	await page.waitForTimeout(700);
	await page.screenshot({ path: file, fullPage: !viewport });
	await page.close();
}

async function scrollThrough(page) {
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	for (let y = 0; y < height; y += 700) {
		await page.evaluate((top) => scrollTo(0, top), y);
		await page.waitForTimeout(60);
	}
	await page.evaluate(() => scrollTo(0, 0));
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in views));
if (unknown.length > 0)
	throw new Error(`No view ${unknown.join(", ")}; there are: ${Object.keys(views).join(", ")}`);
const names = asked.length > 0 ? asked : Object.keys(views);
const { storeDecision } = await createJiti(import.meta.url).import("./support/journey.ts");
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchArguments });
try {
	for (const scheme of ["light", "dark"])
		await withDemo(scheme, async (address) => {
			for (const width of widths) {
				const folder = join(root, "dist/screenshots", scheme, String(width));
				mkdirSync(folder, { recursive: true });
				const viewport = { width, height: width < 700 ? 844 : 900 };
				const options = { viewport, locale: "de-DE", reducedMotion: "reduce" };
				const contexts = {
					first: await browser.newContext(options),
					later: await browser.newContext(options),
				};
				await storeDecision(contexts.later, [address]);
				for (const name of names) await photograph(contexts, address, name, join(folder, `${name}.png`));
				await Promise.all(Object.values(contexts).map((context) => context.close()));
			}
		});
	console.log(`${names.length * widths.length * 2} pictures in dist/screenshots`);
} finally {
	await browser.close();
}
