import { expect, type Page, type Route } from "@playwright/test";
import {
	followLink,
	isSameDocument,
	listen,
	markDocument,
	open,
	openHydrated,
	untilHydrated,
} from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { repetition } from "../support/selection.ts";
import { click, failFirst, pageData } from "../support/slow-pages.ts";

test("R-LOAD-03 loads a page of another build completely", async ({ page }) => {
	await openHydrated(page, "/uhren");
	await markDocument(page);
	await page.route(pageData("/trauringe"), async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, json: { ...(await response.json()), buildHash: "another" } });
	});
	await click(page, "/trauringe");
	await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
	await expect(page).toHaveURL("/trauringe");
	// Its own data still belongs to another build: it renders anyway, after one attempt.
	await untilHydrated(page);
});

const failures: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
	["answers 500", (route) => route.fulfill({ status: 500 })],
	["answers 503 again and again", (route) => route.fulfill({ status: 503 })],
	["gives no answer", (route) => route.abort()],
];

for (const [name, fail] of failures) {
	test(
		`R-LOAD-03 R-LOAD-04 leaves a page whose data ${name} to the browser`,
		repetition(name !== "answers 503 again and again"),
		async ({ page }) => {
			await openHydrated(page, "/uhren");
			await markDocument(page);
			const asked = await failFirst(page, pageData("/trauringe"), 4, fail);
			await click(page, "/trauringe");
			await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
			await expect(page.getByRole("heading", { level: 1, name: "Trauringe" })).toBeVisible();
			expect(asked()).toBeGreaterThanOrEqual(name === "answers 500" ? 1 : 4);
		},
	);
}

for (const [name, answer] of [
	["404", { status: 404 }],
	["a page of HTML", { status: 200, contentType: "text/html", body: "<!doctype html><p>Hallo" }],
	["something else", { status: 200, json: { page: { path: 7 } } }],
] as const) {
	test(
		`R-LOAD-04 shows the 404 page if the data of a page is ${name}`,
		repetition(name !== "a page of HTML"),
		async ({ page }) => {
			await openHydrated(page, "/uhren");
			await markDocument(page);
			await page.route(pageData("/trauringe"), (route) => route.fulfill(answer));
			await followLink(page, "/trauringe");
			await expect(page.getByRole("heading", { level: 1, name: "Nicht gefunden" })).toBeVisible();
			expect(await isSameDocument(page)).toBe(true);
		},
	);
}

test("R-LOAD-03 navigates natively if the next page's chunk cannot be loaded", async ({ page }) => {
	await openHydrated(page, "/uhren");
	await failFirst(page, /\/assets\/brands-[^/]*\.js$/, 1, (route) => route.abort());
	await click(page, "/marken");
	await expect(page).toHaveURL("/marken");
	await untilHydrated(page);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("R-LOAD-03 R-LOAD-06 reloads a page whose script is gone once, then reports it and stays readable", async ({
	page,
}) => {
	let documents = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) documents++;
	});
	await page.route(/\/assets\/page-[^/]*\.js$/, (route) => route.abort());
	await page.goto("/kontakt");
	const notice = page.getByRole("alert").filter({ hasText: /\S/ });
	const name = page.getByRole("main").getByRole("textbox", { name: "Name" });
	await name.focus();
	await expect.poll(() => documents).toBe(2);
	await name.focus();
	await expect(notice).toContainText("Diese Seite konnte nicht vollständig geladen werden.");
	expect(documents).toBe(2);
	await expect(page.getByRole("heading", { level: 1, name: "Kontakt" })).toBeVisible();
	await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).first().click();
	await expect(page).toHaveURL("/impressum");
	await page.goBack();
	await name.focus();
	await expect(notice).toBeVisible();
	await page.unrouteAll();
	await notice.getByRole("button", { name: "Neu laden" }).click();
	await untilHydrated(page);
	await expect(notice).toHaveCount(0);
});

test("R-LOAD-06 offers a reload if a page's shared data cannot be loaded", async ({ page }) => {
	await page.route("**/page-data/sq/d/*.json", (route) => route.fulfill({ status: 503 }));
	await page.goto("/en/watches");
	const notice = page.getByRole("alert");
	await expect(notice).toContainText("This page could not be loaded completely.");
	await page.unrouteAll();
	await notice.getByRole("button", { name: "Reload" }).click();
	await untilHydrated(page);
});

test("R-LOAD-06 R-LOAD-03 navigates natively if shared data fails on the way to another page", async ({
	page,
}) => {
	await openHydrated(page, "/uhren");
	await markDocument(page);
	await failFirst(page, "**/page-data/sq/d/*.json", 1, (route) => route.abort());
	await click(page, "/en/watches");
	await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
	await expect(page).toHaveURL("/en/watches");
	await untilHydrated(page);
});

/** Returns the pages whose data was requested, except the current one. */
function prefetched(page: Page, path: string): readonly string[] {
	const asked: string[] = [];
	page.on("request", (request) => {
		const found = /\/page-data\/(.+)\/page-data\.json$/.exec(new URL(request.url()).pathname)?.[1];
		if (found && `/${found}` !== path) asked.push(`/${found}`);
	});
	return asked;
}

test("R-LOAD-05 prefetches the data of links in view, and their script on hover", async ({ page }) => {
	const asked = prefetched(page, "/marken");
	await page.setViewportSize({ width: 1440, height: 1200 });
	await openHydrated(page, "/marken");
	const link = page.getByRole("main").getByRole("link", { name: /Alpenhorn/ });
	const path = (await link.getAttribute("href")) ?? "";
	await link.scrollIntoViewIfNeeded();
	await expect.poll(() => asked).toContain(path);
	const program = page.waitForRequest(/\/assets\/brand-[^/]*\.js$/);
	await link.hover();
	await program;
	const before = asked.filter((each) => each === path).length;
	await link.click();
	await expect(page).toHaveURL(path);
	expect(asked.filter((each) => each === path)).toHaveLength(before);
});

for (const [name, connection] of [
	["with data-saver", { saveData: true, effectiveType: "4g" }],
	["on 2g", { saveData: false, effectiveType: "slow-2g" }],
] as const) {
	test(`R-LOAD-05 ${name} prefetches nothing`, async ({ page }) => {
		await page.addInitScript(
			(value) => Object.defineProperty(navigator, "connection", { value }),
			connection,
		);
		const asked = prefetched(page, "/marken");
		await open(page, "/marken");
		await page
			.getByRole("main")
			.getByRole("link", { name: /Alpenhorn/ })
			.hover();
		// Longer than links must stay in view.
		await page.waitForTimeout(700);
		expect(asked).toEqual([]);
	});
}

const portal = "https://portal.juwelier-sternau.example/";

for (const path of ["/login", "/LogIn", "/Login/"]) {
	test(
		`R-REDIR-01 redirects ${path} to the portal without a history entry`,
		repetition(path !== "/LogIn"),
		async ({ page }) => {
			await page.route(portal, (route) =>
				route.fulfill({ contentType: "text/html", body: "<h1>Portal</h1>" }),
			);
			await openHydrated(page, "/uhren");
			await page.goto(path, { waitUntil: "commit" });
			await expect(page).toHaveURL(portal);
			await page.goBack();
			await expect(page).toHaveURL("/uhren");
		},
	);
}

test("R-REDIR-02 redirects /Schaufenster to the shop, from address and link", async ({ page }) => {
	await openHydrated(page, "/uhren");
	await page.goto("/Schaufenster", { waitUntil: "commit" });
	await expect(page).toHaveURL("/shop");
	await page.goBack();
	await expect(page).toHaveURL("/uhren");
	await untilHydrated(page);
	await markDocument(page);
	await click(page, "/schaufenster");
	await expect(page).toHaveURL("/shop");
	expect(await isSameDocument(page)).toBe(true);
});

test("shows a page at once over slow 3G and loses no press", async ({ page }) => {
	const heard = listen(page);
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 400,
		downloadThroughput: 50_000,
		uploadThroughput: 50_000,
	});
	await page.goto("/impressum", { waitUntil: "commit" });
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.getByRole("banner").getByRole("button", { name: "Kontakt" }).click();
	await expect(page.getByRole("dialog")).toBeVisible({ timeout: 30_000 });
	expect(heard).toEqual([]);
});
