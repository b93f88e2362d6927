import { availableParallelism, loadavg } from "node:os";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { signMessage } from "#renderer/studio/change-message.ts";
import { createSignedLinks } from "#renderer/studio/links.ts";
import type { StudioState } from "#renderer/studio/studio-page.ts";
import { prepareStudioSite, project, type StudioSite, secret } from "#tests/directus/studio-site.ts";
import { ensureBrowser } from "../../renderer/setup/browser.mjs";
import { folderDifferences } from "../folder-differences.mjs";

let studio: StudioSite;
let browser: Browser;
const links = createSignedLinks(secret);
const id = createSeedContext(project).id("ecommerce_product", "havelwerk-schilf");
const productPath = "/shop/uhren/havelwerk-schilf";
const productFile = "shop/uhren/havelwerk-schilf/index.html";

/** The price of the demo's product in each language. */
const prices = {
	de: (euros: number) => `${Math.floor(euros / 1000)}.${String(euros % 1000).padStart(3, "0")},50`,
	en: (euros: number) => `${Math.floor(euros / 1000)},${String(euros % 1000).padStart(3, "0")}.50`,
	fr: (euros: number) => `${Math.floor(euros / 1000)}\u202f${String(euros % 1000).padStart(3, "0")},50`,
};

const save = (changes: Readonly<Record<string, unknown>>) =>
	studio.admin.updateItem("ecommerce_product", id, changes);
const savePrice = (euros: number, status = "published") => save({ price_brutto: `${euros}.50`, status });

const previewOf = (lang: string, path = productPath, seconds = 600) =>
	studio.origin + links.sign("/preview", { path, lang, version: "draft" }, seconds);

async function state(): Promise<StudioState> {
	const authorization = await signMessage(links.messageKey);
	const answer = await fetch(`${studio.origin}/state`, { headers: { authorization } });
	return (await answer.json()) as StudioState;
}

/** Waits until no build runs or waits. */
async function settled(): Promise<StudioState> {
	const isSettled = async () => expect((await state()).state).not.toBe("running");
	await vi.waitFor(isSettled, { timeout: 240_000, interval: 100 });
	return state();
}

/** Returns the data of an administrator's request. */
async function read(path: string): Promise<never> {
	const { url, adminToken } = inject("directus");
	const answer = await fetch(url + path, { headers: { authorization: `Bearer ${adminToken}` } });
	return ((await answer.json()) as { data: never }).data;
}

/** Returns the report in the form of the project. */
async function report(): Promise<string> {
	const [found]: readonly { publication: string | null }[] = await read(
		`/items/project?filter[domain][_eq]=${project}&fields=publication`,
	);
	return found?.publication ?? "";
}

const livePrice = (euros: number) => studio.published(productFile).includes(prices.de(euros));

/** Presses a button of the studio's page. */
async function press(name: string): Promise<void> {
	const page = await browser.newPage({ locale: "en" });
	page.setDefaultTimeout(120_000);
	await page.goto(studio.page());
	await page.getByRole("button", { name }).click();
	await page.getByRole("status").waitFor();
	await page.close();
}

const median = (values: readonly number[]) =>
	values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Returns how much longer everything takes because others use the machine. */
const slowdown = () => Math.max(1, (loadavg()[0] ?? 1) / availableParallelism());

beforeAll(async () => {
	const executablePath = await ensureBrowser();
	const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
	[studio, browser] = await Promise.all([
		prepareStudioSite("studio-site"),
		chromium.launch({ executablePath, args }),
	]);
	await studio.install();
	await studio.start();
	const { state: first, text } = await settled();
	if (first !== "idle") throw new Error(`${text}\n${studio.output()}`);
}, 600_000);

afterAll(async () => {
	await browser?.close();
	await studio?.stop();
});

describe("a studio next to Directus", () => {
	it("B-USE-09 is installed with two Flows, and once", async () => {
		const installed = await studio.install();
		expect(installed).toContain("(0 changes)");
		expect(installed).toContain(`A change in Directus has reached the studio at ${studio.origin}.`);
		const flows: readonly { options: { collections?: string[] } }[] = await read(
			`/flows?sort=trigger&filter[name][_contains]=${project}`,
		);
		expect(flows.length).toBe(2);
		expect(flows[0]?.options.collections).toContain("ecommerce_product");
		const { meta }: { meta: { preview_url: string } } = await read("/collections/page");
		expect(meta.preview_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/open\?collection=page&.*&id=\{\{id\}\}$/);
		const { module_bar: bar }: { module_bar: { url?: string }[] } = await read("/settings?fields=module_bar");
		expect(bar.filter((entry) => entry.url?.startsWith(studio.origin)).length).toBe(1);
	});

	it("B-USE-09 says from which other studio it takes the previews", async () => {
		const other = "http://127.0.0.1:9";
		const taken = await studio.install(other);
		expect(taken).toContain(`until now in the studio at ${studio.origin}`);
		expect(taken).toContain("It was not tested whether changes reach the studio");
		expect(await studio.install()).toContain(`until now in the studio at ${other}`);
	});

	it("B-USE-09 shows a draft in the page after each save, in each language; visitors do not see it", async () => {
		const before = studio.published(productFile);
		expect(before).not.toBe("");
		await savePrice(1300, "draft");
		await expect.poll(() => studio.published(productFile), { timeout: 120_000 }).toBe("");
		const opened = await fetch(
			`${studio.origin}${links.sign("/open", { collection: "ecommerce_product" }, 60)}&id=${id}`,
		);
		expect(new URL(opened.url).searchParams.get("path")).toBe(productPath);
		const page = await browser.newPage();
		page.setDefaultTimeout(120_000);
		await page.goto(opened.url);
		await page.getByText("Entwurf: Besucher sehen das nicht").waitFor();
		const times: number[] = [];
		for (let price = 1301; price <= 1303; price += 1) {
			await settled();
			await savePrice(price, "draft");
			const saved = performance.now();
			await page.getByText(prices.de(price)).first().waitFor({ timeout: 60_000 });
			times.push(performance.now() - saved);
		}
		const busy = slowdown();
		const shown = times.map(Math.round).join(", ");
		console.log(
			`save to preview: median ${Math.round(median(times))} ms of ${shown}; load ${busy.toFixed(1)} times the processors`,
		);
		for (const lang of ["en", "fr"] as const) {
			await page.goto(previewOf(lang));
			await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(lang);
			await page.getByText(prices[lang](1303)).first().waitFor();
			await page.locator("#facette-preview [role=status]").waitFor();
		}
		expect(studio.published(productFile)).toBe("");
		await page.close();
	}, 600_000);

	it("B-USE-09 a preview is excluded from search engines, runs no script of the site, and can be framed only by Directus", async () => {
		const answer = await fetch(previewOf("de", "/"));
		const policy = answer.headers.get("content-security-policy") ?? "";
		expect(policy).toContain(`frame-ancestors ${studio.proxy.url}`);
		expect(answer.headers.get("x-robots-tag")).toContain("noindex");
		const html = await answer.text();
		expect(html).toContain('<meta name="robots" content="noindex">');
		expect(html.match(/<script\b/g)?.length).toBe(2);
		expect(html).toMatch(/<a\b[^>]*href="\/preview\?path=%2Fshop/);
	});
});

describe("the builds of a studio", () => {
	it("B-USE-09 publishes each save, the newest last, with the bytes of a build without a studio", async () => {
		await settled();
		await savePrice(1401);
		const saved = performance.now();
		await expect.poll(() => livePrice(1401), { timeout: 120_000, interval: 50 }).toBe(true);
		const live = Math.round(performance.now() - saved);
		console.log(`save to live: ${live} ms; load ${slowdown().toFixed(1)} times the processors`);
		await settled();
		await savePrice(1501);
		await savePrice(1502);
		await expect.poll(() => livePrice(1502), { timeout: 120_000, interval: 50 }).toBe(true);
		expect((await settled()).state).toBe("idle");
		expect(livePrice(1502)).toBe(true);
		const other = `${studio.out}-alone`;
		await studio.buildInto(other);
		// A build on top of another keeps files that open pages may request.
		const kept = JSON.parse(studio.published(".facette-kept.json") || "[]") as readonly string[];
		const { files, differences } = folderDifferences(studio.out, other);
		expect(files).toBeGreaterThan(100);
		expect(differences.filter((file) => file !== ".facette-kept.json" && !kept.includes(file))).toEqual([]);
	}, 600_000);
});

const category = createSeedContext(project).id("ecommerce_category", "watches");
const link = `/admin/content/ecommerce_product/${id}`;

describe("the report of builds in Directus", () => {
	it("B-REL-01 B-USE-09 names an item that is held back with a link, until it is corrected", async () => {
		await settled();
		await expect
			.poll(report, { timeout: 120_000 })
			.toMatch(/^\*\*Alles ist veröffentlicht, zuletzt am .*\*\*/);
		await save({ category: null });
		await expect.poll(report, { timeout: 120_000 }).toContain(link);
		expect(await report()).toContain("1 Eintrag ist zu korrigieren");
		expect(await report()).toContain("Die Website behält den zuletzt veröffentlichten Stand");
		expect(studio.published(productFile)).not.toBe("");
		const { findings, text } = await settled();
		expect(findings).toMatchObject([{ code: expect.any(String), effect: expect.any(String) }]);
		expect(text).toContain("except for what has to be corrected");
		await save({ category });
		await expect.poll(report, { timeout: 120_000 }).not.toContain(link);
		expect(await report()).toMatch(/^\*\*Alles ist veröffentlicht/);
	}, 600_000);

	it("B-USE-09 starts no build, and is not stored again while it stays the same", async () => {
		await settled();
		// A site before, if this test runs alone.
		await savePrice(1502);
		await expect.poll(() => livePrice(1502), { timeout: 120_000 }).toBe(true);
		const { lastMessageAt } = await settled();
		await press("Back to the version before");
		await expect.poll(report, { timeout: 60_000 }).toContain("Die vorige Fassung");
		await press("Publish now");
		await expect.poll(report, { timeout: 120_000 }).toMatch(/^\*\*Alles ist veröffentlicht/);
		const updates = (): Promise<readonly { readonly count: number }[]> =>
			read("/activity?filter[collection][_eq]=project&filter[action][_eq]=update&aggregate[count]=*");
		const before = await updates();
		expect(Number(before[0]?.count)).toBeGreaterThan(1);
		await press("Publish now");
		expect((await settled()).lastMessageAt).toBe(lastMessageAt);
		expect(await updates()).toEqual(before);
	}, 600_000);

	it("B-USE-09 is stored only with the key of the studio, and visitors cannot read it", async () => {
		const { url } = inject("directus");
		const before = await report();
		const [flow]: readonly { id: string }[] = await read("/flows?filter[trigger][_eq]=webhook&fields=id");
		for (const key of ["", links.messageKey])
			await fetch(`${url}/flows/trigger/${flow?.id}`, {
				method: "POST",
				headers: { "content-type": "application/json", "x-facette-report": key },
				body: JSON.stringify({ text: "Nonsense" }),
			});
		expect(await report()).toBe(before);
		expect((await fetch(`${url}/items/project?fields=publication`)).status).toBe(403);
		expect((await fetch(`${url}/items/project?fields=domain`)).status).toBe(200);
	});
});

describe("a publication that goes wrong", () => {
	it("B-REL-01 B-USE-09 publishes the version before with one press, until the next save", async () => {
		await settled();
		await savePrice(1601);
		await expect.poll(() => livePrice(1601), { timeout: 120_000 }).toBe(true);
		await settled();
		await press("Back to the version before");
		expect(livePrice(1502)).toBe(true);
		expect((await state()).state).toBe("restored");
		// Of an item with an error, what that version has of it remains.
		await save({ category: null });
		await expect.poll(report, { timeout: 120_000 }).toContain(link);
		await settled();
		expect(livePrice(1502)).toBe(true);
		await save({ category });
		await expect.poll(() => livePrice(1601), { timeout: 120_000 }).toBe(true);
	}, 600_000);

	it("B-USE-09 serves the former site when it is killed while publishing, and publishes after its next start", async () => {
		await settled();
		await savePrice(1701);
		await expect.poll(async () => (await state()).state, { timeout: 60_000, interval: 10 }).toBe("running");
		await studio.end("SIGKILL");
		expect(livePrice(1601) || livePrice(1701)).toBe(true);
		await studio.start();
		await expect.poll(() => livePrice(1701), { timeout: 120_000 }).toBe(true);
		await settled();
	}, 600_000);

	it("B-USE-09 reports that Directus does not answer, keeps the site, and publishes when it answers again", async () => {
		await settled();
		await studio.admin.updateItem("ecommerce_product", id, { price_brutto: "1801.50" });
		studio.proxy.reset(() => "cut");
		await press("Publish now");
		await expect.poll(async () => (await state()).state, { timeout: 120_000 }).toBe("failed");
		const { text, retryAt, findings } = await state();
		expect(text).toContain("Directus does not answer");
		expect(retryAt).not.toBeNull();
		expect(findings.map(({ code }) => code)).toContain("directus.read.network");
		expect(livePrice(1701) || livePrice(1801)).toBe(true);
		studio.proxy.reset();
		await expect.poll(() => livePrice(1801), { timeout: 180_000 }).toBe(true);
		expect((await settled()).state).toBe("idle");
	}, 600_000);
});
