import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { checkSvg } from "#adapters/content-files/svg/check-svg.ts";
import { packageFont } from "#renderer/fonts/font-family.ts";
import type { HeadingFont } from "#renderer/fonts/site-fonts.ts";
import type { ImageDescription } from "#renderer/images/images.ts";
import { drawnIcon, type IconFile, renderSiteIcons, siteIcon } from "#renderer/images/site-icons.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const { site } = await readDemoSite();

const square = (corner: number) =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="${corner}" fill="#12302a"/></svg>`,
	);
const wide = Buffer.from(
	'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect x="10" y="20" width="380" height="60" fill="#cc0000"/></svg>',
);

function described(name: string, width: number, height: number): ImageDescription {
	return { name, digest: "0", format: "svg", width, height, color: null, widths: [width] };
}

const describedImages = [described("icon.svg", 64, 64), described("logo.svg", 400, 100)];

function mainFont(name: string): HeadingFont {
	const family = packageFont(name, import.meta.dirname, 500);
	if (!family.ok) throw new Error(`${name} is not installed`);
	return { path: `assets/${name}.woff2`, font: family.value.main.font };
}

const garamond = mainFont("@fontsource-variable/eb-garamond");
const jost = mainFont("@fontsource-variable/jost");

function iconOf(favicon: string | null, logo: string | null = "logo.svg", font = garamond) {
	return siteIcon({ ...site, project: { ...site.project, favicon, logo } }, "fr", describedImages, [font]);
}

/** Returns the icon of a shop without pictures, as SVG. */
function drawingOf(name: string, font: HeadingFont): string {
	const company = { ...site.company, display_name: name };
	const project = { ...site.project, favicon: null, logo: null };
	return drawnIcon(siteIcon({ ...site, company, project }, "fr", describedImages, [font]), [font]);
}

/** Returns the files by path. */
async function filesOf(
	favicon: string | null,
	bytes: Buffer,
): Promise<ReadonlyMap<string, IconFile["content"]>> {
	const files = await renderSiteIcons(iconOf(favicon), [], { media: async () => bytes });
	return new Map(files.map(({ path, content }) => [path, content]));
}

/** Returns red, green, blue and alpha of a pixel. */
async function pixel(
	picture: IconFile["content"] | undefined,
	x: number,
	y: number,
): Promise<readonly number[]> {
	const { data, info } = await sharp(Buffer.from(picture ?? ""))
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const start = (y * info.width + x) * info.channels;
	return [...data.subarray(start, start + info.channels)];
}

const green = [0x12, 0x30, 0x2a, 255];

describe("the icons of a site", () => {
	it("B-SEO-09 include a favicon.ico with three sizes, each rendered separately", async () => {
		const ico = Buffer.from((await filesOf("icon.svg", square(12))).get("favicon.ico") ?? "");
		expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
		const images = [0, 1, 2].map((place) => {
			const entry = 6 + 16 * place;
			const offset = ico.readUInt32LE(entry + 12);
			return {
				size: ico.readUInt8(entry),
				bytes: ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)),
			};
		});
		for (const [place, size] of [16, 32, 48].entries()) {
			const picture = images[place];
			expect(picture?.size).toBe(size);
			expect(await sharp(picture?.bytes).metadata()).toMatchObject({
				format: "png",
				width: size,
				height: size,
			});
			expect(await pixel(picture?.bytes, size / 2, size / 2)).toEqual(green);
		}
	});

	it("B-SEO-09 include a manifest with the shop's name and colours and icons of the stated sizes", async () => {
		const files = await filesOf("icon.svg", square(12));
		const manifest = JSON.parse(String(files.get("manifest.json")));
		expect(manifest).toMatchObject({
			name: "Juwelier Sternau",
			lang: "fr",
			start_url: "/",
			theme_color: expect.stringMatching(/^#[\da-f]{6}$/),
			background_color: expect.stringMatching(/^#[\da-f]{6}$/),
		});
		const icons = manifest.icons as readonly { src: string; sizes: string; purpose: string }[];
		expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
			["192x192", "any"],
			["512x512", "any"],
			["512x512", "maskable"],
		]);
		for (const { src, sizes } of icons) {
			const { width, height } = await sharp(Buffer.from(files.get(src.slice(1)) ?? "")).metadata();
			expect(`${width}x${height}`).toBe(sizes);
		}
	});

	it("B-SEO-09 leave no transparency on phones, using the icon's own edge colour if it has one", async () => {
		const rounded = await filesOf("icon.svg", square(12));
		expect(await pixel(rounded.get("icon-192.png"), 0, 0)).toMatchObject([0, 0, 0, 0]);
		for (const path of ["apple-touch-icon.png", "icon-maskable-512.png"])
			expect(await pixel(rounded.get(path), 0, 0)).toEqual(green);
		const { ground } = iconOf("icon.svg");
		const logo = await filesOf(null, wide);
		const [red, greenPart, blue] = [1, 3, 5].map((start) =>
			Number.parseInt(ground.slice(start, start + 2), 16),
		);
		expect(await pixel(logo.get("apple-touch-icon.png"), 0, 0)).toEqual([red, greenPart, blue, 255]);
	});

	it("B-SEO-09 show the complete logo if the site has no icon", async () => {
		const logo = await filesOf(null, wide);
		expect(await pixel(logo.get("icon-512.png"), 256, 256)).toEqual([0xcc, 0, 0, 255]);
		// 400 by 100 becomes 512 by 128 in the middle.
		expect(await pixel(logo.get("icon-512.png"), 256, 180)).toMatchObject([0, 0, 0, 0]);
		expect(iconOf("missing.svg").image?.name).toBe("logo.svg");
	});

	it("B-SEO-09 have the same bytes each time", async () => {
		expect(await filesOf("icon.svg", square(0))).toEqual(await filesOf("icon.svg", square(0)));
	});
});

describe("the icons of a site without a picture", () => {
	it("B-SEO-09 B-USE-05 show the initial in the heading font if the site has no picture, or one that cannot be read", async () => {
		const unread = { media: () => Promise.reject(new Error()) };
		for (const icon of [iconOf(null, null), iconOf(null, "missing.svg")]) {
			const files = new Map(
				(await renderSiteIcons(icon, [garamond], unread)).map((file) => [file.path, file.content]),
			);
			expect(JSON.parse(String(files.get("manifest.json"))).icons).toHaveLength(3);
			expect(await pixel(files.get("icon-512.png"), 256, 20)).toEqual(
				await pixel(files.get("icon-512.png"), 20, 256),
			);
			const { entropy } = await sharp(Buffer.from(files.get("icon-512.png") ?? "")).stats();
			expect(entropy).toBeGreaterThan(0.2);
		}
		expect(drawingOf("Léman", garamond)).not.toBe(drawingOf("Léman", jost));
		expect(iconOf("icon.svg", null).drawing).toBeNull();
		// A build compares the inputs to know whether the icons are those of its predecessor.
		expect(iconOf(null, null)).not.toEqual(iconOf(null, null, jost));
	});

	it.each(["Goldschmiede Weber", "Łucja & Søn", "18 Karat", "Ювелир", "O’Neill <b>", "…"])(
		"B-SEC-03 of %s are drawn as outlines, without text that needs a font",
		(name) => {
			const svg = drawingOf(name, garamond);
			expect(checkSvg("icon.svg", svg).ok).toBe(true);
			expect(svg).not.toMatch(/<text|NaN/);
		},
	);
});
