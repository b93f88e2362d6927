import { expect, type LaunchOptions, type Page } from "@playwright/test";
import { findBrowserWithCache } from "../renderer/setup/browser.mjs";

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

/** For `test.extend`: a browser that keeps pages for the way back, which Playwright switches off. */
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

/** Goes back to a page that the browser has kept; Playwright's own step waits for what is not loaded again then. */
export async function stepBack(page: Page): Promise<void> {
	await page.evaluate(() => history.back());
	await expect(page.locator("html")).toHaveAttribute("data-returned", "kept");
}
