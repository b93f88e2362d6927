import { expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { allTemplatePages, missingPath } from "../support/pages.ts";
import { repetition } from "../support/selection.ts";

/** Reasons that the browser of the journeys reports for every page: it keeps none. */
const ofThisBrowser: readonly string[] = [
	"BackForwardCacheDisabled",
	"BackForwardCacheDisabledByCommandLine",
	"BackForwardCacheDisabledForDelegate",
	"BrowsingInstanceNotSwapped",
];

/** Leaves a page and comes back; returns the reasons why it was not cached. */
async function obstacles(page: Page): Promise<readonly string[]> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.enable");
	const explained = new Promise<readonly string[]>((resolve) => {
		session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
			resolve(notRestoredExplanations.map(({ reason }) => reason)),
		);
	});
	await page.waitForLoadState("networkidle");
	await page.goto("/robots.txt");
	await page.goBack({ waitUntil: "commit" });
	const reasons = await explained;
	expect(reasons.length, "the browser gives its reasons").toBeGreaterThan(0);
	// Pending requests are not a property of the page.
	return reasons.filter(
		(reason) => !ofThisBrowser.includes(reason) && !reason.startsWith("OutstandingNetworkRequest"),
	);
}

test("detects what keeps a page out of the browser's back/forward cache", async ({ page }) => {
	await open(page, missingPath);
	expect(await obstacles(page)).toEqual(["HTTPStatusNotOK"]);
});

/** Pages with status 404 are never cached. */
const found = allTemplatePages.filter(([template]) => !template.endsWith("not-found"));

for (const [template, path] of found)
	test(
		`allows the back/forward cache for the page of the template ${template}`,
		repetition(template !== "shop-product"),
		async ({ page }) => {
			await open(page, path);
			expect(await obstacles(page)).toEqual([]);
		},
	);
