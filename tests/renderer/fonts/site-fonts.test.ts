import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plainThemeConfig, type ThemeConfig } from "#core/content/theme.ts";
import type { FontMeasures } from "#renderer/fonts/font-measures.ts";
import { loadSiteFonts } from "#renderer/fonts/site-fonts.ts";

const marcellus = "node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff2";
const figtree = "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

/** A site's folder with an empty media folder. */
function siteFolder() {
	const siteDirectory = mkdtempSync(join(tmpdir(), "facette-fonts-"));
	const media = join(siteDirectory, "media");
	mkdirSync(media);
	return { siteDirectory, media };
}

function load(
	config: Partial<ThemeConfig>,
	folder = siteFolder(),
	measures = new Map<string, FontMeasures>(),
) {
	const { siteDirectory, media } = folder;
	return loadSiteFonts(
		{ config: { ...plainThemeConfig, ...config } },
		{ siteDirectory, mediaFolders: [media] },
		measures,
	);
}

async function fontsOf(config: Partial<ThemeConfig>, folder = siteFolder()) {
	const loaded = await load(config, folder);
	if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
	return loaded.value;
}

async function findingsOf(config: Partial<ThemeConfig>, folder = siteFolder()) {
	const loaded = await load(config, folder);
	return loaded.ok ? [] : loaded.error.map(({ field, key, params }) => ({ field, key, params }));
}

/** The rule of a family in a style sheet. */
function faceOf(styles: string, family: string): string {
	return styles.split("\n").find((line) => line.includes(`font-family:"${family}"`)) ?? "";
}

describe("loadSiteFonts", () => {
	it("B-USE-07 gives EB Garamond and Figtree without a choice, with stand-ins of the same size", async () => {
		const { styles, preloads, files } = await fontsOf({});
		expect(styles).toContain('--font-display:"EB Garamond","EB Garamond Fallback",Georgia, serif');
		expect(styles).toContain('--font-text:"Figtree","Figtree Fallback",Helvetica, sans-serif');
		expect(faceOf(styles, "EB Garamond Fallback")).toContain("size-adjust:94.7692%");
		expect(faceOf(styles, "EB Garamond Fallback")).toContain("ascent-override:106.2581%");
		expect(faceOf(styles, "Figtree Fallback")).toContain("size-adjust:99.5961%");
		expect(preloads).toHaveLength(2);
		for (const path of preloads) expect(files.map((file) => `/${file.path}`)).toContain(path);
	});

	it("B-USE-07 takes an installed package, of one weight or variable, by its subsets", async () => {
		const { styles, preloads } = await fontsOf({
			heading_font: ["@fontsource/marcellus"],
			text_font: ["@fontsource-variable/jost"],
		});
		expect(faceOf(styles, "Marcellus")).toMatch(/font-weight:400;.*unicode-range:U\+0000-00FF/);
		expect(faceOf(styles, "Jost")).toContain("font-weight:100 900");
		expect(preloads[0]).toMatch(/^\/assets\/marcellus-latin-400-normal-[0-9a-f]{10}\.woff2$/);
		expect(styles).not.toContain("EB Garamond");
	});

	it("B-USE-07 takes files of the media folder with the weights that they have", async () => {
		const folder = siteFolder();
		copyFileSync(marcellus, join(folder.media, "house.woff2"));
		copyFileSync(figtree, join(folder.media, "text.woff2"));
		const { styles, files } = await fontsOf(
			{ heading_font: ["house.woff2"], text_font: ["text.woff2"] },
			folder,
		);
		expect(faceOf(styles, "Marcellus")).toContain("font-weight:400");
		expect(styles).toMatch(/font-family:"Figtree[^"]*";font-weight:300 900/);
		expect(files).toHaveLength(2);
	});

	it("B-USE-07 loads one font for both roles once", async () => {
		const jost = ["@fontsource-variable/jost"];
		const { styles, preloads } = await fontsOf({ heading_font: jost, text_font: jost });
		expect(preloads).toHaveLength(1);
		expect(styles.match(/font-family:"Jost Fallback"/g)).toHaveLength(1);
	});

	it("B-USE-07 takes the measures of files from earlier builds, and measures others", async () => {
		const measures = new Map<string, FontMeasures>();
		const measured = await load({}, siteFolder(), measures);
		expect(measures.size).toBe(2);
		expect(await load({}, siteFolder(), measures)).toEqual(measured);
		for (const [digest, { metrics }] of measures)
			measures.set(digest, { metrics, letters: { small: 9, capital: 9 } });
		expect(await load({}, siteFolder(), measures)).toMatchObject({
			value: { styles: expect.stringContaining("--letter-width:9;") },
		});
		const other = await load({ heading_font: ["@fontsource/marcellus"] }, siteFolder(), measures);
		expect(other).toMatchObject({ value: { styles: expect.not.stringContaining("--letter-width:9;") } });
	});

	it("B-USE-07 names the field of a font that is not installed, not there, no font or too large", async () => {
		const folder = siteFolder();
		writeFileSync(join(folder.media, "text.woff2"), "no font");
		writeFileSync(join(folder.media, "large.woff2"), Buffer.alloc(300 * 1024));
		expect(
			await findingsOf({ heading_font: ["@fontsource/nothing"], text_font: ["other.woff2"] }, folder),
		).toEqual([
			{
				field: "config.heading_font",
				key: "theme.fontPackage",
				params: { name: "@fontsource/nothing" },
			},
			{ field: "config.text_font", key: "theme.fontMissing", params: { name: "other.woff2" } },
		]);
		expect(await findingsOf({ heading_font: ["large.woff2"], text_font: ["text.woff2"] }, folder)).toEqual([
			{
				field: "config.heading_font",
				key: "theme.fontLarge",
				params: { name: "large.woff2", size: 300, limit: 200 },
			},
			{ field: "config.text_font", key: "theme.fontBroken", params: { name: "text.woff2" } },
		]);
	});
});
