import { expect, type LaunchOptions, type Page } from "@playwright/test";
import { findBrowserWithCache } from "#renderer/setup/browser.mjs";

const executablePath = await findBrowserWithCache();

/** Why journeys with kept pages cannot run here; null where they can. */
export const withoutCache =
	executablePath === null
		? "There is no Chromium with the parts of a window: apt-get install chromium."
		: null;

type Use = (options: LaunchOptions) => Promise<void>;

const withCache = ({ launchOptions }: { readonly launchOptions: LaunchOptions }, use: Use) =>
	use({
		...launchOptions,
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
		...(executablePath === null ? {} : { executablePath }),
	});

/** For `test.extend`: a browser that keeps pages for the way back, which Playwright switches off; where there is none, the usual one. */
export const keepsPages: { launchOptions: [typeof withCache, { scope: "worker" }] } = {
	launchOptions: [withCache, { scope: "worker" }],
};

/** Notes on the open page, once it is shown again, whether the browser has kept it. */
export const noteReturn = (page: Page): Promise<void> =>
	page.evaluate(() =>
		addEventListener("pageshow", ({ persisted }) => {
			document.documentElement.dataset.returned = persisted ? "kept" : "loaded";
		}),
	);

/** Goes back; Playwright's own step would wait for what a page that the browser has kept does not load again. */
export const goBack = (page: Page, steps = 1): Promise<void> =>
	page.evaluate((count) => history.go(-count), steps);

/** Goes back to a page that the browser has kept. */
export async function stepBack(page: Page, steps = 1): Promise<void> {
	await goBack(page, steps);
	await expect(page.locator("html")).toHaveAttribute("data-returned", "kept");
}
