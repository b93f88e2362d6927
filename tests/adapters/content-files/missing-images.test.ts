import { describe, expect, it } from "vitest";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { languages } from "#core/language/language.ts";
import type { ReadContent } from "#core/ports/site-content.ts";
import {
	type Files,
	pageWith,
	set,
	validFiles,
	writeFolder,
} from "#tests/adapters/content-files/content-folder.ts";

const gone = "gone.jpg";

function open(change: (files: Files) => void) {
	const files = validFiles();
	change(files);
	return createContentFiles({ directory: writeFolder(files), languages, defaultLanguage: "de" });
}

async function load(content: ReturnType<typeof open>): Promise<ReadContent> {
	const loaded = await content.load();
	if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
	return loaded.value;
}

describe("an image that the media folder does not have", () => {
	it("R-ERR-02 R-IMG-02 is a warning wherever it is named, and its place is left out", async () => {
		const content = open((files) => {
			set(files, "project.json", "logo_light", gone);
			set(files, "project.json", "favicon", gone);
			set(files, "project.json", "seo_image", "rnig.png");
			set(files, "branches/mitte.json", "image", gone);
			set(files, "brands/alpenhorn.json", "logo", gone);
			set(files, "shop/products/ring.json", "images", [gone, "ring.png"]);
			set(files, "media/index.json", "1", { name: gone, translations: [] });
			files["pages/new.json"] = pageWith({
				image: gone,
				blocks: [
					{ type: "picture", image: gone },
					{ type: "gallery", images: ["ring.png", gone] },
					{ type: "teasers", items: [{ path: "/uhren", image: gone }] },
				],
			});
		});
		const { site, warnings } = await load(content);
		expect(warnings.map(({ severity, file, field, key }) => [severity, file, field, key])).toEqual(
			[
				["branches/mitte.json", "image"],
				["brands/alpenhorn.json", "logo"],
				["media/index.json", "1.name"],
				["pages/new.json", "translations.0.image"],
				["pages/new.json", "translations.0.blocks.0.image"],
				["pages/new.json", "translations.0.blocks.1.images.1"],
				["pages/new.json", "translations.0.blocks.2.items.0.image"],
				["project.json", "logo_light"],
				["project.json", "favicon"],
				["project.json", "seo_image", "_near"],
				["shop/products/ring.json", "images.0"],
			].map(([file, field, near = ""]) => ["warning", file, field, `content.picture.missing${near}`]),
		);
		expect(site.project).toMatchObject({
			logo: "logo.svg",
			logo_light: null,
			favicon: null,
			seo_image: null,
		});
		expect(site.branches[0]?.image).toBeNull();
		expect(site.brands[0]?.logo).toBeNull();
		expect(site.shop?.products[0]?.images).toMatchObject([{ private_hash: "ring.png" }]);
		expect(site.media.map(({ name }) => name)).not.toContain(gone);
		const body = await content.pageBody("new", "de");
		expect(body).toMatchObject({
			image: null,
			blocks: [{ type: "picture" }, {}, { items: [{ image: null }] }],
		});
	});
});

describe("a logo that the media folder does not have", () => {
	it("R-ERR-02 R-IMG-02 is an error, in addition to the warnings", async () => {
		const result = await open((files) => {
			set(files, "project.json", "logo", gone);
			set(files, "project.json", "favicon", gone);
		}).load();
		const findings = result.ok ? [] : result.error;
		expect(findings.map(({ severity, field, key }) => [severity, field, key])).toEqual([
			["error", "logo", "content.picture.missing"],
			["warning", "favicon", "content.picture.missing"],
		]);
	});

	it("R-IMG-02 leaves other faults of the same file errors", async () => {
		const result = await open((files) => {
			files["pages/new.json"] = pageWith({
				image: gone,
				colour: 1,
				blocks: [{ type: "picture", image: "" }],
			});
		}).load();
		const findings = result.ok ? [] : result.error;
		expect(findings.map(({ severity, field }) => [severity, field])).toEqual([
			["error", "translations.0.blocks.0.image"],
			["error", "translations.0.colour"],
			["warning", "translations.0.image"],
		]);
	});
});
