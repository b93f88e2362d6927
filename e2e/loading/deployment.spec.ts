import { expect, type Page } from "@playwright/test";
import { blockStorage } from "../support/blocked-storage.ts";
import {
	followLink,
	isSameDocument,
	listen,
	markDocument,
	notesOf,
	open,
	untilHydrated,
} from "../support/browsing.ts";
import { rememberStates, states, test } from "../support/deployed-site.ts";
import { smoke } from "../support/selection.ts";

const buildOf = (page: Page) => page.locator("#root").getAttribute("data-build");

const untilStates = (page: Page, wanted: readonly string[]) =>
	expect.poll(() => states(page), { timeout: 20_000 }).toEqual(wanted);

/** Opens a page and waits until its worker controls it. */
async function openWithWorker(page: Page, path: string): Promise<void> {
	await rememberStates(page);
	await open(page, path);
	await untilStates(page, ["installed", "active"]);
}

/** Makes the page check for a new worker, as browsers do periodically. */
const askForUpdate = (page: Page) =>
	page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** Uses a missing chunk of the program. */
const loadMissingPart = (page: Page) =>
	page.evaluate(() => import(`${location.origin}/assets/gone-12345678.js`).catch(() => undefined));

/** Returns a function that counts the waiting workers of this browser. */
async function waitingWorkers(page: Page): Promise<() => number> {
	const states = new Map<string, string>();
	const session = await page.context().newCDPSession(page);
	session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
		for (const { versionId, status } of versions) states.set(versionId, status);
	});
	await session.send("ServiceWorker.enable");
	const count = () => [...states.values()].filter((state) => state === "installed").length;
	await expect.poll(count, "a worker waits").toBe(1);
	return count;
}

/** Milliseconds for which an unchanged page is observed. */
const watched = 1000;

test(
	"R-LOAD-03 R-SW-01 keeps an open page working after a new build, and loads the next page from it completely",
	smoke,
	async ({ page, site }) => {
		const heard = listen(page);
		await openWithWorker(page, "/");
		const before = await buildOf(page);
		site.publish("another program");

		// Chunks that load on first use are still available.
		await page.getByRole("button", { name: "Menü" }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await page.keyboard.press("Escape");

		await markDocument(page);
		await followLink(page, "/kontakt");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kontakt");
		expect(await isSameDocument(page), "a full page load").toBe(false);
		await untilHydrated(page);
		const after = await buildOf(page);
		expect(after).not.toBe(before);
		await untilStates(page, ["installed", "active", "updated"]);
		const workers = () =>
			page.evaluate(async () => {
				const { active, waiting } = await navigator.serviceWorker.ready;
				return { inCharge: active === navigator.serviceWorker.controller, waiting: waiting?.state ?? null };
			});
		expect(await workers(), "the new worker waits while a page is open").toEqual({
			inCharge: true,
			waiting: "installed",
		});
		await followLink(page, "/uhren");
		expect(await buildOf(page)).toBe(after);
		expect(heard).toEqual([]);

		// Queried from the browser, because a page under inspection would keep the old worker busy.
		const waiting = await waitingWorkers(page);
		await page.goto("about:blank");
		await expect.poll(waiting, "it takes over once none is").toBe(0);
	},
);

test("R-SW-01 reloads a page that misses a file after an update, once per version", async ({
	page,
	site,
}) => {
	await openWithWorker(page, "/kontakt");
	const before = await buildOf(page);
	await markDocument(page);
	await loadMissingPart(page);
	await page.waitForTimeout(watched);
	expect(await isSameDocument(page), "without an update").toBe(true);

	site.publish("another program alone");
	await askForUpdate(page);
	await expect.poll(() => isSameDocument(page).catch(() => true), { timeout: 20_000 }).toBe(false);
	await untilHydrated(page);
	expect(await buildOf(page)).not.toBe(before);

	await markDocument(page);
	await loadMissingPart(page);
	await page.waitForTimeout(watched);
	expect(await isSameDocument(page), "a second time").toBe(true);
});

test("R-SW-01 does not reload a page that misses a file during checkout or with unsaved input", async ({
	page,
	context,
	site,
}) => {
	await openWithWorker(page, "/shop/kasse");
	const contact = await context.newPage();
	await rememberStates(contact);
	await open(contact, "/kontakt");
	await contact.locator("main textarea").first().fill("Guten Tag");

	site.publish("another program alone");
	for (const open of [page, contact]) {
		await markDocument(open);
		await loadMissingPart(open);
	}
	await askForUpdate(page);
	await untilStates(page, ["installed", "active", "updated"]);
	await untilStates(contact, ["updated"]);
	await page.waitForTimeout(watched);
	expect(await isSameDocument(page), "the checkout").toBe(true);
	expect(await isSameDocument(contact), "the contact form").toBe(true);
});

test("R-SW-01 B-REL-03 does not reload a page whose tab has no storage, which keeps working", async ({
	page,
	site,
}) => {
	const notes = notesOf(page);
	await page.addInitScript(blockStorage, ["localStorage", "sessionStorage"] as const);
	await open(page, "/kontakt");
	await expect.poll(() => notes, { timeout: 20_000 }).toContain("serviceWorker.active");
	await markDocument(page);
	site.publish("another program alone");
	await loadMissingPart(page);
	await askForUpdate(page);
	await expect.poll(() => notes, { timeout: 20_000 }).toContain("serviceWorker.updated");
	await page.waitForTimeout(watched);
	expect(await isSameDocument(page)).toBe(true);
	await followLink(page, "/uhren");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uhren");
});

test("R-SW-01 B-REL-03 reports a worker that cannot be installed as redundant, and keeps the page working", async ({
	page,
	site,
}) => {
	site.publish("broken worker");
	await rememberStates(page);
	await open(page, "/");
	await untilStates(page, ["redundant"]);
	await followLink(page, "/kontakt");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kontakt");
});
