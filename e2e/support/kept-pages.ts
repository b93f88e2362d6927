import { expect, type LaunchOptions, type Page } from "@playwright/test";
import { findBrowserWithCache } from "#renderer/setup/browser.mjs";

const executablePath = await findBrowserWithCache();

/** Why back/forward cache journeys cannot run here; null if they can. */
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

/** The browser option with the back/forward cache, which Playwright disables; the default one if none supports it. */
export const keepsPages: { launchOptions: [typeof withCache, { scope: "worker" }] } = {
	launchOptions: [withCache, { scope: "worker" }],
};

/** Records on the page, when it is shown again, whether it came from the back/forward cache. */
export const noteReturn = (page: Page): Promise<void> =>
	page.evaluate(() =>
		addEventListener("pageshow", ({ persisted }) => {
			document.documentElement.dataset.returned = persisted ? "kept" : "loaded";
		}),
	);

/** Goes back; Playwright's own method would wait for a load that a cached page does not have. */
export const goBack = (page: Page, steps = 1): Promise<void> =>
	page.evaluate((count) => history.go(-count), steps);

/** Goes back to a page in the back/forward cache. */
export async function stepBack(page: Page, steps = 1): Promise<void> {
	await goBack(page, steps);
	await expect(page.locator("html")).toHaveAttribute("data-returned", "kept");
}
