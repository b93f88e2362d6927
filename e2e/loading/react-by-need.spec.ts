import { expect, type Page } from "@playwright/test";
import {
	isSameDocument,
	listen,
	markDocument,
	moveMouse,
	open,
	openHydrated,
	untilHydrated,
	untilReady,
} from "../support/browsing.ts";
import { newBrowser } from "../support/consent-decision.ts";
import { test } from "../support/journey.ts";
import { shopTemplatePaths } from "../support/pages.ts";
import { smoke } from "../support/selection.ts";
import { holding } from "../support/slow-pages.ts";
import { formOf, withdrawalTexts } from "../support/withdrawal-form.ts";

const html = (page: Page) => page.locator("html");
const main = (page: Page) => page.getByRole("main");
const alpenhorn = (page: Page) => main(page).locator("a[href='/uhren/alpenhorn']");

/** React's scripts, which no page may request before they are needed. */
const react = /\/assets\/(?:page|hydrate)-[^/]*\.js$/;

function reactRequests(page: Page): readonly string[] {
	const asked: string[] = [];
	page.on("request", (request) => react.test(request.url()) && asked.push(request.url()));
	return asked;
}

/** Visits with data saver enabled. */
const saveData = (page: Page) =>
	page.addInitScript(() =>
		Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
	);

async function openUnused(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await untilReady(page);
	await page.waitForLoadState("networkidle");
}

/** Opens a page whose React is delayed until it is released. */
async function openWithoutReact(page: Page, path: string): Promise<() => void> {
	const { handler, release } = holding();
	await page.route(react, handler);
	await page.goto(path);
	await untilReady(page);
	return release;
}

for (const [name, path] of [
	["product", shopTemplatePaths["shop-product"]],
	["list", shopTemplatePaths["shop-list"]],
] as const)
	test(`B-USE-17 a ${name} loads no React until it is used, then all of it`, async ({ page }) => {
		const asked = reactRequests(page);
		await openUnused(page, path);
		expect(asked).toEqual([]);
		await moveMouse(page, 300, 300);
		await expect(html(page)).toHaveAttribute("data-hydrated", "true");
	});

test("B-USE-17 loads no React on a content page until something is used", smoke, async ({ page }) => {
	const asked = reactRequests(page);
	await openUnused(page, "/kontakt");
	await moveMouse(page, 300, 300);
	await page.getByRole("banner").getByRole("button", { name: "Menü" }).click();
	await expect(page.getByRole("dialog", { name: "Menü" })).toBeVisible();
	await page.keyboard.press("Escape");
	expect(asked).toEqual([]);
});

test(
	"B-USE-17 replays choices and presses on a product's page from before React",
	smoke,
	async ({ page }) => {
		const heard = listen(page);
		const release = await openWithoutReact(page, "/shop/verlobungsringe/halo");
		const size = main(page).getByRole("radio").nth(2);
		await size.check({ force: true });
		const name = (await size.getAttribute("value")) ?? "";
		await main(page)
			.getByRole("button", { name: /In den Warenkorb/ })
			.click();
		release();
		await expect(html(page)).toHaveAttribute("data-hydrated", "true");
		await expect(page.getByRole("banner").getByRole("link", { name: /Warenkorb \(1\)/ })).toBeVisible();
		await expect(main(page).locator(`input[type=radio][value="${name}"]`)).toBeChecked();
		expect(heard).toEqual([]);
	},
);

test("B-USE-17 replays a list's order chosen before React", async ({ page }) => {
	const release = await openWithoutReact(page, "/shop");
	await main(page).getByLabel("Sortieren").selectOption("price_brutto");
	release();
	await expect(page).toHaveURL("/shop?sort=price_brutto");
	await expect(main(page).getByLabel("Sortieren")).toHaveValue("price_brutto");
});

test("B-USE-17 replays a filter ticked before React", async ({ page }) => {
	const release = await openWithoutReact(page, "/shop");
	const box = main(page)
		.getByRole("checkbox", { name: /Sternau/ })
		.first();
	await box.check({ force: true });
	release();
	await expect(page).toHaveURL(/\?manufacturer=/);
	await expect(box).toBeChecked();
	await page.goBack();
	await expect(page).toHaveURL("/shop");
});

test("B-USE-17 replays a quantity typed before React", async ({ page }) => {
	const release = await openWithoutReact(page, "/shop/dekoration/vase-kiesel");
	await main(page).getByRole("textbox", { name: "Anzahl" }).fill("2");
	await main(page).getByRole("button", { name: "In den Warenkorb" }).click();
	release();
	await expect(page.getByRole("banner").getByRole("link", { name: /Warenkorb \(2\)/ })).toBeVisible();
});

test("B-USE-17 R-LOAD-05 loads React on hover if pages are not prefetched, and follows the link with it", async ({
	page,
}) => {
	const asked = reactRequests(page);
	await openUnused(page, "/uhren");
	await markDocument(page);
	await alpenhorn(page).hover();
	await expect(html(page)).toHaveAttribute("data-hydrated", "true");
	expect(asked.length).toBeGreaterThan(0);
	await alpenhorn(page).click();
	await expect(page.getByRole("heading", { level: 1, name: "Alpenhorn" })).toBeVisible();
	expect(await isSameDocument(page)).toBe(true);
});

test("B-USE-17 leaves a click before React to the browser", async ({ page }) => {
	const { handler, release } = holding();
	await page.route(react, handler);
	await openUnused(page, "/uhren");
	await markDocument(page);
	await alpenhorn(page).click();
	await expect(page.getByRole("heading", { level: 1, name: "Alpenhorn" })).toBeVisible();
	expect(await isSameDocument(page)).toBe(false);
	release();
});

test("R-LOAD-05 B-USE-17 loads nothing on hover with data saver, and leaves the link to the browser", async ({
	page,
}) => {
	await saveData(page);
	const asked = reactRequests(page);
	await openUnused(page, "/uhren");
	const link = alpenhorn(page);
	await link.hover();
	await link.focus();
	await page.waitForLoadState("networkidle");
	expect(asked).toEqual([]);
	await link.click();
	await expect(page.getByRole("heading", { level: 1, name: "Alpenhorn" })).toBeVisible();
});

test("R-LOAD-02 announces a document that takes over a second on the page being left", async ({ page }) => {
	await saveData(page);
	await page.addInitScript(() =>
		addEventListener("facette:delayed-load", (event) =>
			console.info(`delayed ${(event as CustomEvent<{ path: string }>).detail.path}`),
		),
	);
	await openUnused(page, "/uhren");
	const delayed = page.waitForEvent("console", (message) => message.text().startsWith("delayed"));
	await page.route("**/uhren/alpenhorn", async (route) => {
		await delayed;
		await route.continue();
	});
	await alpenhorn(page).click({ noWaitAfter: true });
	expect((await delayed).text()).toBe("delayed /uhren/alpenhorn");
	await expect(page.getByRole("heading", { level: 1, name: "Alpenhorn" })).toBeVisible();
});

const speculationRules = (page: Page) => page.locator('script[type="speculationrules"]');

test.describe("in a browser that loads pages ahead by rules", () => {
	test.use({ speculates: true });

	test("B-USE-17 adds speculation rules to a content page, and loads no React on hover", async ({ page }) => {
		const heard = listen(page);
		const asked = reactRequests(page);
		await openUnused(page, "/uhren");
		const [rule] = JSON.parse((await speculationRules(page).textContent()) ?? "").prerender;
		expect(rule.eagerness).toBe("moderate");
		const left = await page.evaluate((patterns: readonly string[]) => {
			const excluded = patterns.map((pattern) => new URLPattern(pattern, location.origin));
			return ["/shop/warenkorb", "/fr/shop/kasse", "/shop/bestaetigung", "/login", "/uhren"]
				.flatMap((path) => [path, `${path}/`])
				.filter((path) => !excluded.some((one) => one.test(path, location.origin)));
		}, rule.where.and[1].not.href_matches);
		expect(left).toEqual(["/uhren", "/uhren/"]);
		await alpenhorn(page).hover();
		await alpenhorn(page).click();
		await expect(page.getByRole("heading", { level: 1, name: "Alpenhorn" })).toBeVisible();
		expect(asked).toEqual([]);
		expect(heard).toEqual([]);
	});

	test("B-USE-17 stops prerendering once React navigates", async ({ page }) => {
		await openHydrated(page, "/shop");
		await expect(speculationRules(page)).toHaveCount(0);
	});

	test.describe("that has not answered the cookie banner", () => {
		test.use(newBrowser);

		test("B-USE-17 prefetches documents without rendering them before the cookie banner is answered", async ({
			page,
		}) => {
			await openUnused(page, "/uhren");
			expect(Object.keys(JSON.parse((await speculationRules(page).textContent()) ?? ""))).toEqual([
				"prefetch",
			]);
		});
	});
});

test("B-USE-17 keeps a prerendered page passive until it is shown", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(document, "prerendering", { configurable: true, get: () => !("seen" in window) });
	});
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto("/uhren");
	await page.waitForLoadState("networkidle");
	expect(asked.filter((path) => path.includes("/assets/runtime-") || path.includes("/page-data/"))).toEqual(
		[],
	);
	await page.evaluate(() => {
		Object.assign(window, { seen: true });
		document.dispatchEvent(new Event("prerenderingchange"));
	});
	await untilReady(page);
});

test("B-USE-17 hydrates a form on first use and keeps its earlier input", async ({ page }) => {
	await open(page, "/kontakt");
	await expect(html(page)).not.toHaveAttribute("data-hydrated");
	const name = main(page).getByRole("textbox", { name: "Name" });
	await name.fill("Mara Beispiel");
	await expect(html(page)).toHaveAttribute("data-hydrated", "true");
	await expect(page.locator("div[data-island][data-hydrated]").first()).toBeVisible();
	await expect(name).toHaveValue("Mara Beispiel");
	await untilHydrated(page);
});

test("B-LAW-02 B-USE-17 replays a press in the moment in which React hydrates a form", async ({ page }) => {
	// React listens on its root before it has hydrated it.
	await page.addInitScript(() => {
		const { addEventListener } = EventTarget.prototype;
		EventTarget.prototype.addEventListener = function (type, ...rest) {
			addEventListener.call(this, type, ...rest);
			if (type !== "submit" || !(this instanceof Element && this.matches("[data-island=withdrawal]"))) return;
			EventTarget.prototype.addEventListener = addEventListener;
			queueMicrotask(() => this.querySelector<HTMLElement>("button[type=submit]")?.click());
		};
	});
	await page.goto(withdrawalTexts.de.path);
	await formOf(page).locator("[name=email]").focus();
	await expect(formOf(page).locator("[aria-invalid=true]")).toHaveCount(3);
});

test("B-USE-17 replays a button held during hydration when it is released", async ({ page }) => {
	const release = await openWithoutReact(page, "/kontakt");
	await main(page)
		.getByRole("button", { name: /Filiale/ })
		.hover();
	await page.mouse.down();
	release();
	await expect(page.locator("div[data-island][data-hydrated]").first()).toBeVisible();
	await page.mouse.up();
	await expect(page.getByRole("listbox")).toBeVisible();
});
