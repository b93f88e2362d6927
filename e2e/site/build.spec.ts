import { spawnSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { contentTemplateNames } from "#core/content/names.ts";
import { languages } from "#core/language/language.ts";
import { pathOf } from "#core/routes/paths.ts";
import { routeKeys } from "#core/routes/route-table.ts";
import { reuseEncodedImages } from "#tests/encoded-images.mjs";
import { test } from "../support/journey.ts";
import { smoke } from "../support/selection.ts";

const site = "dist/test/site-a";
const demo = "adapters/content-files/demo";

function filesBelow(folder: string, ending: string): string[] {
	return readdirSync(realpathSync(folder), { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(ending))
		.map((name) => join(folder, name));
}

function documents(): readonly { readonly file: string; readonly html: string }[] {
	const files = filesBelow(site, ".html");
	expect(files.length).toBeGreaterThan(100);
	return files.map((file) => ({ file, html: readFileSync(file, "utf8") }));
}

/** Returns the files of the smallest shop from its page. */
function exampleFiles(): readonly (readonly [file: string, text: string])[] {
	const page = readFileSync("adapters/content-files/smallest-shop.md", "utf8");
	const example = page.split("<!-- example -->")[1]?.split("<!-- /example -->")[0] ?? "";
	const files = [...example.matchAll(/^`([^`]+)`\n\n```\w+\n(.*?)^```$/gms)];
	expect(files.length).toBeGreaterThan(10);
	return files.map(([, file = "", text = ""]) => [file, text]);
}

/** Returns the quantisation tables of a JPEG (segments DQT, ITU-T T.81 B.2.4.1), which depend on its quality. */
function quantisation(bytes: Buffer): readonly string[] {
	const tables: string[] = [];
	for (let at = 2; at < bytes.length && bytes[at + 1] !== 0xda; at += 2 + bytes.readUInt16BE(at + 2))
		if (bytes[at + 1] === 0xdb)
			tables.push(bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2)).toString("hex"));
	return tables.sort();
}

test.describe("the built site", () => {
	test("R-ROUTE-01 contains exactly the table's pages of each key", smoke, () => {
		for (const key of routeKeys) {
			for (const path of languages.flatMap((language) => pathOf(key, language, "de") ?? []))
				expect(existsSync(`${site}${path}/index.html`), path).toBe(true);
			const guess = `/fr${pathOf(key, "de", "de")}`;
			if (pathOf(key, "fr", "de") === null)
				expect(existsSync(`${site}${guess}/index.html`), guess).toBe(false);
		}
	});

	test("R-LOAD-01 contains page data for every page, the build hash and the shared results", () => {
		const { buildHash } = JSON.parse(readFileSync(`${site}/page-data/app-data.json`, "utf8"));
		expect(buildHash).toMatch(/^[0-9a-f]{16}$/);
		for (const { file } of documents()) {
			const path = file.slice(site.length + 1).replace(/(^|\/)index\.html$|\.html$/, "") || "index";
			const data = JSON.parse(readFileSync(`${site}/page-data/${path}/page-data.json`, "utf8"));
			expect(data.buildHash).toBe(buildHash);
			expect(existsSync(`${site}/page-data/sq/d/${data.shared[0]}.json`), path).toBe(true);
		}
	});

	test("R-COMP-05 shows the project's logo and title on every page", () => {
		for (const { file, html } of documents()) {
			expect(html, file).toMatch(/<title>[^<]*Juwelier Sternau[^<]*<\/title>/);
			expect(html, file).toMatch(/<header[\s\S]*logo-juwelier-sternau[\s\S]*<\/header>/);
		}
	});

	test("R-A11Y-03 gives every h2 and h3 of a page's content its own anchor", () => {
		for (const { file, html } of documents()) {
			const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
			const ids = [...main.matchAll(/<h[23]([^>]*)>/g)].map(
				([, attributes]) => /id="([^"]+)"/.exec(attributes ?? "")?.[1],
			);
			expect(ids, file).not.toContain(undefined);
			expect(new Set(ids).size, file).toBe(ids.length);
		}
	});

	test("R-LEGAL-05 R-I18N-01 shows each legal text in the page's language", () => {
		const legal = JSON.parse(readFileSync(`${demo}/content/legal.json`, "utf8"));
		const pages = { de: "impressum", en: "en/imprint", fr: "fr/mentions-legales" } as const;
		const ids = ["insurance", "image_sources", "additional_top_info", "additional_bottom_info"] as const;
		for (const entry of legal.translations) {
			const path = pages[entry.language as keyof typeof pages];
			const html = readFileSync(`${site}/${path}/index.html`, "utf8");
			for (const id of ids) {
				const words: readonly string[] = String(entry[id]).match(/[\p{L}]{7,}/gu) ?? [];
				expect(words.length, `${id} in ${entry.language}`).toBeGreaterThan(4);
				for (const word of words.slice(0, 8)) expect(html, `${id} on ${path}`).toContain(word);
			}
		}
	});

	test("R-ROLE-01 has no sign-in, and no authentication in the browser's script", () => {
		for (const { file, html } of documents()) expect(html, file).not.toMatch(/type="password"/);
		const scripts = filesBelow(`${site}/assets`, ".js");
		expect(scripts.length).toBeGreaterThan(50);
		for (const file of scripts)
			expect(readFileSync(file, "utf8"), file).not.toMatch(/auth\/(authenticate|login|refresh)|access_token/);
	});

	test("R-ROUTE-11 loads each template as its own chunk", () => {
		const scripts = filesBelow(`${site}/assets`, ".js").join("\n");
		for (const template of contentTemplateNames)
			expect(scripts).toMatch(new RegExp(`/${template}-[\\w-]{8}\\.js$`, "m"));
	});
});

/**
 * Returns the fault of a page's image; null if there is none. Not an expectation, because these are slow for
 * thousands of images.
 */
function imageFault(image: string): string | null {
	const width = Number(/ width="(\d+)"/.exec(image)?.[1]);
	if (!(width > 0) || !/ height="\d+"/.test(image)) return "has no size";
	if (/ src="[^"]+\.svg"/.test(image)) return null;
	const srcset = / srcset="([^"]+)"/i.exec(image)?.[1];
	// The smallest size needs no alternative.
	if (srcset === undefined) return width <= 440 ? null : "has no srcset";
	return srcset.split(",").every((entry) => / \d{3,4}w$/.test(entry)) ? null : "has an odd srcset";
}

test.describe("the images of the built site", () => {
	test("R-IMG-01 are jpeg or png of at most 1980 pixels, never webp", smoke, async () => {
		expect(filesBelow(site, ".webp")).toEqual([]);
		for (const file of [...filesBelow(site, ".jpg"), ...filesBelow(site, ".png")]) {
			const { width, format } = await sharp(file).metadata();
			expect(width, file).toBeLessThanOrEqual(1980);
			expect(["jpeg", "png"], file).toContain(format);
		}
	});

	test("R-IMG-01 have a fixed size and a srcset", () => {
		const images = documents().flatMap(({ file, html }) =>
			[...html.matchAll(/<img [^>]*>/g)].map(([image]) => ({ file, image, fault: imageFault(image) })),
		);
		expect(images.filter(({ fault }) => fault !== null)).toEqual([]);
		expect(images.filter(({ image }) => / srcset="[^"]+,/i.test(image)).length).toBeGreaterThan(100);
	});

	test("R-IMG-01 are encoded with quality 85 if they are JPEG", async () => {
		const ground = sharp({ create: { width: 64, height: 64, channels: 3, background: "#777" } });
		const wanted = quantisation(await ground.clone().jpeg({ quality: 85, mozjpeg: true }).toBuffer());
		const other = quantisation(await ground.clone().jpeg({ quality: 84, mozjpeg: true }).toBuffer());
		expect(wanted).not.toEqual(other);
		const files = filesBelow(site, ".jpg");
		expect(files.length).toBeGreaterThan(50);
		for (const file of files) expect(quantisation(readFileSync(file)), file).toEqual(wanted);
	});
});

test.describe("a build that fails", () => {
	test("B-REL-01 the README's smallest shop builds without warnings", () => {
		const work = mkdtempSync(join(tmpdir(), "facette-readme-"));
		try {
			for (const [file, text] of exampleFiles()) {
				mkdirSync(dirname(join(work, "shop", file)), { recursive: true });
				writeFileSync(join(work, "shop", file), text);
			}
			const args = ["build", "--site", join(work, "shop"), "--out", join(work, "site")];
			const { status, stderr } = spawnSync(process.execPath, ["dist/program/cli.js", ...args], {
				encoding: "utf8",
				// Node.js warns about setting both, and Playwright sets one.
				env: { ...process.env, LC_ALL: "en", FORCE_COLOR: undefined, NO_COLOR: undefined },
			});
			expect(stderr).not.toMatch(/Error|Warning/);
			expect(status).toBe(0);
			const product = readFileSync(join(work, "site/shop/ringe/ring/index.html"), "utf8");
			expect(product).toContain("Ring aus Gold");
		} finally {
			rmSync(work, { recursive: true, force: true });
		}
	});

	test("B-REL-01 names every finding, exits with 1 and keeps the last good site", () => {
		const work = mkdtempSync(join(tmpdir(), "facette-build-"));
		const run = () =>
			spawnSync(
				process.execPath,
				["dist/program/cli.js", "build", "--site", join(work, "shop"), "--out", join(work, "site")],
				{
					encoding: "utf8",
					env: { ...process.env, LANG: "en_GB.UTF-8", LC_ALL: "" },
				},
			);
		try {
			cpSync(demo, join(work, "shop"), { recursive: true });
			reuseEncodedImages(join(work, "site"));
			expect(run().status).toBe(0);
			const before = readFileSync(join(work, "site/kontakt/index.html"), "utf8");

			const page = join(work, "shop/content/pages/contact.json");
			writeFileSync(
				page,
				readFileSync(page, "utf8").replace('"template": "contact"', '"template": "contct"'),
			);
			writeFileSync(join(work, "shop/content/media/og-image.jpg"), "no picture");
			writeFileSync(
				join(work, "shop/content/pages/evil.json"),
				JSON.stringify({
					template: "info",
					translations: [{ language: "de", path: "/../../etc", title: "x", description: "x" }],
				}),
			);
			const failed = run();
			expect(failed.status).toBe(1);
			for (const file of ["pages/contact.json", "media/og-image.jpg", "pages/evil.json"])
				expect(failed.stderr).toContain(file);
			expect(failed.stderr).toContain("contact");
			expect(readFileSync(join(work, "site/kontakt/index.html"), "utf8")).toBe(before);
		} finally {
			rmSync(work, { recursive: true, force: true });
		}
	});
});
