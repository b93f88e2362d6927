import { readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { filesBelow, ownSite } from "../support/own-site.ts";

const { content, out, reset, build } = ownSite("drawings");

test.describe.configure({ timeout: 180_000 });

/** Returns the pixels of an image as rendered by the browser, 400 pixels wide on white. */
async function rendered(page: Page, svg: string): Promise<Buffer> {
	await page.setContent(
		`<body style="margin:0;background:#fff"><img width="400" src="data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}">`,
	);
	await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
	return page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 400 } });
}

test("B-SEC-05 renders the demo's drawings unchanged after sanitizing", async ({ page }) => {
	const media = "adapters/content-files/demo/content/media";
	const published = filesBelow("dist/test/site-a/assets/media", /\.svg$/);
	const originals = readdirSync(media).filter((name) => name.endsWith(".svg"));
	expect(originals.length).toBeGreaterThanOrEqual(4);
	for (const name of originals) {
		const stem = name.replace(/\.svg$/, "");
		const file = published.find((path) => new RegExp(`/${stem}\\.[0-9a-f]{10}\\.svg$`).test(path));
		if (!file) throw new Error(`${name} is not published`);
		const before = await rendered(page, readFileSync(join(media, name), "utf8"));
		expect((await rendered(page, readFileSync(file, "utf8"))).equals(before), name).toBe(true);
	}
});

/** Drawings that run a script when opened or request another host; each passed an earlier pattern-based check. */
const hostile = [
	'<!--> <desc id=" --><script>document.title="ran"</script>',
	'<style>@\\69mport "http://fremd.example/a.css";</style>',
	'<style>*{background:image-set("http://fremd.example/b.png" 1x)}</style>',
	'<x:script xmlns:x="http://www.w3.org/2000/svg">document.title="ran"</x:script>',
].map((inside) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`);

test("B-SEC-05 B-REL-01 refuses a hostile drawing by name and line, and keeps the served site", async () => {
	reset();
	expect((await build()).status).toBe(0);
	const before = realpathSync(out);
	for (const [place, svg] of hostile.entries()) writeFileSync(join(content, "media", `x${place}.svg`), svg);
	const { status, stderr } = await build();
	expect(status).toBe(1);
	// Drawings of one kind are listed below the first, which has the code.
	const kinds = stderr.split(/^(?=error )/m).filter((kind) => /\[content\.svg\.\w+\]/.test(kind));
	for (const place of hostile.keys())
		expect(kinds.filter((kind) => new RegExp(`media/x${place}\\.svg:1\\b`).test(kind))).not.toEqual([]);
	expect(realpathSync(out)).toBe(before);
});

test("B-SEC-05 runs no script and requests nothing for a hostile drawing that a host serves anyway", async ({
	page,
	request,
}) => {
	const [file = ""] = filesBelow("dist/test/site-a/assets/media", /\.svg$/);
	const address = `/assets/media/${file.split("/").at(-1)}`;
	const headers = (await request.get(address)).headers();
	expect(headers["content-security-policy"]).toMatch(
		/^sandbox; default-src 'none'; style-src 'unsafe-inline'/,
	);
	const asked: string[] = [];
	// Requests that the policy blocks never arrive here.
	await page.route("http://fremd.example/**", (route) => {
		asked.push(route.request().url());
		return route.fulfill({ body: "" });
	});
	await page.route("**/*.svg", (route) => {
		const body = hostile[Number(/(\d)\.svg$/.exec(route.request().url())?.[1])] ?? "";
		return route.fulfill({ body, headers });
	});
	for (const place of hostile.keys()) {
		await page.goto(`/assets/media/hostile-${place}.svg`);
		await page.waitForTimeout(200);
		expect(await page.title()).not.toBe("ran");
	}
	expect(asked).toEqual([]);
	// Without the header the same script runs and the same address is requested, so this journey would notice.
	await page.unroute("**/*.svg");
	await page.route("**/*.svg", (route) =>
		route.fulfill({
			body: hostile[Number(/(\d)\.svg$/.exec(route.request().url())?.[1])] ?? "",
			contentType: "image/svg+xml",
		}),
	);
	await page.goto("/assets/media/hostile-0.svg");
	await expect(page).toHaveTitle("ran");
	await page.goto("/assets/media/hostile-1.svg");
	await expect.poll(() => asked).toEqual(["http://fremd.example/a.css"]);
});
