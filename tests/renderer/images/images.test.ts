import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openFolder } from "#adapters/content-files/folder.ts";
import { checkImages } from "#adapters/content-files/images.ts";
import { noParsedFiles } from "#adapters/content-files/parsed-file-cache.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { createImages } from "#renderer/images/images.ts";

const [width, height] = [64, 32];
const [red, blue] = [
	[200, 30, 40],
	[20, 60, 190],
] as const;

/** Red on the left and blue on the right, in the format of an ending. */
function original(ending: string, opacity = 1): Promise<Buffer> | Buffer {
	// Made by heif-enc from the same image.
	if (ending === "heic") return readFileSync(new URL("fixtures/halves.heic", import.meta.url));
	const pixels = Array.from({ length: width * height }, (_, index) =>
		index % width < width / 2 ? red : blue,
	);
	const image = sharp(Buffer.from(pixels.flat()), { raw: { width, height, channels: 3 } });
	if (ending === "webp") return image.ensureAlpha(opacity).webp().toBuffer();
	return image.avif({ quality: 90 }).toBuffer();
}

const content = (bytes: Uint8Array) => ({ media: async () => bytes }) as unknown as SiteContent;
const newFolder = () => mkdtempSync(join(tmpdir(), "images-"));

describe("R-IMG-01 originals as phones and other programs write them", () => {
	it.each([
		["webp", 1, "jpeg"],
		["webp", 0.5, "png"],
		["avif", 1, "jpeg"],
		["heic", 1, "jpeg"],
	])("publishes %s of opacity %s as %s, upright and in its colours", async (ending, opacity, format) => {
		const images = createImages(content(await original(ending, opacity)), newFolder());
		const described = await images.describe(`ring.${ending}`);
		expect(described).toMatchObject({ format, width, height, widths: [width] });
		const encoded = sharp(await images.encode(described, width));
		expect(await encoded.metadata()).toMatchObject({ format, width, height });
		const { data, info } = await encoded.raw().toBuffer({ resolveWithObject: true });
		const middle = (x: number) => [
			...data.subarray(((height / 2) * width + x) * info.channels).subarray(0, 3),
		];
		for (const [x, color] of [
			[width / 4, red],
			[(width * 3) / 4, blue],
		] as const)
			for (const [channel, value] of middle(x).entries())
				expect(Math.abs(value - (color[channel] ?? 0)), `${middle(x)}`).toBeLessThan(12);
	});

	it("turns a phone's sideways HEIC upright and converts its colours from Display P3", async () => {
		const name = "fixtures/display-p3-sideways.heic";
		const images = createImages(content(readFileSync(new URL(name, import.meta.url))), newFolder());
		const described = await images.describe("ring.heic");
		expect(described).toMatchObject({ format: "jpeg", width: 48, height: 64 });
		const { data, info } = await sharp(await images.encode(described, 48))
			.raw()
			.toBuffer({ resolveWithObject: true });
		for (const [row, color] of [
			[16, [220, 40, 40]],
			[48, [30, 170, 80]],
		] as const)
			for (const [channel, value] of color.entries())
				expect(
					Math.abs((data[(row * 48 + 24) * info.channels + channel] ?? 0) - value),
					`row ${row}`,
				).toBeLessThan(5);
	});

	it("reports a HEIC image that is cut off as damaged", async () => {
		const bytes = await original("heic");
		const images = createImages(content(bytes.subarray(0, bytes.length - 60)), newFolder());
		await expect(images.describe("ring.heic")).rejects.toMatchObject({
			image: "ring.heic",
			reason: null,
		});
	});
});

describe("B-LAW-25 R-IMG-01 the check of originals", () => {
	async function check(files: Readonly<Record<string, Uint8Array>>) {
		const folder = newFolder();
		mkdirSync(join(folder, "media"));
		for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, "media", name), bytes);
		const opened = openFolder(folder);
		if (!opened) throw new Error(folder);
		return checkImages({ folder: opened, parsedFiles: noParsedFiles }, Object.keys(files));
	}

	it("takes them by their bytes, in any letter case of their ending", async () => {
		const { findings, sizes } = await check({
			"a.webp": await original("webp"),
			"b.AVIF": await original("avif"),
			"c.HEIC": await original("heic"),
			"d.heif": await original("heic"),
		});
		expect(findings).toEqual([]);
		expect([...sizes.values()]).toEqual(Array.from({ length: 4 }, () => ({ width, height })));
	});

	it("names the format that a name does not say", async () => {
		const { findings } = await check({ "a.jpg": await original("heic"), "b.heic": await original("avif") });
		expect(findings.map(({ file, key, params }) => [file, key, params])).toEqual(
			expect.arrayContaining([
				["media/a.jpg", "content.picture.mismatch", { found: "heic", expected: "jpeg" }],
				["media/b.heic", "content.picture.mismatch", { found: "avif", expected: "heic" }],
			]),
		);
	});
});
