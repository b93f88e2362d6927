import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { followLink, listen, notesOf, open, untilHydrated, untilReady } from "../support/browsing.ts";
import { rememberStates, states, stored, test } from "../support/deployed-site.ts";
import { repetition, smoke } from "../support/selection.ts";

/** Opens a page and waits until the worker has cached it. */
async function visit(page: Page, path: string): Promise<void> {
	await open(page, path);
	await expect.poll(() => stored(page), { timeout: 20_000 }).toContain(path);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test(
	"R-SW-01 serves and installs /sw.js for the whole site, and reports to window and log",
	smoke,
	async ({ page, request, site }) => {
		const notes = notesOf(page);
		await rememberStates(page);
		await open(page, "/kontakt");
		await expect.poll(() => states(page)).toEqual(["installed", "active"]);
		expect(notes).toEqual(expect.arrayContaining(["serviceWorker.installed", "serviceWorker.active"]));
		expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
			`${site.address}/`,
		);
		const answer = await request.get("/sw.js");
		expect(answer.headers()).toMatchObject({
			"content-type": expect.stringContaining("javascript"),
			"cache-control": "no-cache",
		});
		expect((await answer.text()).includes("importScripts"), "one file").toBe(false);
	},
);

test("R-SW-02 opens visited pages offline, however they were reached; others show the offline page", async ({
	page,
	site,
}) => {
	await visit(page, "/");
	await followLink(page, "/en/contact");
	await expect.poll(() => stored(page)).toContain("/en/contact");
	await site.disconnect();

	await page.goto("/?utm_source=letter");
	await untilReady(page);
	await expect(heading(page)).toHaveCSS("font-family", /garamond/i);
	await page.goto("/en/contact");
	await untilReady(page);
	await expect(heading(page)).toHaveText("Contact");

	const pages = {
		"/service": "Keine Verbindung",
		"/en/service": "No connection",
		"/fr/montres": "Pas de connexion",
	};
	for (const [path, text] of Object.entries(pages)) {
		await page.goto(path);
		await expect(heading(page)).toHaveText(text);
		await expect(page).toHaveURL(path);
	}
	await page.goto("/service");
	await untilHydrated(page);
	expect(await violations(page)).toEqual([]);
	await followLink(page, "/en/contact");
	await expect(heading(page)).toHaveText("Contact");
	await page.goto("/service");

	await site.connect();
	await page.getByRole("link", { name: "Erneut versuchen" }).click();
	await expect(heading(page)).toHaveText("Service");
});

test("B-LAW-02 R-SW-02 never serves the withdrawal page from a cache, but reports the missing connection", async ({
	page,
	site,
}) => {
	await visit(page, "/kontakt");
	await page.goto("/vertrag-widerrufen");
	await untilHydrated(page);
	await followLink(page, "/en/withdraw-from-contract");
	await expect(heading(page)).toHaveText("Withdraw from contract");
	await visit(page, "/service");
	const pages = (await stored(page)).filter((path) => !path.startsWith("/assets/"));
	expect(pages).toContain("/service");
	expect(pages.filter((path) => /widerrufen|withdraw/.test(path))).toEqual([]);
	await site.disconnect();
	await page.goto("/vertrag-widerrufen");
	await expect(heading(page)).toHaveText("Keine Verbindung");
});

test.describe("another host", () => {
	// The service is not in the site's configuration, so the policy would block it.
	test.use({ bypassCSP: true });

	test("R-SW-02 never answers, stores or repeats orders and requests from a cache", async ({
		page,
		site,
	}) => {
		const asked: string[] = [];
		const service = createServer((request, response) => {
			asked.push(`${request.method} ${request.url}`);
			response.writeHead(200, { "access-control-allow-origin": "*", "access-control-allow-headers": "*" });
			response.end("{}");
		});
		await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
		const { port } = service.address() as AddressInfo;
		const other = `http://127.0.0.1:${port}`;
		const outcomes = () =>
			page.evaluate(
				(host) =>
					Promise.all(
						[
							[`${host}/ecom/order`, "POST"],
							[`${host}/ecom/order/7`, "GET"],
							["/ecom/order", "POST"],
							["/kontakt", "POST"],
							["/ecom/order/7", "GET"],
						].map(([address = "", method = ""]) =>
							fetch(address, { method }).then(
								({ status }) => status,
								() => "refused",
							),
						),
					),
				other,
			);
		await visit(page, "/kontakt");
		await page.reload();
		expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
		expect(await outcomes()).toEqual([200, 200, 405, 405, 404]);
		const kept = await page.evaluate(async () => {
			const requests = await Promise.all(
				(await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
			);
			return requests.flat().map(({ url }) => url);
		});
		expect(kept.filter((url) => url.includes("/ecom/"))).toEqual([]);

		// Browsers keep idle connections, so closing would wait for them.
		const closed = new Promise((resolve) => service.close(resolve));
		service.closeAllConnections();
		await closed;
		await site.disconnect();
		asked.length = 0;
		expect(await outcomes()).toEqual(["refused", "refused", "refused", "refused", "refused"]);

		await site.connect();
		await new Promise<void>((resolve) => service.listen(port, "127.0.0.1", resolve));
		await open(page, "/kontakt");
		await page.waitForLoadState("networkidle");
		expect(asked).toEqual([]);
		service.closeAllConnections();
		service.close();
	});
});

const refusals = {
	"serviceWorker.failed": () => {
		ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error("refused"));
	},
	"serviceWorker.needsHttps": () => {
		Object.defineProperty(window, "isSecureContext", { value: false });
	},
	"serviceWorker.unsupported": () => {
		Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
	},
};

for (const [note, refuse] of Object.entries(refusals))
	test(
		`R-SW-01 R-ERR-02 B-REL-03 only logs ${note}, and keeps the page working`,
		repetition(note !== "serviceWorker.failed"),
		async ({ page }) => {
			const heard = listen(page);
			const notes = notesOf(page);
			await page.addInitScript(refuse);
			await open(page, "/");
			await expect.poll(() => notes.some((text) => text.startsWith(note))).toBe(true);
			await followLink(page, "/kontakt");
			await expect(heading(page)).toHaveText("Kontakt");
			expect(await page.locator("body").innerText()).not.toMatch(/serviceWorker|refused|https/i);
			expect(heard).toEqual([]);
		},
	);
