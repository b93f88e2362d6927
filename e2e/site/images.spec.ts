import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { notesOf, open } from "../support/browsing.ts";
import { storeDecision, test } from "../support/journey.ts";
import { filesBelow, ownSite } from "../support/own-site.ts";
import { smoke } from "../support/selection.ts";

const { work, content, out, reset, edit, build } = ownSite("pictures");

// The tests build into the same folder.
test.describe.configure({ mode: "serial", timeout: 180_000 });

/** Image file names that people use. */
const names = [
	"hero #1.jpg",
	"was ist das?.jpg",
	"50% off.jpg",
	"ring, gold.jpg",
	"Größe & Maße.JPG",
	'd\'or "fin" <3>.jpg',
	"💍.jpg",
	"back\\slash.jpg",
	"%41+a=b;c:d@e[f].jpg",
	`${"lang ".repeat(40)}.jpg`,
];

async function image(name: string, hue: number, width = 1000): Promise<void> {
	const background = `hsl(${hue}, 60%, 50%)`;
	const image = sharp({ create: { width, height: 700, channels: 3, background } });
	await image.jpeg().toFile(join(work, "picture.jpg"));
	cpSync(join(work, "picture.jpg"), join(content, "media", name));
}

/** Serves the build while `visit` runs, in a browser that has refused all cookies. */
async function served(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
	const server = createPreviewServer({ directory: out });
	const { url } = await server.listen(0);
	const context = await browser.newContext({ baseURL: url });
	await storeDecision(context, [url]);
	try {
		await visit(await context.newPage());
	} finally {
		await context.close();
		await server.close();
	}
}

interface Product {
	readonly images: readonly string[];
}
interface PageFile {
	readonly translations: readonly { readonly language: string; readonly blocks: readonly object[] }[];
}

/** Adds images to the service page; its own image is the first. */
function showOnPage(images: readonly string[]): void {
	edit<PageFile>("pages/service.json", (page) => ({
		...page,
		translations: page.translations.map((version) => ({
			...version,
			image: images[0],
			blocks: [{ type: "gallery", images: images }],
		})),
	}));
}

test.beforeEach(reset);

/** Returns the decoded addresses of all images in a page's document. */
function namedIn(text: string): string[] {
	return [
		...text.matchAll(/(?:https:\/\/www\.juwelier-sternau\.example)?(\/assets\/media\/[^\s"'<>,\\)]+)/g),
	].map(([, path = ""]) => path);
}

async function loadedSizes(page: Page): Promise<readonly (readonly [string, number])[]> {
	for (const image of await page.locator("main img").all()) await image.scrollIntoViewIfNeeded();
	await expect
		.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
		.toBe(true);
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLImageElement>("main img")].map(
			(image) => [image.currentSrc, image.naturalWidth] as const,
		),
	);
}

test("B-SEC-08 R-IMG-01 R-IMG-02 loads images with any file name, at most 1980 px wide, on pages, in shares, structured data and the feed", async ({
	browser,
}) => {
	for (const [place, name] of names.entries()) await image(name, place * 30, place === 0 ? 2600 : 1000);
	writeFileSync(
		join(content, "media", "logo, #1?.svg"),
		readFileSync(join(content, "media/logo-juwelier-sternau.svg")),
	);
	edit<object>("project.json", (project) => ({ ...project, logo: "logo, #1?.svg", seo_image: names[1] }));
	edit<Product>("shop/products/trauringe-klassik.json", (product) => ({ ...product, images: names }));
	showOnPage([" HERO #1.JPG ", ...names.slice(1)]);
	const { status, stderr } = await build();
	expect([status, stderr.match(/error/g)]).toEqual([0, null]);

	const documents = filesBelow(out, /\.(?:html|xml|json|txt)$/);
	const named = new Set(documents.flatMap((file) => namedIn(readFileSync(file, "utf8"))));
	expect(named.size).toBeGreaterThan(names.length * 2);
	for (const path of named) {
		expect(path).toMatch(/^\/assets\/media\/[a-z0-9-]+\.[0-9a-f]{10}\.(?:jpg|png|svg)$/);
		expect(existsSync(join(out, path)), path).toBe(true);
	}
	const wide = [...named].filter((path) => path.includes("/hero-1-"));
	const widths = wide.map(async (path) => (await sharp(join(out, path)).metadata()).width);
	expect(Math.max(...(await Promise.all(widths)))).toBe(1980);
	for (const [file, wanted] of [
		["service/index.html", /property="og:image" content="[^"]*\/hero-1-\d+\./],
		["index.html", /assets\/media\/logo-1\./],
		["feeds/products-de-de.xml", /<g:image_link>[^<]*\/hero-1-\d+\.[^<]*</],
	] as const)
		expect(readFileSync(join(out, file), "utf8"), file).toMatch(wanted);

	await served(browser, async (page) => {
		await open(page, "/service");
		const sizes = await loadedSizes(page);
		expect(sizes.length).toBeGreaterThanOrEqual(names.length);
		expect(sizes.filter(([, width]) => width === 0)).toEqual([]);
		const images = page.locator("main img");
		expect(await images.locator("xpath=self::*[@width and @height and @srcset]").count()).toBe(sizes.length);
		await open(page, "/shop/trauringe/trauringe-klassik");
		expect((await loadedSizes(page)).filter(([, width]) => width === 0)).toEqual([]);
	});
});

test("B-REL-01 names a damaged image with a remedy, and keeps the served site", async () => {
	expect((await build()).status).toBe(0);
	const before = realpathSync(out);
	const file = join(content, "media/hero-pearls.jpg");
	writeFileSync(file, readFileSync(file).subarray(0, 20_000));
	const { status, stderr } = await build();
	expect(status).toBe(1);
	expect(stderr).toMatch(
		/error {2}media\/hero-pearls\.jpg \[content\.picture\.damaged\]\n +The picture's file is damaged or cut off\. Save it again.*\n +Used in branches\/charlottenburg\.json › image, pages\//,
	);
	expect(stderr).not.toMatch(/^ +at /m);
	expect(realpathSync(out)).toBe(before);
});

test("B-REL-01 names a full disk with the file and a remedy, and keeps the served site", async () => {
	expect((await build()).status).toBe(0);
	const before = realpathSync(out);
	edit<object>("project.json", (project) => ({ ...project, seo_title: "Juwelier Sternau, Berlin" }));
	// Limits files to 40 blocks, so that the system refuses the first larger page like a full disk.
	const { status, stderr } = await build("ulimit -f 40");
	expect(status).toBe(1);
	expect(stderr).toMatch(
		/\.html could not be written: the disk or the quota is full \(EFBIG\)\. Free some space/,
	);
	expect(stderr).not.toMatch(/^ +at /m);
	expect(realpathSync(out)).toBe(before);
	// A process of its own removes the discarded copy.
	await expect.poll(() => readdirSync(work).filter((name) => name.startsWith(".site-"))).toHaveLength(1);
});

test("R-ERR-02 R-IMG-02 warns about missing images and leaves them out", async ({ browser }) => {
	edit<object>("project.json", (project) => ({ ...project, logo_light: "gibt-es-nicht.svg" }));
	edit<Product>("shop/products/trauringe-klassik.json", ({ images, ...product }) => ({
		...product,
		images: [...images, "fehlt.jpg"],
	}));
	showOnPage(["gibt-es-nicht.jpg"]);
	const { status, stderr } = await build();
	expect(status).toBe(0);
	for (const [file, field] of [
		["project.json", "logo_light"],
		["pages/service.json", "translations.0.image"],
		["shop/products/trauringe-klassik.json", "images."],
	] as const)
		expect(stderr).toMatch(new RegExp(`(?:warning {2}| {9})${file}:\\d+:\\d+ › ${field}`));
	// The same image in the page's other versions and in its galleries.
	expect(stderr).toMatch(/The same applies in \d other places:/);
	const documents = filesBelow(out, /\.html$/).map((file) => readFileSync(file, "utf8"));
	expect(documents.filter((html) => /gibt-es-nicht|fehlt\.jpg|media\.missing/.test(html))).toEqual([]);
	await served(browser, async (page) => {
		await open(page, "/service");
		await expect(page.getByRole("main").locator("img, figure")).toHaveCount(0);
	});
	edit<object>("project.json", (project) => ({ ...project, logo: "gibt-es-nicht.svg" }));
	const refused = await build();
	expect(refused.status).toBe(1);
	expect(refused.stderr).toMatch(/error {2}project\.json:\d+:\d+ › logo \[content\.picture\.missing\]\n/);
});

test(
	"R-ERR-02 R-IMG-02 logs an image that the host lacks, and shows no broken one",
	smoke,
	async ({ page }) => {
		const notes = notesOf(page);
		await page.route(/\/assets\/media\/(?!logo).*\.jpg$/, (route) => route.fulfill({ status: 404 }));
		await open(page, "/service");
		const image = page.getByRole("main").locator("img").first();
		await expect(image).toBeHidden();
		await expect.poll(() => notes.join()).toMatch(/image\.missing {address: [^}]*\/assets\/media\//);
		expect(await page.locator("body").innerText()).not.toContain("image.missing");
	},
);
