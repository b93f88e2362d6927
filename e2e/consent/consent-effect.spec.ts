import { expect, type Page, type Request } from "@playwright/test";
import { followLink, open, untilHydrated } from "../support/browsing.ts";
import { newBrowser } from "../support/consent-decision.ts";
import { banner, choose, saved } from "../support/consents.ts";
import { test } from "../support/journey.ts";

test.use(newBrowser);

/** Everything that the site may store without consent, with the reason. Cookies: none. */
const needed: Readonly<Record<string, string>> = {
	"local int-consents": "the decision itself",
	"local int-consents-meta": "when it was taken, so that it is asked again after twelve months",
	"local int-cart": "the cart, once something is in it",
	"local int-wishlist": "the products that the visitor has saved",
	"local int-viewed": "the products viewed last, once the visitor has switched that on",
	"local int-checkout": "the order that was begun, once there is something to order",
	"session int-checkout:confirmed": "the order that was placed, for the way back from its confirmation",
	"session facette-scroll": "where the page was scrolled to, for the way back",
};

/** Returns everything stored for the site with its kind, sorted. */
async function stored(page: Page): Promise<readonly string[]> {
	const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
	const kept = await page.evaluate(async () => [
		...Object.keys(localStorage).map((key) => `local ${key}`),
		...Object.keys(sessionStorage).map((key) => `session ${key}`),
		...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
		...(await caches.keys()).map((name) => `cache ${name}`),
	]);
	return [...cookies, ...kept].sort();
}

/**
 * The expected storage after all scripts have run: the decision with its date, the worker's caches, a scroll
 * position.
 */
const storedAfterRefusing = [
	/^cache facette-(documents|hashed-data|data|pictures|program|precache-v2)$/,
	/^database workbox-expiration$/,
	/^local int-consents(-meta)?$/,
	/^session facette-scroll$/,
];

/** Returns whether an entry is an offline copy of the site's own files (R-SW-*). */
const isOfflineCopy = (name: string) => /^(cache|database) /.test(name);

const expectNeeded = async (page: Page) =>
	expect((await stored(page)).filter((name) => !isOfflineCopy(name) && needed[name] === undefined)).toEqual(
		[],
	);

/** Pages of every kind, first those with external content. */
const paths = [
	"/kontakt",
	"/uhren/rolex",
	"/datenschutz",
	"/terminvereinbarung",
	"/shop",
	"/shop/trauringe",
	"/shop/trauringe/trauringe-lichtband",
	"/shop/warenkorb",
	"/shop/kasse",
	"/shop/bestaetigung",
	"/shop/merkzettel",
	"/en/contact",
	"/fr/contact",
];

/** Opens each page separately, and follows a link to the next. */
async function visitAll(page: Page): Promise<void> {
	for (const [index, path] of paths.entries()) {
		if (index % 3 === 0) await open(page, path);
		else await followLink(page, path);
		await page.mouse.wheel(0, 2000);
		await page.waitForLoadState("networkidle");
	}
}

/** Returns the origins of all requests, including the service worker's and failed ones. */
function askedOrigins(page: Page): () => readonly string[] {
	const asked = new Set<string>();
	page.context().on("request", (request: Request) => {
		const { origin, protocol } = new URL(request.url());
		if (protocol.startsWith("http")) asked.add(origin);
	});
	return () => [...asked];
}

test("B-LAW-10 R-CONSENT-09 contacts no other host and stores only necessary data before any choice", async ({
	page,
	baseURL,
}) => {
	const asked = askedOrigins(page);
	await visitAll(page);
	expect(asked()).toEqual([baseURL]);
	await expectNeeded(page);
	expect((await stored(page)).filter((name) => name.startsWith("local"))).toEqual([]);
});

test("B-LAW-10 R-CONSENT-09 contacts no other host after refusing and stores only the decision", async ({
	page,
	baseURL,
}) => {
	const asked = askedOrigins(page);
	await open(page, "/uhren");
	await choose(page, "Alles ablehnen");
	await visitAll(page);
	expect(asked()).toEqual([baseURL]);
	await expectNeeded(page);
	expect((await stored(page)).filter((name) => name.startsWith("local"))).toEqual([
		"local int-consents",
		"local int-consents-meta",
	]);
});

test("B-LAW-10 R-CONSENT-09 keeps the cart and contacts no other host when shopping after refusing", async ({
	page,
	baseURL,
}) => {
	const asked = askedOrigins(page);
	await open(page, "/shop/uhren");
	await choose(page, "Alles ablehnen");
	const product = page.getByRole("main").locator('a[href^="/shop/uhren/"]').first();
	await product.click();
	await page.getByRole("button", { name: "In den Warenkorb" }).first().click();
	await expect.poll(() => stored(page)).toContain("local int-cart");
	await open(page, "/shop/kasse");
	await page.waitForLoadState("networkidle");
	expect(asked()).toEqual([baseURL]);
	await expectNeeded(page);
});

test("R-CONSENT-03 R-CONSENT-04 keeps all toggles as they are while React hydrates the page", async ({
	page,
}) => {
	await open(page, "/uhren");
	const boxes = banner(page).getByRole("checkbox");
	await boxes.nth(1).check();
	await untilHydrated(page);
	await expect(boxes.nth(0)).toBeChecked();
	await expect(boxes.nth(1)).toBeChecked();
	await expect(boxes.nth(2)).not.toBeChecked();
	await choose(page, "Auswahl speichern");
	expect(await saved(page)).toEqual({ functional: true, analytics: true, maps: false });
});

test.describe("with the service worker", () => {
	test.use({ serviceWorkers: "allow" });

	test("B-LAW-19 stores only the decision and necessary data after refusing, all listed with its purpose", async ({
		page,
	}) => {
		await open(page, "/uhren");
		await expect(banner(page)).toContainText("bis zu 60 Tage im Zwischenspeicher (facette-…)");
		await choose(page, "Alles ablehnen");
		await page.evaluate(() => navigator.serviceWorker.ready);
		for (const next of ["/kontakt", "/shop", "/shop/trauringe/trauringe-lichtband"]) {
			await open(page, next);
			await page.waitForLoadState("networkidle");
		}
		await expect.poll(() => stored(page)).toContain("cache facette-documents");
		const others = (await stored(page)).filter(
			(name) => !storedAfterRefusing.some((known) => known.test(name)),
		);
		expect(others).toEqual([]);
		await open(page, "/datenschutz");
		for (const name of ["int-consents", "facette-…", "workbox-expiration", "facette-scroll"])
			await expect(page.getByRole("main")).toContainText(name);
	});
});
