import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { ContentFinding } from "#core/content/finding.ts";
import { openDevSite } from "#renderer/dev/dev-site.ts";
import { buildSite } from "#renderer/render/build.ts";
import { siteFindings } from "#renderer/site/site-findings.ts";
import { pageWith, set, validFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";
import { emptyClient } from "#tests/renderer/empty-client.ts";

const side = 300;
const pixels = Buffer.from(Array.from({ length: side * side * 3 }, (_, place) => (place * 7919) % 251));
const image = sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
const jpeg = await image.clone().jpeg().toBuffer();
const png = await image.clone().png().toBuffer();
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);

/** A PNG with overwritten pixels, so that a chunk's checksum is wrong. */
function withBrokenChunk(bytes: Buffer): Buffer {
	const broken = Buffer.from(bytes);
	const start = broken.indexOf("IDAT") + 400;
	return broken.fill(0x55, start, start + 300);
}

const openSvg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g></svg>';

/** Creates a site whose product and page show an image of the bytes; neither is rendered in a test. */
function siteWith(name: string, bytes: Buffer | string): string {
	const files = validFiles();
	files[`media/${name}`] = bytes;
	set(files, "media/index.json", "1", { name, translations: [] });
	set(files, "shop/products/ring.json", "images", ["ring.png", ` ${name.toUpperCase()}`]);
	files["pages/new.json"] = pageWith({ blocks: [{ type: "picture", image: name }] });
	const folder = writeFolder(files);
	const config = {
		...{ domain: "www.example.org", content: { from: "files", directory: "." } },
		...{ ecommerce: {}, allowIncomplete: true },
	};
	writeFileSync(join(folder, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	return folder;
}

/** Returns the findings of an image; all other findings have another file. */
const ofImage = (findings: readonly ContentFinding[], name: string) =>
	findings
		.filter(({ file }) => file === `media/${name}`)
		.map(({ severity, key, field, params, usedAt }) => ({ severity, key, field, params, usedAt }));

describe("an image whose bytes are broken", () => {
	it.each([
		["a JPEG that is cut off", "cut.jpg", half(jpeg), "content.picture.damaged"],
		["a JPEG of which only the head is there", "head.jpg", jpeg.subarray(0, 30), "content.picture.broken"],
		["a PNG that is cut off", "cut.png", half(png), "content.picture.damaged"],
		["a PNG with a broken chunk", "chunk.png", withBrokenChunk(png), "content.picture.damaged"],
		["HTML named as a JPEG", "page.jpg", "<!doctype html><title>404</title>", "content.picture.broken"],
		[
			"an archive named as a JPEG",
			"archive.jpg",
			Buffer.from("PK\x03\x04abcdefgh"),
			"content.picture.broken",
		],
		["an empty file", "empty.png", "", "content.picture.broken"],
		["a PNG named as a JPEG", "other.jpg", png, "content.picture.mismatch"],
		["an SVG with an element that is not closed", "open.svg", openSvg, "content.svg.syntax"],
		["an empty SVG", "empty.svg", "", "content.svg"],
	])(
		"B-LAW-25 B-REL-01 has the same finding in check, build and dev, with product and page: %s",
		async (_, name, bytes, key) => {
			const siteDirectory = siteWith(name, bytes);
			const checked = await siteFindings(siteDirectory);
			const [finding, ...more] = ofImage(checked, name);
			expect(more).toEqual([]);
			expect(finding).toMatchObject({
				severity: "error",
				key: expect.stringContaining(key),
				usedAt: [
					{ file: "pages/new.json", field: "translations.0.blocks.0.image" },
					{ file: "shop/products/ring.json", field: "images.1" },
				],
			});
			const built = await buildSite({ siteDirectory, outputDirectory: join(siteDirectory, "dist/site") });
			expect(built.ok || built.error.kind !== "findings" ? [] : ofImage(built.error.findings, name)).toEqual([
				finding,
			]);
			const opened = await openDevSite({
				siteDirectory,
				cacheDirectory: join(siteDirectory, ".facette"),
				client: emptyClient,
				loadRenderMarkup: async () => () => "",
			});
			expect(opened.ok ? [] : ofImage(opened.error, name)).toEqual([finding]);
		},
	);
});
